import { expect, onTestFinished, test } from 'vitest';
import { unpublishDraft } from '#contract/articles/editing.ts';
import { feedPath } from '#contract/pages.ts';
import { readConfig } from '#server/config.ts';
import { renderer } from '#web/app/render.tsx';
import { aPublishedDraft } from '#testing/articles/drafts.ts';
import { emptyLibrary } from '#testing/articles/empty-library.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

const houseWith = (settings: Record<string, string>) =>
  aHouse({ pages: renderer, config: readConfig({ LOG_LEVEL: 'silent', ...settings }) });

test('[decision 55] each page leads to the source of the version that runs here', async () => {
  const { visitor } = await houseWith({ SOURCE_URL: 'https://code.example.org/fernling/0.1' });

  for (const path of ['/', '/login', '/terms']) expect((await visitor().get(path)).text).toContain('href="/source"');
  expect((await visitor().get('/terms')).text).toContain(
    'href="https://code.example.org/fernling/0.1">its source code',
  );
  const { status, headers } = await visitor().get('/source');
  expect([status, headers.get('location')]).toEqual([303, 'https://code.example.org/fernling/0.1']);
});

test('[decision 55] without an address of the source the terms say whom to ask', async () => {
  const { visitor } = await houseWith({ OPERATOR_NAME: 'Elm Clinic' });

  expect((await visitor().get('/source')).headers.get('location')).toBe('/terms#the-software');
  const { text } = await visitor().get('/terms');
  expect(text).toContain('id="the-software"');
  expect(text).toMatch(/Version \d+\.\d+\.\d+ runs here: ask Elm Clinic for its source code\./);
});

test('who finds a weakness is told whom to write to, where the operator has an address', async () => {
  const { visitor, clock } = await houseWith({ OPERATOR_EMAIL: 'help@example.org' });
  const nobody = await houseWith({});

  const { status, text } = await visitor().get('/.well-known/security.txt');

  expect(status).toBe(200);
  expect(text).toContain('Contact: mailto:help@example.org\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(clock.now().getTime());
  expect(expires).toBeLessThan(clock.now().getTime() + 365 * 86_400_000);
  expect((await nobody.visitor().get('/.well-known/security.txt')).status).toBe(404);
});

const files = ['/robots.txt', '/sitemap.xml', feedPath, '/.well-known/security.txt'];

test.each([...files, '/source'])(
  'of a flood of requests for %s only so many wait as of any other page',
  async (path) => {
    const { visitor } = await houseWith({ OPERATOR_EMAIL: 'help@example.org' });
    const flood = await Promise.all(Array.from({ length: 600 }, async () => (await visitor().get(path)).status));

    expect(new Set(flood)).toEqual(new Set([path === '/source' ? 303 : 200, 429]));
    expect((await visitor().get(path)).status).not.toBe(429);
  },
);

test.each(files)('%s is not used without asking, and not sent again while it says the same', async (path) => {
  const { visitor } = await houseWith({ OPERATOR_EMAIL: 'help@example.org' });
  const first = await visitor().get(path);
  const again = await visitor().get(path, { 'if-none-match': first.headers.get('etag') ?? '' });

  expect(first.headers.get('cache-control')).toBe('no-cache');
  expect([again.status, again.text]).toEqual([304, '']);
});

test('[ART-04] who asks again for the sitemap is told at once that an article was taken back', async () => {
  const family = await aFamily(await houseWith({}));
  onTestFinished(() => emptyLibrary(family.house.db));
  const slug = 'soup-for-the-whole-table';
  const { id, version } = await aPublishedDraft(family, family.stranger, { slug });
  const published = await family.nobody.get('/sitemap.xml');
  await family.stranger.call(unpublishDraft, { params: { articleId: id }, body: { version } });

  const after = await family.nobody.get('/sitemap.xml', { 'if-none-match': published.headers.get('etag') ?? '' });

  expect(published.text).toContain(slug);
  expect(after.status).toBe(200);
  expect(after.text).not.toContain(slug);
});
