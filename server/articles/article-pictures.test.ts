import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readArticle } from '#contract/articles.ts';
import {
  publishDraft,
  readArticlePicture,
  readDraft,
  removeDraft,
  saveDraft,
  unpublishDraft,
  uploadArticlePicture,
} from '#contract/articles/editing.ts';
import { pictureAt, PICTURE_WIDTHS } from '#domain/articles/picture-widths.ts';
import type { Work } from '#server/jobs/job.ts';
import { realLimits } from '#server/limits/rate-limit.ts';
import { StorageFailed, type Storage } from '#server/storage/storage.ts';
import { anArticlePicture, aWidePhoto } from '#testing/articles/article-pictures.ts';
import { aDraft, aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import type { Client } from '#testing/client.ts';
import { about } from '#testing/files/picture-files.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { aHouse } from '#testing/house.ts';
import type { TestHouse } from '#testing/house-on.ts';
import { workOff } from '#testing/jobs.ts';
import { articleJobs } from './jobs.ts';
import { originalKey } from './rules/pictures.ts';

const placeholder = '01a1fe9f-1180-7000-93e2-a920ab72b49e';

describe('[ART-02] a picture that an editor uploads', () => {
  test('is there in five widths once it is made, never larger than it is', async () => {
    const home = await twoArticleEditors();
    const { hannah } = home;

    const uploaded = await hannah.call(uploadArticlePicture, { upload: await aWidePhoto(1000, 500) });
    await workOff(home, articleJobs(home.house));
    const made = await hannah.call(readArticlePicture, { params: { pictureId: uploaded.id } });

    expect([uploaded.state, made.state]).toEqual(['waiting', 'ready']);
    const sizes = [];
    for (const width of PICTURE_WIDTHS) {
      const { content } = await fetched(home, hannah, pictureAt(made.address, width));
      const { format, width: wide, height } = await about(content);
      sizes.push([format, wide, height]);
    }
    expect(sizes).toEqual([
      ['webp', 400, 200],
      ['webp', 600, 300],
      ['webp', 800, 400],
      ['webp', 1000, 500],
      ['webp', 1000, 500],
    ]);
  });

  test('stands as wide as the photo was held, of a phone that notes it lying', async () => {
    const home = await twoArticleEditors();
    const { hannah } = home;

    const { id } = await hannah.call(uploadArticlePicture, { upload: await aWidePhoto(1800, 900, 6) });
    await workOff(home, articleJobs(home.house));

    const { content } = await fetched(home, hannah, `/article-pictures/${id}/400`);
    const { content: largest } = await fetched(home, hannah, `/article-pictures/${id}/1600`);
    expect(await about(content)).toMatchObject({ width: 400, height: 800 });
    expect(await about(largest)).toMatchObject({ width: 800, height: 1600 });
  });

  test('is seen by editors alone until its article is published, and again once that is taken back', async () => {
    const home = await twoArticleEditors();
    const { hannah, daniel, viewer, nobody } = home;
    const { id: pictureId, address } = await anArticlePicture(home, hannah);
    const path = pictureAt(address, 800);
    const seenBy = async () =>
      Promise.all([nobody, viewer, daniel].map(async (who) => (await fetched(home, who, path)).status));

    const unused = await seenBy();
    const { id } = await aDraft(home, hannah, { pictureId });
    const inDraft = await seenBy();
    await hannah.call(publishDraft, { params: { articleId: id }, body: { version: 1 } });
    const published = await seenBy();
    const shown = await nobody.call(readArticle, { params: { articleId: id } });
    await hannah.call(unpublishDraft, { params: { articleId: id }, body: { version: 2 } });

    expect(unused).toEqual([404, 404, 200]);
    expect(inDraft).toEqual([404, 404, 200]);
    expect(published).toEqual([200, 200, 200]);
    expect(shown.article.imageUrl).toBe(address);
    expect(await seenBy()).toEqual([404, 404, 200]);
  });

  test('may be kept for an hour: by everybody once it is published, by the editor alone before', async () => {
    const home = await twoArticleEditors();
    const { hannah, nobody } = home;
    const { id: pictureId, address } = await anArticlePicture(home, hannah);
    const path = pictureAt(address, 400);

    const before = await fetched(home, hannah, path);
    await aPublishedDraft(home, hannah, { pictureId });
    const after = await fetched(home, nobody, path);

    expect(before.headers).toMatchObject({ 'cache-control': 'private, max-age=3600' });
    expect(after.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  test('has no other width, and no file beside them', async () => {
    const home = await twoArticleEditors();
    const { hannah } = home;
    const { id } = await anArticlePicture(home, hannah);

    for (const width of ['500', '4000', '400.webp', '..%2f1600', 'original']) {
      expect((await fetched(home, hannah, `/article-pictures/${id}/${width}`)).status).toBe(404);
    }
  });

  test('keeps its article from being published until it is made, and for good where it cannot be', async () => {
    const home = await twoArticleEditors();
    const { hannah, house } = home;
    const { id: pictureId } = await hannah.call(uploadArticlePicture, { upload: await aWidePhoto() });
    const { id, problems } = await aDraft(home, hannah, { pictureId });
    const params = { articleId: id };

    const early = await hannah.ask(publishDraft, { params, body: { version: 1 } });
    await house.storage.delete(originalKey(pictureId));
    await workOff(home, articleJobs(house));
    const late = await hannah.call(readDraft, { params });
    const drawn = await hannah.call(saveDraft, { params, body: { ...cooking, pictureId: null, version: 1 } });

    expect(problems).toMatchObject([{ name: 'pictureId', code: 'waiting' }]);
    expect(early).toMatchObject({ status: 422, body: { fields: problems } });
    expect(late).toMatchObject({ picture: { state: 'failed' }, problems: [{ name: 'pictureId', code: 'failed' }] });
    expect(drawn).toMatchObject({ picture: null, problems: [] });
  });

  test('Invalid file type: Please upload a JPEG, PNG, GIF or WebP image., under any name and type', async () => {
    const { hannah } = await twoArticleEditors();

    const answer = await hannah.ask(uploadArticlePicture, { upload: new Blob(['<svg/>'], { type: 'image/png' }) });

    expect(answer).toMatchObject({ status: 415, body: { code: 'wrong-type' } });
    expect(answer.body).toMatchObject({ title: 'Invalid file type. Please upload a JPEG, PNG, GIF or WebP image.' });
  });

  test('is refused from whoever is no editor before anything of it is read or kept', async () => {
    const { folder, storage } = temporaryStorage();
    const { viewer } = await twoArticleEditors(await aHouse({ storage }));

    const answer = await viewer.ask(uploadArticlePicture, { upload: await aWidePhoto() });

    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
    expect(await filesIn(folder)).toEqual([]);
  });

  test('is one of few in a short time', async () => {
    const limits = { ...realLimits, pictures: { most: 1, windowS: 60 } };
    const { hannah } = await twoArticleEditors(await aHouse({ limits }));
    await hannah.call(uploadArticlePicture, { upload: await aWidePhoto() });

    const answer = await hannah.ask(uploadArticlePicture, { upload: await aWidePhoto() });

    expect(answer).toMatchObject({ status: 429, body: { code: 'slow-down' } });
  });

  test('is made once the storage is there again', async () => {
    const home = await twoArticleEditors();
    const { hannah, house } = home;
    const { id: pictureId } = await hannah.call(uploadArticlePicture, { upload: await aWidePhoto() });
    const put = () => Promise.reject(new StorageFailed(new Error('gone')));
    const [making] = articleJobs({ ...house, storage: { ...house.storage, put } });

    const tried = making?.run(workOn({ pictureId }));

    await expect(tried).rejects.toMatchObject({ message: 'storage', restsKind: true });
    const params = { pictureId };
    expect(await hannah.call(readArticlePicture, { params })).toMatchObject({ state: 'waiting' });
    await workOff(home, articleJobs(house));
    expect(await hannah.call(readArticlePicture, { params })).toMatchObject({ state: 'ready' });
  });
});

describe('[ART-02] a picture that nobody uses', () => {
  test('goes after a week with its files; one that any version has stays', async () => {
    const { folder, storage } = temporaryStorage();
    const home = await twoArticleEditors(await aHouseOfToday(storage));
    const { hannah, clock } = home;
    const unused = await anArticlePicture(home, hannah);
    const used = await anArticlePicture(home, hannah);
    const { id } = await aDraft(home, hannah, { pictureId: used.id });
    await hannah.call(saveDraft, { params: { articleId: id }, body: { ...cooking, version: 1 } });
    await hannah.call(removeDraft, { params: { articleId: id }, body: { version: 2 } });
    const before = await filesIn(folder);

    clock.goOn({ days: 8 });
    await workOff(home, articleJobs(home.house));

    expect(before).toHaveLength(12);
    const left = await home.house.db.selectFrom('article_pictures').select('id').execute();
    expect(left).toEqual([{ id: used.id }]);
    const files = await filesIn(folder);
    expect(files).toHaveLength(6);
    expect(files.some((file) => file.includes(unused.id))).toBe(false);
  });

  test('a file without a row, as of a process that was ended, is swept', async () => {
    const { folder, storage } = temporaryStorage();
    const home = await aHouseOfToday(storage);
    await storage.put(originalKey(placeholder), Buffer.from('no row names this'));

    await workOff(home, articleJobs(home.house));
    const young = await filesIn(folder);
    home.clock.goOn({ hours: 7 });
    await workOff(home, articleJobs(home.house));

    expect(young).toHaveLength(1);
    expect(await filesIn(folder)).toEqual([]);
  });
});

/** Files have the time of the machine. */
async function aHouseOfToday(storage: Storage): Promise<TestHouse> {
  const home = await aHouse({ storage });
  home.clock.set(new Date().toISOString());
  await home.house.db.deleteFrom('jobs').execute();
  return home;
}

function workOn(payload: object): Work {
  const nothing = async () => {};
  return { payload, signal: new AbortController().signal, finish: nothing, requireHeld: nothing, onlyWaits: () => {} };
}

async function fetched({ house, app }: TestHouse, who: Client, path: string) {
  const cookie = `sid=${who.cookies.get('sid') ?? ''}`;
  const response = await app.fetch(new Request(`${house.config.publicUrl}${path}`, { headers: { cookie } }));
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), content };
}

/** The names of all files in a storage's folder. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
}
