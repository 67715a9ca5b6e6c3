import { describe, expect, test } from 'vitest';
import { listArticles, readArticle, readLibrary } from '#contract/articles.ts';
import {
  publishDraft,
  readDraft,
  readDraftHistory,
  removeDraft,
  restoreDraft,
  saveDraft,
  unpublishDraft,
} from '#contract/articles/editing.ts';
import { searchLibrary } from '#contract/articles/search.ts';
import { day } from '#domain/time/day.ts';
import { aDraft, aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import type { Client } from '#testing/client.ts';
import { aHouse } from '#testing/house.ts';
import { articlePageBySlug, categoryReply, featuredReply } from './replies/articles.ts';
import { searchIndex } from './rules/search/kept-index.ts';
import { library } from './service.ts';

const slug = 'cooking-together-first-kitchen-jobs';

type Home = Awaited<ReturnType<typeof twoArticleEditors>>;

/** Everywhere a reader could meet an article of this title, and where it was met. */
async function metBy(home: Home, reader: Client, { id, title }: { id: string; title: string }): Promise<string[]> {
  const { house, clock, viewer } = home;
  const published = await library(house);
  const page = await reader.call(readArticle, { params: { articleId: id } });
  const { found } = await reader.call(searchLibrary, { query: { q: title } });
  const places = {
    list: await reader.call(listArticles, { query: {} }),
    category: await reader.call(listArticles, { query: { category: 'Nutrition' } }),
    id: page.isSubstitute ? null : page,
    search: found,
    signedInList: await viewer.call(readLibrary, {}),
    slug: articlePageBySlug(published, slug, clock.now()),
    categoryPage: categoryReply(published, 'baby-nutrition'),
    newest: featuredReply(published),
  };
  return Object.entries(places).flatMap(([place, shown]) => (JSON.stringify(shown).includes(title) ? [place] : []));
}

const everywhere = ['list', 'category', 'id', 'search', 'signedInList', 'slug', 'categoryPage', 'newest'];

describe('[ART-04] an article of an editor', () => {
  test('is met nowhere before it is published, everywhere then, and nowhere once it is taken back or removed', async () => {
    const house = await aHouse();
    // Later than ours were published.
    house.clock.goOn({ days: 60 });
    const home = await twoArticleEditors(house);
    const { hannah, nobody } = home;
    const draft = await aDraft(home, hannah);
    const params = { articleId: draft.id };

    const before = [await metBy(home, nobody, draft), await metBy(home, hannah, draft)];
    await hannah.call(publishDraft, { params, body: { version: 1 } });
    await searchIndex(await library(house.house));
    const then = await metBy(home, nobody, draft);
    await hannah.call(unpublishDraft, { params, body: { version: 2 } });
    const takenBack = await metBy(home, nobody, draft);
    await hannah.call(publishDraft, { params, body: { version: 3 } });
    await hannah.call(removeDraft, { params, body: { version: 4 } });
    const removed = await metBy(home, nobody, draft);
    await hannah.call(restoreDraft, { params, body: { of: 4, version: 5 } });

    expect(before).toEqual([[], []]);
    expect(then).toEqual(everywhere);
    expect(takenBack).toEqual([]);
    expect(removed).toEqual([]);
    expect(await metBy(home, nobody, draft)).toEqual([]);
    expect(await hannah.call(readDraft, { params })).toMatchObject({ state: 'draft', publishedAt: null });
  });

  test('[API-02] that was taken back is in no list that was kept, and whoever has one is sent another', async () => {
    const house = await aHouse();
    // Later than ours were published.
    house.clock.goOn({ days: 60 });
    const home = await twoArticleEditors(house);
    const { hannah, nobody } = home;
    const { id, title } = await aPublishedDraft(home, hannah);
    const paths = ['/api/articles', '/api/articles?category=Nutrition', '/api/articles?limit=1'];
    const kept = [];
    for (const path of paths) kept.push(await nobody.get(path));

    await hannah.call(unpublishDraft, { params: { articleId: id }, body: { version: 2 } });
    const then = [];
    for (const [at, path] of paths.entries())
      then.push(await nobody.get(path, { 'if-none-match': kept[at]?.headers.get('etag') ?? '' }));

    expect(kept.map(({ text }) => text.includes(title))).toEqual([true, true, true]);
    expect(then.map(({ status, text }) => [status, text.includes(title)])).toEqual([
      [200, false],
      [200, false],
      [200, false],
    ]);
  });

  test('that is changed is read as it was published, until it is published again', async () => {
    const home = await twoArticleEditors();
    const { hannah, nobody } = home;
    const { id, version } = await aPublishedDraft(home, hannah);
    const params = { articleId: id };

    const saved = await hannah.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version } });
    const meanwhile = await nobody.call(readArticle, { params });
    const again = await hannah.call(publishDraft, { params, body: { version: saved.version } });
    const after = await nobody.call(readArticle, { params });

    expect(saved).toMatchObject({ state: 'changed', title: 'Beans', finalSlug: slug });
    expect(meanwhile.article.title).toBe(cooking.title);
    expect(again).toMatchObject({ state: 'published', finalSlug: slug });
    expect(after.article).toMatchObject({ title: 'Beans', slug });
  });

  test('says of itself when it was published first and last, who checked it, and that it is not ours', async () => {
    const home = await twoArticleEditors();
    const { hannah, nobody, clock } = home;
    const { id } = await aPublishedDraft(home, hannah, { reviewedBy: 'Dana Reed, MD', redFlags: ['rf-breathing'] });
    const params = { articleId: id };
    clock.goOn({ minutes: 10 });
    await hannah.call(unpublishDraft, { params, body: { version: 2 } });
    await hannah.call(publishDraft, { params, body: { version: 3 } });

    const { article, origin, calls } = await nobody.call(readArticle, { params });

    expect(article).toMatchObject({
      slug,
      published: true,
      readingTime: '1 min read',
      imageUrl: null,
      createdAt: '2026-11-21T15:00:00.000Z',
      updatedAt: '2026-11-21T15:10:00.000Z',
    });
    expect(origin).toEqual({
      isOurs: false,
      checkedOn: '2026-11-20',
      lastCheckedOn: null,
      edition: null,
      nextReview: null,
      reviewedBy: 'Dana Reed, MD',
      sources: cooking.sources,
      facts: null,
    });
    expect(calls.map(({ id: rule }) => rule)).toEqual(['rf-breathing']);
  });

  test('names nobody who wrote it to its readers', async () => {
    const home = await twoArticleEditors();
    const { id } = await aPublishedDraft(home, home.hannah);

    const { text } = await home.nobody.get(`/api/articles/${id}`);

    expect(text).not.toContain('Hannah');
    expect(text).not.toContain(home.hannah.id);
  });

  test('published or taken back twice makes one version', async () => {
    const home = await twoArticleEditors();
    const { hannah } = home;
    const { id } = await aDraft(home, hannah);
    const params = { articleId: id };

    const published = await hannah.call(publishDraft, { params, body: { version: 1 } });
    const again = await hannah.call(publishDraft, { params, body: { version: 1 } });
    const takenBack = await hannah.call(unpublishDraft, { params, body: { version: 2 } });
    const backAgain = await hannah.call(unpublishDraft, { params, body: { version: 2 } });

    expect(again).toEqual(published);
    expect(backAgain).toEqual(takenBack);
    expect(await hannah.call(readDraftHistory, { params })).toHaveLength(3);
  });
});

