import { describe, expect, test } from 'vitest';
import { listArticles, readArticle, readLibrary } from '#contract/articles.ts';
import { publishDraft, readDraft, saveDraft, unpublishDraft } from '#contract/articles/editing.ts';
import type { Db } from '#server/db/db.ts';
import { createLog } from '#server/log.ts';
import { aDraft, aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import { aHouse } from '#testing/house.ts';
import { aPerson } from '#testing/people.ts';
import { twoServers } from '#testing/servers/race.ts';
import { until } from '#testing/until.ts';
import { library, libraryChanged } from './service.ts';

test('[ART-04] the library is the same object until something is published or taken back', async () => {
  const home = await twoArticleEditors();
  const { house, hannah } = home;
  const first = await library(house);
  const { id } = await aDraft(home, hannah);
  const params = { articleId: id };
  await hannah.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } });

  const afterSaving = await library(house);
  await hannah.call(publishDraft, { params, body: { version: 2 } });
  const published = await library(house);
  libraryChanged(house.db);
  const unchanged = await library(house);
  await hannah.call(unpublishDraft, { params, body: { version: 3 } });

  expect(afterSaving).toBe(first);
  expect(published).not.toBe(first);
  expect(published.byId.get(id)?.article.title).toBe('Beans');
  expect(unchanged).toBe(published);
  expect((await library(house)).byId.has(id)).toBe(false);
});

test('[ART-04] a browser that kept the list is told of a publication', async () => {
  const home = await twoArticleEditors();
  const { hannah, viewer } = home;
  const before = (await viewer.get('/api/library')).headers.get('etag') ?? '';
  const { id } = await aPublishedDraft(home, hannah);

  const answer = await viewer.get('/api/library', { 'if-none-match': before });

  expect(answer.status).toBe(200);
  expect((await viewer.call(readLibrary, {})).articles.map((head) => head.id)).toContain(id);
});

test('[API-02] articles are listed the newest first, whoever wrote them; ours of one day in the order of the library', async () => {
  const home = await twoArticleEditors();
  const { clock, hannah, nobody } = home;
  await aPublishedDraft(home, hannah, { title: 'Apples' });
  await aPublishedDraft(home, hannah, { title: 'Zucchini' });
  clock.goOn({ days: 30 });
  const later = await aPerson(home, 'Rosa Lind');
  await aPublishedDraft(home, later, { title: 'Milk' });
  clock.goOn({ minutes: 1 });
  await aPublishedDraft(home, later, { title: 'Yogurt' });

  const titles = (await nobody.call(listArticles, { query: {} })).map(({ title }) => title);
  const food = (await nobody.call(listArticles, { query: { category: 'Nutrition' } })).map(({ title }) => title);

  for (const list of [titles, food]) {
    expect(list.slice(0, 2)).toEqual(['Yogurt', 'Milk']);
    expect(list.slice(-2).toSorted()).toEqual(['Apples', 'Zucchini']);
  }
  expect(titles[2]).toBe('Safe Sleep for Every Nap and Night');
});

test.each(['{"title":', '{"title":"Beans"}'])(
  '[ART-04] an article whose stored text can no longer be read is left out and logged, and all others are read',
  async (content) => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const home = await twoArticleEditors(await aHouse({ log }));
    const { house, hannah, nobody } = home;
    const broken = await aPublishedDraft(home, hannah);
    await house.db.updateTable('article_versions').set({ content }).where('article_id', '=', broken.id).execute();
    const other = await aPublishedDraft(home, hannah, { title: 'Beans' });

    const read = (await nobody.call(listArticles, { query: {} })).map(({ id }) => id);

    expect(read).toHaveLength(51);
    expect(read).toContain(other.id);
    expect(read).not.toContain(broken.id);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      unread: [broken.id],
      msg: 'published articles cannot be read',
    });
  },
);

describe('[ART-04] an article that was stored', () => {
  const stored = {
    title: 'Cooking Together',
    summary: 'Small jobs for small hands.',
    content: 'Wash hands first.',
    category: 'Nutrition',
    ageRange: '18-36 months',
    slug: '',
    sources: [{ text: 'Clinic handout, 2026', address: 'https://clinic.example.org/cooking' }],
    checkedOn: '2026-11-20',
    reviewedBy: 'Ada Okafor, MD',
    pictureId: null,
    redFlags: ['rf-choking'],
  };

  async function storedAs(content: object) {
    const home = await twoArticleEditors();
    const { id: articleId } = await aPublishedDraft(home, home.hannah);
    const rows = home.house.db.updateTable('article_versions').where('article_id', '=', articleId);
    await rows.set({ content: JSON.stringify(content) }).execute();
    await countAnotherChange(home.house.db);
    return { ...home, params: { articleId } };
  }

  test('is read with all it says', async () => {
    const { nobody, hannah, params } = await storedAs(stored);

    expect(await nobody.call(readArticle, { params })).toMatchObject({
      isSubstitute: false,
      article: { title: 'Cooking Together', summary: 'Small jobs for small hands.', ageRange: '18-36 months' },
      origin: { reviewedBy: 'Ada Okafor, MD', sources: stored.sources },
      calls: [{ id: 'rf-choking' }],
    });
    expect(await hannah.call(readDraft, { params })).toMatchObject({ ...stored, isReadable: true });
  });

  test.each([
    ['summary', ''],
    ['ageRange', ''],
    ['slug', ''],
    ['sources', []],
    ['reviewedBy', ''],
    ['pictureId', null],
    ['redFlags', []],
  ] as const)('without the field %s stays in the library, and can be edited', async (field, empty) => {
    const { [field]: _, ...rest } = stored;
    const { nobody, hannah, params } = await storedAs(rest);

    expect(await nobody.call(readArticle, { params })).toMatchObject({
      isSubstitute: false,
      article: { title: 'Cooking Together' },
    });
    expect(await hannah.call(readDraft, { params })).toMatchObject({ ...stored, [field]: empty, isReadable: true });
  });
});

/** As another server would that published something. */
async function countAnotherChange(db: Db): Promise<void> {
  await db.updateTable('library_changes').set({ made: 99 }).execute();
}

test('[ART-04] readers of the library ask the database once a second, however many they are', async () => {
  const home = await aHouse();
  const { db, queries } = counted(home.house.db);
  const house = { ...home.house, db };
  await library(house);
  const first = queries();

  const atOnce = await Promise.all(Array.from({ length: 50 }, () => library(house)));
  for (let n = 0; n < 50; n += 1) atOnce.push(await library(house));

  expect(new Set(atOnce).size).toBe(1);
  expect(queries() - first).toBeLessThanOrEqual(1);
});

/** The same database, and how many queries it was asked. */
function counted(of: Db): { db: Db; queries: () => number } {
  let queries = 0;
  const db = of.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db, queries: () => queries };
}

test('[ART-04] another server shows a publication within a second, and forgets what was taken back', async () => {
  const { servers, end } = await twoServers();
  const [here, elsewhere] = servers;
  const isShown = async (id: string) => (await library(elsewhere.house)).byId.has(id);
  const home = await twoArticleEditors(here);
  await library(elsewhere.house);

  const { id } = await aPublishedDraft(home, home.hannah);
  await until(() => isShown(id), 3000);
  await home.hannah.call(unpublishDraft, { params: { articleId: id }, body: { version: 2 } });
  await until(async () => !(await isShown(id)), 3000);

  expect(await isShown(id)).toBe(false);
  await end();
});
