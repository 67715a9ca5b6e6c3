import { describe, expect, test } from 'vitest';
import {
  addDraft,
  listDrafts,
  publishDraft,
  readDraft,
  readDraftHistory,
  readDraftVersion,
  removeDraft,
  restoreDraft,
  saveDraft,
  unpublishDraft,
} from '#contract/articles/editing.ts';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { newId } from '#server/db/id.ts';
import { aDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aFamilyAlone, familyPassword, type Person } from '#testing/family.ts';
import { makeEditor } from '#testing/foods/guide.ts';
import { workOff } from '#testing/jobs.ts';

const bedtime = '14958497-5fe9-5535-b6a6-e9281cc4919f';

describe('[ART-04] an editor writes an article', () => {
  test('whose text is kept as it was typed, with tags and formulas that mean nothing', async () => {
    const { hannah, daniel } = await twoArticleEditors();
    const markup = '<img src=x onerror=alert(1)> & **bold** {{x}} =1+1\n\n### <script>alert(1)</script>';
    const body = { ...cooking, title: '<b>Beans</b>', summary: markup.split('\n')[0] ?? '', content: markup };

    const { id } = await hannah.call(addDraft, { body });

    const params = { articleId: id };
    expect(await daniel.call(readDraft, { params })).toMatchObject({ title: '<b>Beans</b>', content: markup });
    const answer = await daniel.get(`/api/article-drafts/${id}`);
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  test.each([
    { script: 'three bytes', letter: '\u517b' },
    { script: 'four bytes', letter: '\u{1f37c}' },
  ])('as long as it may be, also in letters of $script', async ({ letter }) => {
    const home = await twoArticleEditors();
    const content = letter.repeat(30_000 / letter.length);
    const sources = Array.from({ length: 20 }, () => ({ text: letter.repeat(300 / letter.length), address: null }));

    const draft = await home.hannah.call(addDraft, { body: { ...cooking, content, sources } });
    const saved = await home.hannah.ask(saveDraft, {
      params: { articleId: draft.id },
      body: { ...cooking, content: content.slice(letter.length), sources, version: 1 },
    });
    const endless = await home.hannah.ask(addDraft, { body: { ...cooking, content: letter.repeat(50_000) } });

    expect(draft.content).toBe(content);
    expect(saved.status).toBe(200);
    expect(endless.status).toBe(413);
  });

  test('that may lack all but its title, and is told what is missing before it can be published', async () => {
    const { hannah } = await twoArticleEditors();
    const empty = { summary: '', content: '', category: null, ageRange: '', sources: [], checkedOn: null };

    const { problems, state, related, finalSlug, readingTime } = await hannah.call(addDraft, {
      body: { ...cooking, ...empty },
    });

    expect(problems.map(({ name }) => name)).toEqual([
      'summary',
      'content',
      'category',
      'ageRange',
      'sources',
      'checkedOn',
    ]);
    expect(state).toBe('draft');
    expect(related).toEqual([]);
    expect([finalSlug, readingTime]).toEqual(['cooking-together-first-kitchen-jobs', '1 min read']);
  });

  test('and sees what would stand below it', async () => {
    const { hannah } = await twoArticleEditors();

    const { related, problems, words } = await hannah.call(addDraft, { body: cooking });

    expect(problems).toEqual([]);
    expect(words).toBe(127);
    expect(related).toHaveLength(3);
    expect(related[0]?.category).toBe('Nutrition');
  });

  test('with words of danger, and is told which calls for help may stand in it', async () => {
    const { hannah } = await twoArticleEditors();
    const content = `${cooking.content}\n\nCall if your child has trouble breathing.`;

    const plain = await hannah.call(addDraft, { body: cooking });
    const said = await hannah.call(addDraft, { body: { ...cooking, content, redFlags: ['rf-breathing'] } });

    expect(plain.suggestedRedFlags).toEqual([]);
    expect(said).toMatchObject({ suggestedRedFlags: ['rf-breathing'], redFlags: ['rf-breathing'] });
  });

  test('sent again it is there once, and with another content it is refused', async () => {
    const { hannah, daniel } = await twoArticleEditors();
    const body = { id: newId(), ...cooking };

    const [first, again] = await Promise.all([hannah.ask(addDraft, { body }), hannah.ask(addDraft, { body })]);
    const other = await daniel.ask(addDraft, { body: { ...body, title: 'Beans' } });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first.body } });
    expect(await hannah.call(listDrafts, {})).toHaveLength(1);
  });

  test('never in the place of one of ours', async () => {
    const { hannah } = await twoArticleEditors();

    const answer = await hannah.ask(addDraft, { body: { ...cooking, id: bedtime } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect(await hannah.call(listDrafts, {})).toEqual([]);
  });

  const source = { text: 'Clinic handout, 2026', address: null };
  test.each([
    { what: 'no title', change: { title: ' ' }, fields: ['title'] },
    { what: 'a title of 121 characters', change: { title: 'x'.repeat(121) }, fields: ['title'] },
    { what: 'a summary of 201 characters', change: { summary: 'x'.repeat(201) }, fields: ['summary'] },
    { what: 'a summary of two lines', change: { summary: 'One.\nTwo.' }, fields: ['summary'] },
    { what: '30,001 characters', change: { content: 'x'.repeat(30_001) }, fields: ['content'] },
    { what: 'an address of 61 characters', change: { slug: 'x'.repeat(61) }, fields: ['slug'] },
    { what: 'an unknown category', change: { category: 'Toys' }, fields: ['category'] },
    { what: '21 sources', change: { sources: Array.from({ length: 21 }, () => source) }, fields: ['sources'] },
    { what: 'an empty source', change: { sources: [{ ...source, text: '' }] }, fields: ['sources.0.text'] },
    {
      what: 'a source whose address is a script',
      change: { sources: [source, { ...source, address: 'javascript:alert(1)' }] },
      fields: ['sources.1.address'],
    },
    {
      what: 'a source whose address hides another one',
      change: { sources: [{ ...source, address: 'https://www.cdc.gov@evil.example/' }] },
      fields: ['sources.0.address'],
    },
    { what: 'a day that there is not', change: { checkedOn: '2026-02-30' }, fields: ['checkedOn'] },
    { what: 'a rule that there is not', change: { redFlags: ['rf-breathing', 'rf-none'] }, fields: ['redFlags.1'] },
    { what: 'a picture that there is not', change: { pictureId: bedtime }, fields: ['pictureId'] },
    { what: 'another field', change: { published: true }, fields: ['published'] },
  ])('with $what it is refused at $fields, and nothing is stored', async ({ change, fields }) => {
    const { house, hannah } = await twoArticleEditors();
    const before = await storedRows(house.db);

    const { status, body } = await hannah.post('/api/article-drafts', { ...cooking, ...change });

    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'bad-input', fields: fields.map((name) => ({ name })) });
    expect(await storedRows(house.db)).toEqual(before);
  });
});

