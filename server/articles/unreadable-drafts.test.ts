import { describe, expect, test } from 'vitest';
import {
  addDraft,
  listDrafts,
  publishDraft,
  readDraft,
  readDraftHistory,
  removeDraft,
  restoreDraft,
  saveDraft,
  unpublishDraft,
} from '#contract/articles/editing.ts';
import { aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';

describe.each(['{"title":', '{"title":"Beans"}'])('[ART-04] a version whose stored text reads %s', (broken) => {
  async function anArticleWithoutText() {
    const home = await twoArticleEditors();
    const { house, hannah, daniel } = home;
    const { id: articleId } = await hannah.call(addDraft, { body: cooking });
    const params = { articleId };
    await daniel.call(saveDraft, { params, body: { ...cooking, title: 'Peas', version: 1 } });
    const ofArticle = house.db.updateTable('article_versions').where('article_id', '=', articleId);
    await ofArticle.set({ content: broken }).where('version', '=', 2).execute();
    const other = await hannah.call(addDraft, { body: { ...cooking, title: 'Corn' } });
    return { ...home, params, other };
  }

  test('is listed as one that cannot be read, among all others', async () => {
    const { hannah, params, other } = await anArticleWithoutText();

    const list = await hannah.call(listDrafts, {});
    const history = await hannah.call(readDraftHistory, { params });

    expect(new Map(list.map(({ id, title }) => [id, title]))).toEqual(
      new Map([
        [other.id, 'Corn'],
        [params.articleId, null],
      ]),
    );
    expect(history).toMatchObject([
      { version: 2, act: 'saved', title: null, changedBy: { name: 'Daniel Brooks' } },
      { version: 1, act: 'saved', title: cooking.title },
    ]);
  });

  test('gives way to an earlier one, and cannot stand again', async () => {
    const { hannah, params } = await anArticleWithoutText();

    const back = await hannah.call(restoreDraft, { params, body: { of: 1, version: 2 } });
    const again = await hannah.ask(restoreDraft, { params, body: { of: 2, version: 3 } });

    expect(back).toMatchObject({ title: cooking.title, version: 3 });
    expect(again).toMatchObject({ status: 422, body: { fields: [{ name: 'of' }] } });
  });

  test('is opened as one that cannot be read, and is not read by itself', async () => {
    const { hannah, params } = await anArticleWithoutText();

    const version = await hannah.get(`/api/article-drafts/${params.articleId}/history/2`);

    expect(version).toMatchObject({ status: 404, body: { title: 'This version cannot be read.' } });
    expect(await hannah.call(readDraft, { params })).toMatchObject({
      isReadable: false,
      title: '',
      content: '',
      state: 'draft',
      version: 2,
    });
  });

  test('is not published, and gives way to what is written anew, but not over a later one', async () => {
    const { hannah, daniel, params } = await anArticleWithoutText();

    const published = await hannah.ask(publishDraft, { params, body: { version: 2 } });
    const tooLate = await daniel.ask(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } });
    const anew = await daniel.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 2 } });

    expect(published).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'title' }, { name: 'summary' }, {}, {}, {}, {}, {}, {}] },
    });
    expect(tooLate).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: { isReadable: false } } });
    expect(anew).toMatchObject({ isReadable: true, title: 'Beans', version: 3 });
  });

  test('can be removed with its article', async () => {
    const { hannah, params, other } = await anArticleWithoutText();

    await hannah.call(removeDraft, { params, body: { version: 2 } });

    expect(await hannah.call(listDrafts, {})).toMatchObject([{ id: other.id }]);
    expect(await hannah.call(readDraftHistory, { params })).toMatchObject([
      { version: 3, act: 'removed', title: null },
      { version: 2, title: null },
      { version: 1, title: cooking.title },
    ]);
  });
});

test.each(['{"title":', '{}'])(
  '[ART-04] a published article whose stored text reads %s can be taken back',
  async (content) => {
    const home = await twoArticleEditors();
    const { house, hannah } = home;
    const { id: articleId } = await aPublishedDraft(home, hannah);
    const params = { articleId };
    await house.db.updateTable('article_versions').set({ content }).execute();

    const back = await hannah.call(unpublishDraft, { params, body: { version: 2 } });

    expect(back).toMatchObject({ isReadable: false, state: 'draft', publishedAt: null, version: 3 });
    expect(await hannah.call(listDrafts, {})).toMatchObject([{ id: articleId, title: null, state: 'draft' }]);
  },
);
