import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PageRequest } from '#contract/pages.ts';
import { renderer } from '#web/app/render.tsx';
import { closeFor } from '#testing/accounts.ts';
import { aPublishedDraft } from '#testing/articles/drafts.ts';
import { emptyLibrary } from '#testing/articles/empty-library.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';

const paths = ['/', '/terms', '/privacy'];

test.each(paths)(
  '[NAV-01] a parent’s version of %s is never shown to a visitor, nor the other way round',
  async (path) => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, 'Hannah Brooks');
    const visitor = home.visitor();

    const seen = [
      await visitor.get(path),
      await parent.get(path),
      await visitor.get(path),
      await parent.get(path),
      await visitor.get(path),
    ];

    expect(seen.map(({ text }) => text.includes('data-action="sign-out"'))).toEqual([false, true, false, true, false]);
    expect(seen[2]?.text).toBe(seen[0]?.text);
  },
);

test.each(paths)('a browser with %s in its cache asks again with its cookies', async (path) => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');

  const plain = await home.visitor().get(path);
  const personal = await parent.get(path);

  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(plain.headers.get('vary')).toBe('cookie, accept-encoding');
  expect(personal.headers.get('cache-control')).toBe('no-store');
});

test.each(paths)('%s is drawn once for all parents with the same theme, and again for another', async (path) => {
  const { home, drawn } = await aHouseWithDrawings();
  const [hannah, sam, dark] = [
    await aPerson(home, 'Hannah Brooks'),
    await aPerson(home, 'Sam Brooks'),
    await aPerson(home, 'Mia Brooks'),
  ];
  await dark.patch('/api/me', { theme: 'dark', version: 1 });

  const texts = [await hannah.get(path), await sam.get(`${path}?from=mail`), await dark.get(path)].map(
    ({ text }) => text,
  );

  expect(drawn).toEqual([path, path]);
  expect(texts[1]).toBe(texts[0]);
  expect(texts.map((text) => /data-theme="(\w+)"/.exec(text)?.[1])).toEqual([undefined, undefined, 'dark']);
  expect(texts.join()).not.toContain('Brooks');
});

test('a page kept for parents is not shown to the owner of a closed account, nor to who has a message to read', async () => {
  const home = await aHouse({ pages: renderer });
  const [parent, closed] = [await aPerson(home, 'Hannah Brooks'), await aPerson(home, 'Sam Brooks')];
  await closeFor(home.house.db, closed, '2026-12-21T03:00:00.000Z');
  await parent.get('/terms');

  const ofClosed = await closed.get('/terms');
  parent.cookies.set('flash', 'welcome-back');
  const [told, next] = [await parent.get('/terms'), await parent.get('/terms')];

  expect(ofClosed.text).not.toContain('href="/dashboard"');
  expect(next.text).toContain('href="/dashboard"');
  expect([told, next].map(({ text }) => text.includes('data-flash'))).toEqual([true, false]);
});

test('a page kept for parents comes compressed to who takes it so', async () => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');
  const asked = { cookie: `sid=${parent.cookies.get('sid')}` };

  const plain = await home.app.request('/terms', { headers: asked });
  const packed = await home.app.request('/terms', { headers: { ...asked, 'accept-encoding': 'br' } });

  expect([plain, packed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
});

test('the page to log in is kept for visitors, but not with the place to go then', async () => {
  const home = await aHouse({ pages: renderer });
  const parent = await aPerson(home, 'Hannah Brooks');

  const plain = await home.visitor().get('/login');
  const onwards = await home.visitor().get('/login?next=%2Fsettings');
  const again = await home.visitor().get('/login');
  const signedIn = await parent.get('/login');

  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect(onwards.headers.get('cache-control')).toBe('no-store');
  expect(again.text).toBe(plain.text);
  expect(signedIn.headers.get('location')).toBe('/dashboard');
});

test.each(['/', '/terms', '/login', '/preview/educational-content', '/preview/growth-tracking'])(
  '[NAV-01] %s is not drawn again for cookies without a session or a message, whatever they say',
  async (path) => {
    const { home, drawn } = await aHouseWithDrawings();
    const ended = await aPerson(home, 'Hannah Brooks');
    const plain = await home.visitor().get(path);
    home.clock.goOn({ days: 400 });
    drawn.length = 0;

    const cookies = [
      ...['', 'x', 'x'.repeat(43), 'x'.repeat(4000)].map((sid) => `sid=${sid}`),
      `sid=${ended.cookies.get('sid')}`,
      'flash=hello',
    ];
    const answers = await Promise.all(cookies.map((cookie) => home.visitor().get(path, { cookie })));

    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([plain.text]));
    for (const { status, headers } of answers) {
      expect([status, headers.get('etag'), headers.get('vary')]).toEqual([
        200,
        plain.headers.get('etag'),
        'cookie, accept-encoding',
      ]);
    }
    expect(drawn).toEqual([]);
  },
);