describe('[ART-05] before an article is published', () => {
  const undated = [{ text: 'Clinic handout', address: null }];
  test.each([
    { what: 'a summary', lacks: { summary: '' }, field: 'summary' },
    { what: '100 words', lacks: { content: 'Beans. '.repeat(99) }, field: 'content' },
    { what: 'a category', lacks: { category: null }, field: 'category' },
    { what: 'an age range', lacks: { ageRange: '' }, field: 'ageRange' },
    { what: 'an age range in months', lacks: { ageRange: '1-3 years' }, field: 'ageRange' },
    { what: 'an age range that goes up', lacks: { ageRange: '9-4 months' }, field: 'ageRange' },
    { what: 'an address of small letters', lacks: { slug: 'Cooking Together' }, field: 'slug' },
    { what: 'an address at all', lacks: { title: 'Готовим вместе' }, field: 'slug' },
    { what: 'a source', lacks: { sources: [] }, field: 'sources' },
    { what: 'a source with its date', lacks: { sources: undated }, field: 'sources' },
    { what: 'the day of the check', lacks: { checkedOn: null }, field: 'checkedOn' },
    { what: 'a day of the check that has come', lacks: { checkedOn: day('2026-11-22') }, field: 'checkedOn' },
  ])('it needs $what', async ({ lacks, field }) => {
    const home = await twoArticleEditors();
    const { hannah } = home;
    const { id, problems } = await aDraft(home, hannah, lacks);
    const params = { articleId: id };

    const refusal = await hannah.ask(publishDraft, { params, body: { version: 1 } });

    expect(problems.map(({ name }) => name)).toEqual([field]);
    expect(refusal).toMatchObject({ status: 422, body: { code: 'bad-input', fields: problems } });
    expect(await hannah.call(readDraft, { params })).toMatchObject({ state: 'draft', version: 1 });
  });

  test('it needs an address that no other article has or had, ours or an editor’s', async () => {
    const home = await twoArticleEditors();
    const { hannah, daniel } = home;
    const { id } = await aPublishedDraft(home, hannah);
    await hannah.call(removeDraft, { params: { articleId: id }, body: { version: 2 } });

    const asAnother = await aDraft(home, daniel);
    const asOurs = await aDraft(home, daniel, { slug: 'a-bedtime-routine-that-works' });
    const other = await aDraft(home, daniel, { slug: 'cooking' });

    expect(asAnother.problems).toMatchObject([{ name: 'slug', code: 'taken' }]);
    expect(asOurs.problems).toMatchObject([{ name: 'slug', code: 'taken' }]);
    expect(other.problems).toEqual([]);
  });

  test('its address may be chosen; after that it stays', async () => {
    const home = await twoArticleEditors();
    const { hannah } = home;
    const { id } = await aDraft(home, hannah);
    const params = { articleId: id };
    await hannah.call(saveDraft, { params, body: { ...cooking, slug: 'cooking', version: 1 } });
    await hannah.call(publishDraft, { params, body: { version: 2 } });

    const moved = await hannah.ask(saveDraft, { params, body: { ...cooking, slug: 'beans', version: 3 } });
    const kept = await hannah.call(saveDraft, { params, body: { ...cooking, slug: 'cooking', version: 3 } });
    const back = await hannah.call(restoreDraft, { params, body: { of: 1, version: 3 } });

    expect(moved).toMatchObject({ status: 422, body: { fields: [{ name: 'slug', code: 'fixed' }] } });
    expect(kept).toMatchObject({ slug: '', finalSlug: 'cooking', version: 3 });
    expect(back).toMatchObject({ finalSlug: 'cooking' });
  });
});
