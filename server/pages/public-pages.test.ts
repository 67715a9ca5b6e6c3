import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { renderer } from '#web/app/render.tsx';
import { readConfig } from '#server/config.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import type { House } from '#server/http/house.ts';

const origin = 'http://localhost:3000';
const listed = [
  '/',
  '/about-us',
  '/terms',
  '/privacy',
  '/preview/vaccine-scheduler',
  '/preview/growth-tracking',
  '/preview/milestone-tracking',
  '/preview/educational-content',
];
const forms = [
  '/login',
  '/signup',
  '/signup-success',
  '/confirm-email',
  '/invitation',
  '/forgot-password',
  '/reset-password',
  '/reminders-off',
  '/contact',
];
const signedInPaths = [
  '/dashboard',
  '/measurements',
  '/add-measurement',
  '/import-measurements',
  '/appointments',
  '/appointments/questions',
  '/print/visit',
  '/settings',
  '/contact-us',
];
const sentence = 'Oops! It looks like this page is still developing, just like a newborn.';

describe.each([...listed, ...forms])('the page %s', (path) => {
  test('[PUB-11] arrives whole: one title, one description, one heading, no script or style of its own', async () => {
    const { status, headers, text } = await visit(path);

    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toMatch(/^<!doctype html><html lang="en"/);
    expect(text).toMatch(/<\/html>$/);
    expect(text.match(/<title>[^<]*Fernling[^<]*<\/title>/g)).toHaveLength(1);
    expect(text.match(/<meta name="description" content="[^"]{20,}"\/>/g)).toHaveLength(1);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+="/);
    expect(text.match(/<script(?! type="(?:module" src="\/assets\/|application\/ld\+json"))/g)).toBeNull();
  });

  test('[PUB-11] may load nothing but our own files', async () => {
    const { headers } = await visit(path);

    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

test.each(forms)('[AUTH-01] the form of %s is in the script of the page', async (path) => {
  const { text } = await visit(path);
  const script = await readFile(renderer.factsOf(path)?.modules[0] ?? '', 'utf8');

  expect(script).toContain(`hydrateIslands({ ${/data-island="(\w+)"/.exec(text)?.[1]} })`);
});

test('[PUB-11] no two pages have the same title or the same description', async () => {
  const pages = await Promise.all([...listed, ...forms].map(visit));
  const said = pages.flatMap(({ text }) => [titleOf(text), /name="description" content="([^"]*)"/.exec(text)?.[1]]);

  expect(new Set(said).size).toBe(said.length);
});

test.each(listed)('[PUB-11] %s names its own address and may be found by search engines', async (path) => {
  const { headers, text } = await visit(path);

  expect(text).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
  expect(headers.has('x-robots-tag')).toBe(false);
  expect(text).not.toContain('noindex');
});

test.each([...forms, '/nowhere'])('[PUB-11] %s is not indexed by search engines', async (path) => {
  const { headers, text } = await visit(path);

  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  expect(text).not.toContain('rel="canonical"');
});

test('[PUB-11] sitemap.xml lists the public pages, what the library has, and no others', async () => {
  const { headers, text } = await visit('/sitemap.xml');

  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/\/preview\/(category|article\/slug)\//.test(address))).toEqual(
    listed.map((path) => `${origin}${path}`),
  );
  expect(addresses).toHaveLength(listed.length + 55);
});

test('[PUB-11] robots.txt lets the public pages be read and leads to the sitemap', async () => {
  const { headers, text } = await visit('/robots.txt');

  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /functions/',
    'Allow: /',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]);
});

test.each(['/nowhere', '/login/', '/terms/extra', '/index.html', '/Terms', '/%00', '/a%2fb', '/🌿'])(
  '[PUB-10] %s is no page and says so with status 404',
  async (path) => {
    const { status, text } = await visit(path);

    expect(status).toBe(404);
    expect(text).toContain(sentence);
    expect(text).toMatch(/<a[^>]* href="\/"[^>]*>(<[^>]*>)*Return to Home/);
    expect(titleOf(text)).toBe('Page not found | Fernling');
  },
);

test('[PUB-10] a parent who is signed in gets the same page', async () => {
  const { parent } = await aFamily(await aHouse(pages));

  expect(await parent.get('/nowhere')).toMatchObject({ status: 404, text: expect.stringContaining(sentence) });
});

test('[PUB-10] an address cannot put markup of its own into the page', async () => {
  const { text } = await visit('/%3Cscript%3Ealert(1)%3C/script%3E?q=<b>"');

  expect(text).not.toMatch(/<script>|<b>/);
});

test('asking for the head of a page gives its headers alone', async () => {
  const { app } = await aHouse(pages);

  const answer = await app.request('/terms', { method: 'HEAD' });

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test.each(['/login', '/', '/nowhere'])('nothing can be posted to the page %s', async (path) => {
  const { visitor } = await aHouse(pages);

  const answer = await visitor().post(path, {});

  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('a page whose address carries a token sends no referrer, and is never cached', async () => {
  const { headers, text } = await visit(`/confirm-email?token=${'t'.repeat(43)}`);

  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect([...text.matchAll(/ (?:src|href)="(https?:[^"]*)"/g)]).toEqual([]);
});

test.each(['/', '/login'])('%s sends its address to our own pages only', async (path) => {
  expect((await visit(path)).headers.get('referrer-policy')).toBe('same-origin');
});

test('pages tell browsers to come by https only where they are reached that way', async () => {
  const config = readConfig({ PUBLIC_URL: 'https://family.example.org', LOG_LEVEL: 'silent' });
  const { visitor } = await aHouse({ ...pages, config });

  for (const path of ['/', '/login']) {
    expect((await visitor().get(path)).headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect((await visit(path)).headers.has('strict-transport-security')).toBe(false);
  }
});

test('every page that the renderer knows is one of those that are tested here', () => {
  const known = [...listed, ...forms, ...signedInPaths, '/outbox'];

  expect(renderer.listedPaths).toEqual(listed);
  expect(known.filter((path) => renderer.factsOf(path) === null)).toEqual([]);
});

const pages: Partial<House> = {
  pages: renderer,
  assetsOf: () => ({
    later: [],
    styles: ['/assets/styles.css'],
    preloads: [],
    main: [],
    replies: [],
    fonts: [],
    scripts: ['/assets/tiny.js'],
  }),
};

async function visit(path: string) {
  return (await aHouse(pages)).visitor().get(path);
}

function titleOf(html: string) {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}
