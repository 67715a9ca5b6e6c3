import { expect, test } from 'vitest';
import { listArticles } from '#contract/articles.ts';
import { readDraftHistory } from '#contract/articles/editing.ts';
import { deleteEditor } from '#server/accounts/queries/editors.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import { copyDraft } from '#testing/articles/copy-draft.ts';
import { aDraft, aPublishedDraft, cooking } from '#testing/articles/drafts.ts';
import { emptyLibrary } from '#testing/articles/empty-library.ts';
import { makeEditor } from '#testing/foods/guide.ts';
import { aFamilyRace } from '#testing/servers/race.ts';
import { draftLimit } from './rules/drafts.ts';

const rounds = 20;
const timesEach = 4;
const slug = 'cooking-together-first-kitchen-jobs';

const race = aFamilyRace();

test('[ART-04] of two editors who save an article at the same moment one is saved, and the other gets it', async () => {
  const { family } = race;
  const { parent, coParent, house } = family;
  await makeEditor(family, coParent);
  for (let round = 0; round < rounds; round += 1) {
    const { id: articleId } = await aDraft(family, parent);

    const answers = await race.send(
      (racer) => ({
        times: timesEach,
        method: 'PUT',
        path: `/api/article-drafts/${articleId}`,
        body: { ...cooking, title: `Beans ${racer}`, version: 1 },
      }),
      [parent, coParent],
    );

    const history = await parent.call(readDraftHistory, { params: { articleId } });
    const saved = history[0]?.title;
    const titles = answers.map(({ status, body }) => ({ status, title: fieldIn(body, 'title') }));
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
    for (const status of [200, 409]) {
      const same = Array.from({ length: timesEach }, () => ({ status, title: saved }));
      expect(titles.filter((answer) => answer.status === status)).toEqual(same);
    }
    await emptyLibrary(house.db);
  }
});

test('[ART-04] of two articles with one address that are published at the same moment one is published', async () => {
  const { family } = race;
  const { parent, coParent, house, nobody } = family;
  await makeEditor(family, coParent);
  for (let round = 0; round < rounds; round += 1) {
    const drafts = [await aDraft(family, parent), await aDraft(family, coParent)];

    const answers = await race.send(
      (racer) => ({
        times: 1,
        method: 'POST',
        path: `/api/article-drafts/${drafts[racer]?.id}/publish`,
        body: { version: 1 },
      }),
      [parent, coParent],
    );

    const published = await house.db.selectFrom('articles').select('id').where('slug', '=', slug).execute();
    const refused = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(refused?.body).toMatchObject({ fields: [{ name: 'slug', code: 'taken' }] });
    expect(published).toHaveLength(1);
    await emptyLibrary(house.db);
  }
  expect(await nobody.call(listArticles, { query: {} })).toHaveLength(50);
});

test('[ART-04] an article that is changed and published at the same moment is published as one of the two saw it', async () => {
  const { family } = race;
  const { parent, coParent, house } = family;
  await makeEditor(family, coParent);
  for (let round = 0; round < rounds; round += 1) {
    const { id: articleId } = await aDraft(family, parent);
    const path = `/api/article-drafts/${articleId}`;

    const answers = await race.send(
      (racer) =>
        racer === 0
          ? { times: 1, method: 'PUT', path, body: { ...cooking, summary: 'Another one.', version: 1 } }
          : { times: 1, method: 'POST', path: `${path}/publish`, body: { version: 1 } },
      [parent, coParent],
    );

    const history = await parent.call(readDraftHistory, { params: { articleId } });
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(history).toHaveLength(2);
    await emptyLibrary(house.db);
  }
});

test('[ART-04] an article that is sent to two servers at the same moment is there once', async () => {
  const { family } = race;
  await makeEditor(family, family.parent);
  for (let round = 0; round < rounds; round += 1) {
    const id = newId();

    const body = { id, ...cooking };
    const answers = await race.send({ times: timesEach, method: 'POST', path: '/api/article-drafts', body });

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await family.parent.call(readDraftHistory, { params: { articleId: id } })).toHaveLength(1);
    await emptyLibrary(family.house.db);
  }
});

test('[ART-04] of two editors who add the last article that fits at the same moment one is refused', async () => {
  const { family } = race;
  const { parent, coParent, house } = family;
  await makeEditor(family, coParent);
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await aDraft(family, parent);
    await copyDraft(family, id, draftLimit.most - 2);

    const answers = await race.send({ times: 1, method: 'POST', path: '/api/article-drafts', body: cooking }, [
      parent,
      coParent,
    ]);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 413]);
    expect(await articlesIn()).toBe(draftLimit.most);
    await emptyLibrary(house.db);
  }
});

test('[ART-04] what an editor sends while the role is taken back is written before, or refused', async () => {
  const { family } = race;
  const { parent, house } = family;
  for (let round = 0; round < rounds; round += 1) {
    await makeEditor(family, parent);
    const sending = race.send({ times: 2, method: 'POST', path: '/api/article-drafts', body: cooking });
    await tx(house.db, (trx) => deleteEditor(trx, parent.id));
    const written = await articlesIn();

    const answers = await sending;

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 403)).toEqual([]);
    expect(await articlesIn()).toBe(written);
    expect(statuses.filter((status) => status === 201)).toHaveLength(written);
    await emptyLibrary(house.db);
  }
});

test('[ART-04] publications of both servers are counted, so that each notices those of the other', async () => {
  const { family } = race;
  const { parent, coParent, house } = family;
  await makeEditor(family, coParent);
  const drafts = [await aDraft(family, parent, { slug: 'beans' }), await aDraft(family, coParent, { slug: 'peas' })];
  const before = await changesIn();

  await race.send(
    (racer) => ({
      times: 1,
      method: 'POST',
      path: `/api/article-drafts/${drafts[racer]?.id}/publish`,
      body: { version: 1 },
    }),
    [parent, coParent],
  );
  await aPublishedDraft(family, parent, { slug: 'corn' });

  expect(await changesIn()).toBe(before + 3);
  await emptyLibrary(house.db);
});

async function articlesIn(): Promise<number> {
  const rows = await race.family.house.db.selectFrom('articles').select('id').execute();
  return rows.length;
}

async function changesIn(): Promise<number> {
  const row = await race.family.house.db.selectFrom('library_changes').select('made').executeTakeFirst();
  return row?.made ?? 0;
}

/** Of the article that is answered, or of what a refusal carries. */
function fieldIn(body: unknown, name: string): unknown {
  const of = body instanceof Object && 'current' in body ? body.current : body;
  return of instanceof Object ? Reflect.get(of, name) : null;
}
