import { describe, expect, test } from 'vitest';
import {
  addDraft,
  publishDraft,
  readDraftHistory,
  removeDraft,
  restoreDraft,
  saveDraft,
  uploadArticlePicture,
} from '#contract/articles/editing.ts';
import { aWidePhoto } from '#testing/articles/article-pictures.ts';
import { aDraft, aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import { copyDraft } from '#testing/articles/copy-draft.ts';
import { newId } from '#server/db/id.ts';
import { draftLimit, mostDraftVersions, mostRemovedDrafts } from './rules/drafts.ts';
import { articlePictureLimit } from './rules/pictures.ts';
import { library } from './service.ts';

describe('[ART-04] what the library has space for', () => {
  test('one too many is refused with a sentence, and a removed one makes room', async () => {
    const home = await twoArticleEditors();
    const { hannah } = home;
    const { id: articleId } = await aDraft(home, hannah);
    await copyDraft(home, articleId, draftLimit.most - 1);

    const more = await hannah.ask(addDraft, { body: cooking });
    await hannah.call(removeDraft, { params: { articleId }, body: { version: 1 } });
    const fits = await hannah.ask(addDraft, { body: cooking });
    const back = await hannah.ask(restoreDraft, { params: { articleId }, body: { of: 1, version: 2 } });

    const title = 'The library can have at most 100 articles of editors.';
    expect(more).toMatchObject({ status: 413, body: { title } });
    expect(fits.status).toBe(201);
    expect(back).toMatchObject({ status: 413, body: { title } });
  });

  test('of very many versions the latest 100 are kept, and what is published stays whatever follows', async () => {
    const home = await twoArticleEditors();
    const { house, hannah } = home;
    const { id } = await aPublishedDraft(home, hannah);
    const params = { articleId: id };
    const [first] = await house.db.selectFrom('article_versions').selectAll().where('version', '=', 1).execute();
    if (!first) throw new Error('an article has a version');
    const last = mostDraftVersions + 10;
    const more = Array.from({ length: last - 2 }, (_, n) => ({ ...first, version: n + 3 }));
    await house.db.insertInto('article_versions').values(more).execute();
    await house.db.updateTable('articles').set({ version: last }).where('id', '=', id).execute();

    await hannah.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version: last } });
    const gone = await hannah.ask(restoreDraft, { params, body: { of: 1, version: last + 1 } });

    const versions = (await hannah.call(readDraftHistory, { params })).map(({ version }) => version);
    expect(gone).toMatchObject({ status: 422, body: { fields: [{ name: 'of' }] } });
    expect(versions).toEqual([...Array.from({ length: mostDraftVersions }, (_, n) => last + 1 - n), 2]);
    expect((await library(house)).byId.get(id)?.article.title).toBe(cooking.title);
    await hannah.call(publishDraft, { params, body: { version: last + 1 } });
    expect((await hannah.call(readDraftHistory, { params })).at(-1)?.version).toBe(last + 3 - mostDraftVersions);
  });

  test('of very many removed articles those removed last can be brought back', async () => {
    const home = await twoArticleEditors();
    const { house, hannah, clock } = home;
    const { id: oldest } = await aDraft(home, hannah);
    await hannah.call(removeDraft, { params: { articleId: oldest }, body: { version: 1 } });
    clock.goOn({ minutes: 1 });
    const { id: other } = await aDraft(home, hannah);
    await hannah.call(removeDraft, { params: { articleId: other }, body: { version: 1 } });
    await copyDraft(home, other, mostRemovedDrafts - 2);
    clock.goOn({ minutes: 1 });
    const { id: last } = await aDraft(home, hannah);

    await hannah.call(removeDraft, { params: { articleId: last }, body: { version: 1 } });

    const longGone = await hannah.ask(readDraftHistory, { params: { articleId: oldest } });
    const left = await house.db.selectFrom('articles').select('id').where('is_removed', '=', 1).execute();
    const restored = await hannah.ask(restoreDraft, { params: { articleId: last }, body: { of: 1, version: 2 } });
    expect(longGone.status).toBe(404);
    expect(left).toHaveLength(mostRemovedDrafts);
    expect(restored.status).toBe(200);
  });

  test('an address that was published stays taken when its article is long gone, so that no link opens another', async () => {
    const home = await twoArticleEditors();
    const { house, hannah, daniel, clock, nobody } = home;
    const { id: articleId, finalSlug } = await aPublishedDraft(home, hannah);
    await hannah.call(removeDraft, { params: { articleId }, body: { version: 2 } });
    clock.goOn({ minutes: 1 });
    const { id: other } = await aDraft(home, hannah, { slug: 'beans' });
    await hannah.call(removeDraft, { params: { articleId: other }, body: { version: 1 } });
    await copyDraft(home, other, mostRemovedDrafts - 1);
    clock.goOn({ minutes: 1 });
    const { id: last } = await aDraft(home, hannah, { slug: 'peas' });
    await hannah.call(removeDraft, { params: { articleId: last }, body: { version: 1 } });

    const longGone = await hannah.ask(readDraftHistory, { params: { articleId } });
    const again = await aDraft(home, daniel);
    const published = await daniel.ask(publishDraft, { params: { articleId: again.id }, body: { version: 1 } });
    const sameId = await daniel.ask(addDraft, { body: { ...cooking, id: articleId } });

    expect(longGone.status).toBe(404);
    expect(again).toMatchObject({ finalSlug, problems: [{ name: 'slug', code: 'taken' }] });
    expect(published).toMatchObject({ status: 422, body: { fields: [{ name: 'slug', code: 'taken' }] } });
    expect(sameId).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect((await nobody.get(`/preview/article/slug/${finalSlug}`)).status).toBe(404);
    const texts = house.db.selectFrom('article_versions').select('article_id').where('article_id', '=', articleId);
    expect(await texts.execute()).toEqual([]);
    const removed = await house.db.selectFrom('articles').select('id').where('is_removed', '=', 1).execute();
    expect(removed).toHaveLength(mostRemovedDrafts + 1);
  });

  test('one picture too many is refused with a sentence', async () => {
    const { house, hannah } = await twoArticleEditors();
    const made_at = house.clock().toISOString();
    const row = () => ({ id: newId(), state: 'ready' as const, made_by: null, made_at });
    await house.db
      .insertInto('article_pictures')
      .values(Array.from({ length: articlePictureLimit.most }, row))
      .execute();

    const answer = await hannah.ask(uploadArticlePicture, { upload: await aWidePhoto() });

    expect(answer).toMatchObject({ status: 413, body: { title: 'The library can have at most 500 pictures.' } });
  });
});
