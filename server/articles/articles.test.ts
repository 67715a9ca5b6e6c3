import { describe, expect, test } from 'vitest';
import listed from '#content/articles/order.json' with { type: 'json' };
import { listArticles, readArticle, readLibrary } from '#contract/articles.ts';
import { aFamily } from '#testing/family.ts';
import { articleReplies } from './replies/articles.ts';
import { libraryOf, ourPublished } from './rules/library.ts';
import { library } from './service.ts';

const bedtime = '14958497-5fe9-5535-b6a6-e9281cc4919f';
const autism = '665dcce7-5c44-5310-82f6-05fab6e33ce8';
const unknown = '00000000-0000-4000-8000-000000000000';

describe('[ART-01] [ART-04] the articles that everybody may read', () => {
  test('[API-02] are 50, all or of one category, as many as are asked for', async () => {
    const { nobody } = await aFamily();

    const all = await nobody.call(listArticles, { query: {} });
    const sleep = await nobody.call(listArticles, { query: { category: 'Sleep' } });
    const three = await nobody.call(listArticles, { query: { limit: '3' } });

    expect(all).toHaveLength(50);
    expect(all.every(({ content }) => content.startsWith('**Key points**'))).toBe(true);
    expect(sleep).toEqual(all.filter(({ category }) => category === 'Sleep'));
    expect(three).toEqual(all.slice(0, 3));
  });

  test.each(['?category=Nope', '?limit=0', '?from=2'])(
    'cannot be asked for by what there is not, and nothing is said of saving: %s',
    async (query) => {
      const { nobody } = await aFamily();

      const { status, body } = await nobody.get(`/api/articles${query}`);

      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'bad-input', title: 'Some of what was asked for cannot be read.' });
    },
  );

  test('of one day stand in the order of the library: safe sleep, fever and choking first', async () => {
    const { nobody } = await aFamily();
    const keys = new Map(ourPublished().map(({ article, key }) => [article.id, key]));

    const all = await nobody.call(listArticles, { query: {} });

    expect(all.slice(0, 3).map(({ title }) => title)).toEqual([
      'Safe Sleep for Every Nap and Night',
      'Fever by Age: What to Do',
      'Choking First Aid for Babies and Children',
    ]);
    expect(all.map(({ id }) => keys.get(id))).toEqual(listed.order);
    expect(libraryOf(ourPublished().toReversed()).articles[0]?.article.id).toBe(all.at(-1)?.id);
  });

  test('one comes with its sources, its questions and three related articles', async () => {
    const { nobody } = await aFamily();

    const { article, isSubstitute, calls, questions, related, origin } = await nobody.call(readArticle, {
      params: { articleId: bedtime },
    });

    expect(article).toMatchObject({
      slug: 'a-bedtime-routine-that-works',
      category: 'Sleep',
      readingTime: '4 min read',
    });
    expect(isSubstitute).toBe(false);
    expect(calls).toEqual([]);
    expect(questions.filter((one) => one.origin === null)).toHaveLength(6);
    expect(questions.filter((one) => one.origin !== null).map(({ question }) => question)).toEqual([
      'Why does my child bang his head to fall asleep?',
    ]);
    expect(questions.map(({ articleId }) => articleId)).not.toContain(null);
    expect(related).toHaveLength(3);
    expect(related.map(({ id }) => id)).not.toContain(bedtime);
    expect(origin).toMatchObject({ isOurs: true, checkedOn: '2026-11-21', lastCheckedOn: null, reviewedBy: null });
    expect(origin.sources.length).toBeGreaterThan(0);
  });

  test('[ART-05] says so of one whose last facts were checked later', async () => {
    const { nobody } = await aFamily();

    const { origin } = await nobody.call(readArticle, { params: { articleId: autism } });

    expect(origin).toMatchObject({ checkedOn: '2026-11-21', lastCheckedOn: '2026-11-30' });
  });

  test('what asks for help now stands before what can wait for office hours', async () => {
    const { nobody } = await aFamily();
    const all = await nobody.call(listArticles, { query: {} });
    const order = ['emergency', 'call_now', 'call_soon'];

    for (const { id } of all) {
      const { calls } = await nobody.call(readArticle, { params: { articleId: id } });
      const urgencies = calls.map(({ urgency }) => order.indexOf(urgency));
      expect(urgencies).toEqual(urgencies.toSorted((one, other) => one - other));
    }
  });

  test('for an id that none has, the first one stands in; what is no id is not found', async () => {
    const { nobody } = await aFamily();

    const page = await nobody.call(readArticle, { params: { articleId: unknown } });
    const wrong = await nobody.get('/api/articles/sleep');

    expect(page).toMatchObject({ isSubstitute: true, article: { slug: 'safe-sleep-for-every-nap-and-night' } });
    expect(wrong.status).toBe(404);
  });

  test('[API-02] whoever has read a list is sent it once, each list by itself', async () => {
    const { nobody } = await aFamily();
    const paths = ['', '?category=Sleep', '?category=Sleep&limit=2', '?limit=2'].map(
      (query) => `/api/articles${query}`,
    );
    const tags = [];
    for (const path of paths) tags.push((await nobody.get(path)).headers.get('etag') ?? '');

    const again = [];
    for (const [at, path] of paths.entries()) again.push(await nobody.get(path, { 'if-none-match': tags[at] ?? '' }));
    const everything = await nobody.get('/api/articles?limit=999', { 'if-none-match': tags[0] ?? '' });

    expect(new Set(tags).size).toBe(paths.length);
    expect(again.map(({ status }) => status)).toEqual([304, 304, 304, 304]);
    expect(everything.status).toBe(304);
  });

  test('a list is the same object until the library changes, so that its tag is made once', async () => {
    const { house } = await aFamily();
    const published = await library(house);
    const asked = { category: 'Sleep', limit: 2 } as const;

    expect(articleReplies(published, asked)).toBe(articleReplies(published, asked));
    expect(articleReplies(published, { limit: 999 })).toBe(articleReplies(published, {}));
    expect(articleReplies({ ...published }, asked)).not.toBe(articleReplies(published, asked));
  });

  test('a browser keeps the list, and asks whether it has changed', async () => {
    const { parent } = await aFamily();
    const { articles } = await parent.call(readLibrary, {});
    const etag = (await parent.get('/api/library')).headers.get('etag') ?? '';

    expect(articles).toHaveLength(50);
    expect((await parent.get('/api/library', { 'if-none-match': etag })).status).toBe(304);
  });
});
