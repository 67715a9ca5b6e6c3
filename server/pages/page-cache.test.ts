import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageCache, type SentPage } from './page-cache.ts';

const dashboard = (name: string) =>
  `<h1>${name}'s Dashboard</h1>${'<p>Growth, vaccines and checkups.</p>'.repeat(100)}`;
const add = (pages: PageCache, name: string) => pages.add(name, { status: 200, html: dashboard(name) }, 'dashboard');
const textOf = (page: SentPage | undefined) => Buffer.from(page?.body ?? '').toString();

test('a page comes back as it was, and as each browser takes it, however often it is asked for', () => {
  const pages = new PageCache({ sent: 5000, packed: 5000 });
  for (const name of ['Maya', 'Jonah', 'Zoë']) add(pages, name);

  for (const name of ['Zoë', 'Maya', 'Jonah', 'Zoë', 'Zoë', 'Maya']) {
    const [plain, packed] = [undefined, 'br'].map((acceptEncoding) => pages.get(name, acceptEncoding));
    expect(textOf(plain)).toBe(dashboard(name));
    expect(brotliDecompressSync(packed?.body ?? '').toString()).toBe(dashboard(name));
    expect([plain?.status, packed?.headers['content-encoding']]).toEqual([200, 'br']);
  }
});

test('a page keeps its status, and what was not asked for the longest goes first', () => {
  const pages = new PageCache({ sent: 0, packed: 2000 });
  pages.add('Nobody', { status: 404, html: 'Page not found' }, '');
  for (const name of ['Maya', 'Jonah']) add(pages, name);

  expect(pages.get('Nobody', undefined)?.status).toBe(404);
  add(pages, 'Zoë');
  expect(['Nobody', 'Maya', 'Zoë'].map((name) => pages.get(name, undefined) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test('only a page that is asked for again soon is kept as it was sent', () => {
  const pages = new PageCache();
  for (const name of ['Maya', 'Jonah']) add(pages, name);
  const isKept = (name: string) => pages.get(name, undefined) === pages.get(name, undefined);

  expect(isKept('Maya')).toBe(true);
  for (let n = 0; n < 600; n += 1) pages.get('Maya', undefined);
  expect([isKept('Jonah'), isKept('Jonah')]).toEqual([false, true]);
});