describe('[ART-04] an article that editors change', () => {
  test('keeps every version, with what was done, by whom and when', async () => {
    const { hannah, daniel, clock } = await twoArticleEditors();
    const { id: articleId } = await hannah.call(addDraft, { body: cooking });
    const params = { articleId };
    clock.goOn({ minutes: 5 });
    await daniel.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } });
    await hannah.call(publishDraft, { params, body: { version: 2 } });
    await hannah.call(unpublishDraft, { params, body: { version: 3 } });
    clock.goOn({ minutes: 5 });
    await daniel.call(removeDraft, { params, body: { version: 4 } });

    const history = await hannah.call(readDraftHistory, { params });
    const first = await hannah.call(readDraftVersion, { params: { articleId, version: '1' } });
    const never = await hannah.ask(readDraftVersion, { params: { articleId, version: '9' } });

    expect(history).toMatchObject([
      { version: 5, act: 'removed', title: 'Beans', changedBy: { name: 'Daniel Brooks' } },
      { version: 4, act: 'unpublished', changedBy: { name: 'Hannah Brooks' } },
      { version: 3, act: 'published', changedBy: { name: 'Hannah Brooks' } },
      { version: 2, act: 'saved', title: 'Beans', changedBy: { name: 'Daniel Brooks' } },
      { version: 1, act: 'saved', title: cooking.title, words: 127, changedBy: { id: hannah.id } },
    ]);
    expect(history.map(({ changedAt }) => changedAt.slice(11, 16))).toEqual([
      '15:10',
      '15:05',
      '15:05',
      '15:05',
      '15:00',
    ]);
    expect(first).toMatchObject({ version: 1, ...cooking });
    expect(never.status).toBe(404);
  });

  test('saving without a change, or again, makes no version', async () => {
    const { hannah, daniel } = await twoArticleEditors();
    const added = await hannah.call(addDraft, { body: cooking });
    const params = { articleId: added.id };

    const same = await daniel.call(saveDraft, { params, body: { ...cooking, version: 1 } });
    const body = { ...cooking, title: 'Beans', version: 1 };
    const saved = await daniel.call(saveDraft, { params, body });
    const again = await daniel.call(saveDraft, { params, body });

    expect(same).toEqual(added);
    expect(again).toEqual(saved);
    expect(await daniel.call(readDraftHistory, { params })).toHaveLength(2);
  });

  test('of two editors the later one gets what the other has saved, and writes over it only knowingly', async () => {
    const { hannah, daniel } = await twoArticleEditors();
    const { id } = await hannah.call(addDraft, { body: cooking });
    const params = { articleId: id };
    const stored = await hannah.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } });

    const refused = [
      await daniel.ask(saveDraft, { params, body: { ...cooking, title: 'Peas', version: 1 } }),
      await daniel.ask(publishDraft, { params, body: { version: 1 } }),
      await daniel.ask(removeDraft, { params, body: { version: 1 } }),
      await daniel.ask(restoreDraft, { params, body: { of: 1, version: 1 } }),
    ];
    const kept = await daniel.call(saveDraft, { params, body: { ...cooking, title: 'Peas', version: 2 } });

    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current: stored } });
    }
    expect(kept).toMatchObject({ title: 'Peas', version: 3, changedBy: { id: daniel.id } });
  });

  test('that was removed is gone from the list, and undo brings it back as it was', async () => {
    const { hannah } = await twoArticleEditors();
    const added = await hannah.call(addDraft, { body: cooking });
    const params = { articleId: added.id };
    await hannah.call(removeDraft, { params, body: { version: 1 } });

    const listed = await hannah.call(listDrafts, {});
    const gone = [
      await hannah.ask(readDraft, { params }),
      await hannah.ask(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 2 } }),
      await hannah.ask(publishDraft, { params, body: { version: 2 } }),
      await hannah.ask(removeDraft, { params, body: { version: 2 } }),
    ];
    const body = { of: 1, version: 2 };
    const back = await hannah.call(restoreDraft, { params, body });
    const sentAgain = await hannah.call(restoreDraft, { params, body });

    expect(listed).toEqual([]);
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(back).toEqual({ ...added, version: 3 });
    expect(sentAgain).toEqual(back);
    expect(await hannah.call(listDrafts, {})).toMatchObject([{ id: added.id, title: cooking.title }]);
  });

  test('an earlier version stands again as a new one', async () => {
    const { hannah, daniel } = await twoArticleEditors();
    const { id } = await hannah.call(addDraft, { body: cooking });
    const params = { articleId: id };
    await hannah.call(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } });
    await hannah.call(saveDraft, { params, body: { ...cooking, title: 'Peas', version: 2 } });

    const back = await daniel.call(restoreDraft, { params, body: { of: 2, version: 3 } });
    const never = await daniel.ask(restoreDraft, { params, body: { of: 9, version: 4 } });

    expect(back).toMatchObject({ title: 'Beans', version: 4, changedBy: { id: daniel.id } });
    expect(never).toMatchObject({ status: 422, body: { fields: [{ name: 'of' }] } });
  });

  test('is sent to a browser that has the list only after a change, whoever made it', async () => {
    const { hannah, daniel, clock } = await twoArticleEditors();
    const { id: articleId } = await hannah.call(addDraft, { body: cooking });
    const tag = (await hannah.get('/api/article-drafts')).headers.get('etag') ?? '';

    const again = await hannah.get('/api/article-drafts', { 'if-none-match': tag });
    clock.goOn({ minutes: 1 });
    await daniel.call(saveDraft, { params: { articleId }, body: { ...cooking, summary: 'Small jobs.', version: 1 } });
    const changed = await hannah.get('/api/article-drafts', { 'if-none-match': tag });

    expect(again).toMatchObject({ status: 304, body: undefined });
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    expect(changed).toMatchObject({ status: 200, body: [{ id: articleId, version: 2 }] });
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  test('is listed with the one changed last first', async () => {
    const { hannah, clock } = await twoArticleEditors();
    const beans = await hannah.call(addDraft, { body: { ...cooking, title: 'Beans' } });
    clock.goOn({ minutes: 1 });
    const peas = await hannah.call(addDraft, { body: { ...cooking, title: 'Peas', category: null } });
    clock.goOn({ minutes: 1 });
    await hannah.call(publishDraft, { params: { articleId: beans.id }, body: { version: 1 } });

    expect(await hannah.call(listDrafts, {})).toMatchObject([
      { id: beans.id, title: 'Beans', state: 'published', publishedAt: '2026-11-21T15:02:00.000Z' },
      { id: peas.id, title: 'Peas', category: null, state: 'draft', publishedAt: null },
    ]);
  });
});

