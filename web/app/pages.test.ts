import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { articleHref, categoryHref, libraryHref, searchFieldHref, slugHref } from '#domain/articles/addresses.ts';
import { footerLinks, navigation, sourceAddress } from '#web/site/navigation.ts';
import { laterFiles } from './later-files.ts';
import { cards, pageAt, pages, quickAdds, searchOf, signedInPageAt } from './pages.ts';
import { renderer } from './render.tsx';

const root = join(import.meta.dirname, '../..');
const { factsOf } = renderer;

test('every address is one page', () => {
  const paths = pages.map(({ path }) => path);

  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  { address: articleHref('public', 'any'), path: '/preview/article/:articleId' },
  { address: slugHref({ slug: 'any' }), path: '/preview/article/slug/:slug' },
  { address: categoryHref('public', 'Sleep'), path: '/preview/category/:categorySlug' },
  { address: searchFieldHref('public').replace('#search', ''), path: '/preview/educational-content' },
  { address: articleHref('education', 'any'), path: '/education/article/:articleId' },
  { address: libraryHref('education'), path: '/education' },
])('[NAV-01] the address $address of the library is the page $path', ({ address, path }) => {
  expect(factsOf(address)?.route).toBe(path);
});

describe.each(pages)('the page $path', (page) => {
  test('[PUB-11] has a title and a description of its own', () => {
    expect(page.title).not.toContain('|');
    expect(page.description).toMatch(/^[A-Z].*\.$/);
    expect(pages.filter(({ title }) => title === page.title)).toHaveLength(1);
  });

  test('[NAV-04] is a signed-in page exactly when it needs an account, and the file of its page or form exists', () => {
    expect(page.kind === 'signed-in').toBe(page.who === 'signed in');
    expect(page.module !== undefined).toBe(page.kind !== 'public');
    expect(existsSync(join(root, page.module ?? 'web/app/pages.ts'))).toBe(true);
  });

  test('[PUB-11] is offered to search engines only when it is public and carries no secret', () => {
    const { listed, kind, carriesToken } = factsOf(page.path.replaceAll(/:\w+/g, 'grapes')) ?? {
      listed: true,
      kind: 'signed-in',
      carriesToken: true,
    };

    expect(listed && (kind !== 'public' || carriesToken)).toBe(false);
  });
});

test('a signed-in page preloads the file that it loads', () => {
  const signedIn = pages.filter(({ kind }) => kind === 'signed-in');

  expect(signedIn.map(({ module }) => module).filter((module) => !loadedFiles().has(module ?? ''))).toEqual([]);
});

test('the dashboard shows every card of the rooms, which names the file that it loads', () => {
  const declared = loadedFiles(/Card: lazily\(\(\) => import\('(\.[^']+)'\)/g);

  expect(cards.map(({ module }) => module).toSorted()).toEqual([...declared].toSorted());
});

test('[DASH-01] each dialog that + opens on the dashboard names the file that it loads', () => {
  const declared = loadedFiles(/Dialog: lazily\(\(\) => import\('(\.[^']+)'\)/g);

  expect(quickAdds.map(({ module }) => module).toSorted()).toEqual([...declared].toSorted());
});

test('what is loaded ahead is there, each file once', () => {
  expect(laterFiles.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(laterFiles).size).toBe(laterFiles.length);
});

test('[ART-04] the pages of editors are loaded for editors alone', () => {
  expect(laterFiles.filter((file) => file.includes('/editor/'))).toEqual([]);
});

test('[DASH-01] the dashboard comes with what its cards show, each answer once', () => {
  const { first = [] } = pageAt('/dashboard') ?? {};

  expect(first).toEqual(expect.arrayContaining(['listCheckups', ...cards.flatMap((card) => card.first)]));
  expect(new Set(first).size).toBe(first.length);
});

test('[FOOD-02] a food is a page of its own, and what has a page of its own is no food', () => {
  const [food, guide] = [factsOf('/food-guide/grapes'), factsOf('/food-guide')];

  expect(food).toMatchObject({ route: '/food-guide/:foodId', params: { foodId: 'grapes' } });
  expect(guide).toMatchObject({ route: '/food-guide', params: {} });
});

test('[FOOD-02] the page of a food is of the food in its path, whatever its query says', () => {
  const food = signedInPageAt('/food-guide/grapes');

  expect(food && searchOf(food, '/food-guide/grapes', '?foodId=honey&from=search')).toEqual({
    foodId: 'grapes',
    from: 'search',
  });
});

test('a page is sent only with answers that its address and the child are enough for', () => {
  const asked = pages.flatMap(({ path, first = [] }) =>
    first.flatMap((name) => endpoints[name].path.match(/:\w+/g)?.map((param) => ({ path, param })) ?? []),
  );

  expect(asked.filter(({ path, param }) => param !== ':childId' && !path.includes(param))).toEqual([]);
});

/** Every file that a list of pages imports when its page is shown. */
function loadedFiles(load = /import\('(\.[^']+)'\)/g): Set<string> {
  const lists = globSync('web/**/pages.ts', { cwd: root });
  return new Set(
    lists.flatMap((list) =>
      [...readFileSync(join(root, list), 'utf8').matchAll(load)].map(([, file = '']) =>
        posix.join(posix.dirname(list), file),
      ),
    ),
  );
}

test('[NAV-01] every item of the menu and of the footer leads to a page that exists', () => {
  const hrefs = [
    ...navigation.flatMap(({ visitors, parents }) => [visitors, parents]),
    ...footerLinks.map(({ href }) => href),
  ]
    .filter((href) => href !== null)
    .filter((href) => href !== sourceAddress);

  expect(hrefs.filter((href) => !pageAt(new URL(href, 'http://localhost').pathname))).toEqual([]);
});

test.each(['/nowhere', '/Login', '/login/', '', '/constructor', '/__proto__', '/food-guide/:foodId', '/food-guide/'])(
  '%j is no page',
  (path) => {
    expect(factsOf(path)).toBeNull();
  },
);
