import { describe, expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { addQuestion, changeQuestion, removeQuestion } from '#contract/checkups/questions.ts';
import { newId } from '#server/db/id.ts';
import { aCheckup, aQuestion } from '#testing/checkups/checkups.ts';
import { aFamily } from '#testing/family.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { questionLimit } from './rules.ts';

const text = 'Does eczema change our allergy plan?';

/** A family with one checkup, and the checkup's path. */
async function withACheckup() {
  const family = await aFamily();
  const { id } = await aCheckup(family, family.child, family.parent);
  return { ...family, params: { childId: family.child.id, checkupId: id } };
}

/** The same, with a question that the co-parent added. */
async function withAQuestion() {
  const family = await withACheckup();
  const { id } = await aQuestion(family, family.child, family.coParent, { checkup_id: family.params.checkupId });
  return { ...family, params: { ...family.params, questionId: id } };
}

describe('[CHK-02] a question for a checkup', () => {
  test('is stored with who asked it and when, after earlier questions', async () => {
    const { clock, parent, coParent, params } = await withACheckup();
    await parent.call(addQuestion, { params, body: { text } });
    clock.goOn({ days: 2 });

    const { questions, version } = await coParent.call(addQuestion, { params, body: { text: ' Iron drops?\n' } });

    expect(questions).toMatchObject([
      { text, answer: null, madeBy: { name: 'Hannah Brooks' }, madeAt: '2026-11-21T15:00:00.000Z', version: 1 },
      { text: 'Iron drops?', madeBy: { name: 'Daniel Brooks' }, madeAt: '2026-11-23T15:00:00.000Z' },
    ]);
    expect(version).toBe(1);
  });

  test('belongs to its own checkup alone', async () => {
    const home = await withACheckup();
    const { parent, params } = home;
    await parent.call(addQuestion, { params, body: { text } });

    const list = await parent.call(listCheckups, { params });

    expect(list.flatMap(({ visit, questions }) => questions.map((one) => [visit, one.text]))).toEqual([['m4', text]]);
  });

  test('sent again answers as the first time, another one under its id is refused', async () => {
    const { parent, params } = await withACheckup();
    const body = { id: newId(), text };

    const [first, again] = await Promise.all([
      parent.ask(addQuestion, { params, body }),
      parent.ask(addQuestion, { params, body }),
    ]);
    const other = await parent.ask(addQuestion, { params, body: { ...body, text: 'Do we need iron drops?' } });

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first.body } });
  });

  test('that was removed is added back with its answer, all or none', async () => {
    const { parent, params } = await withACheckup();
    const body = { id: newId(), text, answer: 'Not yet.' };

    const [first, again] = [
      await parent.ask(addQuestion, { params, body }),
      await parent.ask(addQuestion, { params, body }),
    ];
    const other = await parent.ask(addQuestion, { params, body: { ...body, answer: 'Yes.' } });

    expect(first).toMatchObject({ status: 201, body: { questions: [{ text, answer: 'Not yet.', version: 1 }] } });
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first.body } });
  });

  test('under the id of one for another checkup is refused', async () => {
    const home = await withAQuestion();
    const { id: checkupId } = await aCheckup(home, home.child, home.parent, { visit: 'm6' });

    const params = { childId: home.child.id, checkupId };
    const answer = await home.parent.ask(addQuestion, { params, body: { id: home.params.questionId, text } });

    expect(answer).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  });

  test('gets an answer, which stays when the question is put better', async () => {
    const { parent, coParent, params } = await withAQuestion();

    const answered = await parent.call(changeQuestion, {
      params,
      body: { text, answer: ' Ask again at 6 months. ', version: 1 },
    });
    const reworded = await coParent.call(changeQuestion, { params, body: { text: 'And the eczema?', version: 2 } });
    const emptied = await parent.call(changeQuestion, {
      params,
      body: { text: 'And the eczema?', answer: '', version: 3 },
    });

    expect(answered.questions).toMatchObject([
      { answer: 'Ask again at 6 months.', madeBy: { id: coParent.id }, changedBy: { id: parent.id }, version: 2 },
    ]);
    expect(reworded.questions).toMatchObject([{ text: 'And the eczema?', answer: 'Ask again at 6 months.' }]);
    expect(emptied.questions).toMatchObject([{ answer: null, version: 4 }]);
  });

  test('saved without a change stays as it is', async () => {
    const { house, parent, params } = await withAQuestion();
    const before = await storedRows(house.db);

    await parent.call(changeQuestion, { params, body: { text, version: 1 } });

    expect(await storedRows(house.db)).toEqual(before);
  });

  test('sent again, since no answer came, is answered as saved', async () => {
    const { parent, params } = await withAQuestion();
    const body = { text, answer: 'No.', version: 1 };
    const saved = await parent.call(changeQuestion, { params, body });

    expect(await parent.call(changeQuestion, { params, body })).toEqual(saved);
  });

  test('that was changed meanwhile is neither changed nor removed, and the checkup is returned as it is now', async () => {
    const { house, parent, coParent, params } = await withAQuestion();
    const current = await parent.call(changeQuestion, { params, body: { text, answer: 'No.', version: 1 } });
    const before = await storedRows(house.db);

    const edit = await coParent.ask(changeQuestion, { params, body: { text: 'Really?', version: 1 } });
    const removal = await coParent.ask(removeQuestion, { params, body: { version: 1 } });

    expect(edit).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(removal).toMatchObject({ status: 409, body: { code: 'changed-meanwhile', current } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('that is removed is gone, and removing it again is harmless', async () => {
    const { parent, params } = await withAQuestion();

    const { questions } = await parent.call(removeQuestion, { params, body: { version: 1 } });
    const again = await parent.ask(removeQuestion, { params, body: { version: 1 } });

    expect(questions).toEqual([]);
    expect(again).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test('is not found by way of another checkup', async () => {
    const home = await withAQuestion();
    const { id: checkupId } = await aCheckup(home, home.child, home.parent, { visit: 'm6' });

    const params = { ...home.params, checkupId };
    const answer = await home.parent.ask(changeQuestion, { params, body: { text: 'Really?', version: 1 } });

    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  test.each([
    { why: 'nothing: Write the question first', body: { text: '  ' }, message: 'Write the question first' },
    {
      why: 'more than 500 characters',
      body: { text: 'x'.repeat(501) },
      message: 'A question can have at most 500 characters',
    },
  ])('refuses $why', async ({ body, message }) => {
    const { parent, params } = await withACheckup();

    const answer = await parent.ask(addQuestion, { params, body });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ name: 'text', message }] } });
  });

  test('is one of at most 50; one that was sent before still answers', async () => {
    const { parent, params } = await withACheckup();
    const ids = Array.from({ length: questionLimit.most }, () => newId());
    for (const id of ids) await parent.call(addQuestion, { params, body: { id, text } });

    const more = await parent.ask(addQuestion, { params, body: { text } });
    const again = await parent.ask(addQuestion, { params, body: { id: ids[0] ?? '', text } });

    expect(more).toMatchObject({ status: 413, body: { title: 'A checkup can have at most 50 questions.' } });
    expect(again.status).toBe(201);
  });
});