test('[ART-04] an editor whose role is taken back is refused with the next save, and what was saved stays', async () => {
  const { house, hannah, daniel } = await twoArticleEditors();
  const added = await hannah.call(addDraft, { body: cooking });
  const params = { articleId: added.id };
  await house.db.deleteFrom('editors').where('user_id', '=', hannah.id).execute();

  const attempts: readonly ((person: Person) => ReturnType<Person['ask']>)[] = [
    (person) => person.ask(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } }),
    (person) => person.ask(readDraft, { params }),
    (person) => person.ask(listDrafts, {}),
  ];

  for (const attempt of attempts) {
    expect(await attempt(hannah)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', title: 'You cannot edit articles.' },
    });
  }
  expect(await daniel.call(readDraft, { params })).toEqual(added);
});

test('[ART-04] what changes what everybody reads asks for a password that was given long ago; saving does not', async () => {
  const { clock, hannah } = await twoArticleEditors();
  const { id } = await hannah.call(addDraft, { body: cooking });
  const params = { articleId: id };
  clock.goOn({ minutes: 15, ms: 1 });

  const saved = await hannah.ask(saveDraft, { params, body: { ...cooking, title: 'Beans', version: 1 } });
  const asked = [
    await hannah.ask(publishDraft, { params, body: { version: 2 } }),
    await hannah.ask(unpublishDraft, { params, body: { version: 2 } }),
    await hannah.ask(removeDraft, { params, body: { version: 2 } }),
  ];

  expect(saved.status).toBe(200);
  for (const answer of asked) expect(answer).toMatchObject({ status: 403, body: { code: 'password-needed' } });
  expect(await hannah.call(readDraftHistory, { params })).toHaveLength(2);
});

test('[ACC-03] an editor’s articles stay while the account is closed, and without the name when it is erased', async () => {
  const home = await aFamilyAlone();
  const { clock, parent, stranger } = home;
  const { id } = await aDraft(home, stranger);
  await makeEditor(home, parent);
  const params = { articleId: id };

  await stranger.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });
  const meanwhile = await parent.call(readDraft, { params });
  clock.goOn({ days: 30 });
  await workOff(home);

  expect(meanwhile).toMatchObject({ madeBy: { name: 'Sam Okafor' } });
  expect(await parent.call(readDraft, { params })).toMatchObject({ madeBy: null, changedBy: null, version: 1 });
  expect(await parent.call(readDraftHistory, { params })).toMatchObject([{ changedBy: null }]);
});
