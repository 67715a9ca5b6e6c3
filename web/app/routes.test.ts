import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { factsOf, footerLinks, navigation, routeOf, routes, type Route } from './routes.ts';

const root = join(import.meta.dirname, '../..');
const all: readonly Route[] = routes;

test('every address is one page', () => {
  const paths = all.map(({ path }) => path);

  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(all)('the page $path', (route) => {
  test('[PUB-11] has a title and a description of its own', () => {
    expect(route.title).not.toContain('|');
    expect(route.description).toMatch(/^[A-Z].*\.$/);
    expect(all.filter(({ title }) => title === route.title)).toHaveLength(1);
  });

  test('[NAV-04] is a signed-in page exactly when it needs an account, and the file of its page or form is there', () => {
    expect(route.kind === 'signed-in').toBe(route.who === 'signed in');
    expect(route.module !== undefined).toBe(route.kind !== 'public');
    expect(existsSync(join(root, route.module ?? 'web/app/routes.ts'))).toBe(true);
  });

  test('[PUB-11] is offered to search engines only when it is public and carries no secret', () => {
    const { listed, kind, carriesToken } = factsOf(route.path) ?? {
      listed: true,
      kind: 'signed-in',
      carriesToken: true,
    };

    expect(listed && (kind !== 'public' || carriesToken)).toBe(false);
  });
});

test('[NAV-01] every item of the menu and of the footer leads to a page that exists', () => {
  const hrefs = [
    ...navigation.flatMap(({ visitors, parents }) => [visitors, parents]),
    ...footerLinks.map(({ href }) => href),
  ].filter((href) => href !== null);

  expect(hrefs.filter((href) => !routeOf(new URL(href, 'http://localhost').pathname))).toEqual([]);
});

test.each(['/nowhere', '/Login', '/login/', '', '/constructor', '/__proto__'])('%j is no page', (path) => {
  expect(factsOf(path)).toBeNull();
});