test('a preview that shows no article is not drawn again when one is published; a list of articles is', async () => {
  const { home, drawn } = await aHouseWithDrawings();
  onTestFinished(() => emptyLibrary(home.house.db));
  const editor = await aPerson(home, 'Hannah Brooks');
  const previews = ['/preview/growth-tracking', '/preview/milestone-tracking', '/preview/vaccine-scheduler'];
  const lists = ['/preview/educational-content', '/preview/category/baby-nutrition'];
  for (const path of [...previews, ...lists]) await home.visitor().get(path);
  drawn.length = 0;

  await aPublishedDraft(home, editor);
  for (const path of [...previews, ...lists]) await home.visitor().get(path);

  expect(drawn).toEqual(lists);
});

test.each([
  { accepts: 'gzip, deflate, br, zstd', packed: true },
  { accepts: 'br;q=0.9', packed: true },
  { accepts: 'gzip', packed: false },
  { accepts: 'br;q=0, gzip', packed: false },
  { accepts: 'br; q=0.0', packed: false },
  { accepts: 'brotli', packed: false },
  { accepts: undefined, packed: false },
])('a public page is compressed as the browser accepts it: $accepts', async ({ accepts, packed }) => {
  const home = await aHouse({ pages: renderer });

  const plain = await bytesOf(home, undefined);
  const answer = await bytesOf(home, accepts);

  expect(answer.encoding).toBe(packed ? 'br' : null);
  expect(packed ? brotliDecompressSync(answer.bytes) : answer.bytes).toEqual(plain.bytes);
});

describe('a cached public page', () => {
  test('is sent again only when it has changed', async () => {
    const { visitor } = await aHouse({ pages: renderer });
    const browser = visitor();
    const etag = (await browser.get('/terms')).headers.get('etag') ?? '';

    const again = await browser.get('/terms', { 'if-none-match': etag });
    const changed = await browser.get('/terms', { 'if-none-match': 'W/"another"' });

    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(Object.fromEntries(again.headers)).toMatchObject({
      etag,
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(changed).toMatchObject({ status: 200, text: expect.stringContaining('Terms of use') });
  });

  test('is known by its tag in a list, made strong by a proxy, and packed', async () => {
    const { visitor } = await aHouse({ pages: renderer });
    const etag = (await visitor().get('/')).headers.get('etag') ?? '';
    const given = [`"a", ${etag}`, etag.replace('W/', ''), '*'];

    const answers = await Promise.all(
      given.map((tags) => visitor().get('/', { 'if-none-match': tags, 'accept-encoding': 'br' })),
    );

    expect(answers.map(({ status }) => status)).toEqual([304, 304, 304]);
  });

  test('has another tag than other pages, and none for a parent who is signed in', async () => {
    const home = await aHouse({ pages: renderer });
    const parent = await aPerson(home, 'Hannah Brooks');
    const etags = await Promise.all(paths.map(async (path) => (await home.visitor().get(path)).headers.get('etag')));

    const personal = await parent.get('/', { 'if-none-match': etags[0] ?? '' });

    expect(new Set(etags).size).toBe(paths.length);
    expect(personal.status).toBe(200);
    expect(personal.headers.has('etag')).toBe(false);
  });
});

/** With a list of what is drawn. */
async function aHouseWithDrawings() {
  const drawn: string[] = [];
  const pages = { ...renderer, render: (request: PageRequest) => (drawn.push(request.path), renderer.render(request)) };
  return { home: await aHouse({ pages }), drawn };
}

async function bytesOf({ app }: TestHouse, accepts: string | undefined) {
  const answer = await app.request('/', { headers: accepts === undefined ? {} : { 'accept-encoding': accepts } });
  return { encoding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('[ART-01] ids without an article share one kept page, and an id is the same in capitals', async () => {
  const { home, drawn } = await aHouseWithDrawings();
  const { visitor } = home;
  const known = '/preview/article/14958497-5fe9-5535-b6a6-e9281cc4919f';

  const unknown = ['0', '1', 'a', 'B', 'C'].map((end) => `/preview/article/00000000-0000-4000-8000-00000000000${end}`);
  const texts = new Set<string>();
  for (const path of unknown) texts.add((await visitor().get(path)).text);
  const inSmall = await visitor().get(known);
  const inCapitals = await visitor().get(known.toUpperCase().replace('/PREVIEW/ARTICLE/', '/preview/article/'));

  expect(texts.size).toBe(1);
  expect(drawn).toEqual([unknown[0], known]);
  expect(inCapitals.text).toBe(inSmall.text);
  expect(texts).not.toContain(inSmall.text);
  expect((await visitor().get('/preview/article/12')).status).toBe(404);
});

test('pages that do not exist are not kept: there may be any number of them', async () => {
  const { home, drawn } = await aHouseWithDrawings();
  const path = '/preview/category/baby-music';

  const statuses = [(await home.visitor().get(path)).status, (await home.visitor().get(path)).status];

  expect(statuses).toEqual([404, 404]);
  expect(drawn).toEqual([path, path]);
});

test('an address without a page is not found, also for a browser that claims to have a copy', async () => {
  const { visitor } = await aHouse({ pages: renderer });
  const { status } = await visitor().get('/preview/article/slug/nope', { 'if-none-match': '*' });

  expect(status).toBe(404);
});
