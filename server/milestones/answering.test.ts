import { describe, expect, test } from 'vitest';
import { milestoneAnswerEndpoints, type NewMilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { newId } from '#server/db/id.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { aChild, aFamily, aPerson, tie } from '#testing/family.ts';
import { anAnswer, manyAnswers } from '#testing/milestones/stored-answers.ts';
import { answerLimit } from './rules.ts';

const smiles = { milestoneId: 'ms-02-soc-4', answer: 'achieved', achievedOn: day('2026-09-12') } as const;

describe('[MIL-02] answering about a milestone', () => {
  test('stores the day, the words that were answered, who said it and when', async () => {
    const { clock, coParent, child } = await aFamily();

    const added = await coParent.call(milestoneAnswerEndpoints.add, {
      params: { childId: child.id },
      body: { ...smiles, note: ' At the bakery. ' },
    });

    expect(added).toEqual({
      id: added.id,
      childId: child.id,
      milestoneId: 'ms-02-soc-4',
      edition: milestoneList.edition,
      description: 'Smiles back when you smile or chat',
      answer: 'achieved',
      achievedOn: '2026-09-12',
      achievedIn: null,
      lostOn: null,
      note: 'At the bakery.',
      madeBy: { id: coParent.id, name: 'Daniel Brooks' },
      madeAt: clock.now().toISOString(),
      changedBy: { id: coParent.id, name: 'Daniel Brooks' },
      changedAt: clock.now().toISOString(),
      version: 1,
    });
  });

  test.each<{ what: string; body: Omit<NewMilestoneAnswer, 'milestoneId'> }>([
    { what: 'about the month of birth', body: { answer: 'achieved', achievedIn: month('2026-07') } },
    { what: 'about this month', body: { answer: 'achieved', achievedIn: month('2026-11') } },
    { what: 'on the day of birth', body: { answer: 'achieved', achievedOn: day('2026-07-19') } },
    { what: 'today', body: { answer: 'achieved', achievedOn: day('2026-11-21') } },
    { what: 'not sure yet', body: { answer: 'not-sure' } },
    { what: 'not yet', body: { answer: 'not-yet', note: 'Asked the doctor.' } },
    {
      what: 'achieved about September, and not any more since about then',
      body: { answer: 'achieved', achievedIn: month('2026-09'), lostOn: day('2026-09-02') },
    },
    { what: 'lost, first seen nobody knows when', body: { answer: 'achieved', lostOn: day('2026-11-02') } },
  ])('$what is taken and comes back as said', async ({ body }) => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };

    const added = await parent.call(milestoneAnswerEndpoints.add, {
      params,
      body: { milestoneId: 'ms-04-soc-1', ...body },
    });

    expect(added).toMatchObject(body);
    expect(await parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([added]);
  });

  test.each([
    { why: 'a day before birth', body: { ...smiles, achievedOn: '2026-07-18' }, field: 'achievedOn' },
    { why: 'tomorrow', body: { ...smiles, achievedOn: '2026-11-22' }, field: 'achievedOn' },
    { why: 'a month before that of birth', body: { ...inMonth('2026-06') }, field: 'achievedIn' },
    { why: 'a month after this one', body: { ...inMonth('2026-12') }, field: 'achievedIn' },
    { why: 'a day and a month', body: { ...smiles, achievedIn: '2026-09' }, field: 'achievedIn' },
    { why: 'neither a day nor a month', body: { ...smiles, achievedOn: null }, field: 'achievedOn' },
    { why: 'a day of what is not yet', body: { ...smiles, answer: 'not-yet' }, field: 'achievedOn' },
    { why: 'lost before achieved', body: { ...smiles, lostOn: '2026-09-11' }, field: 'lostOn' },
    { why: 'lost before birth', body: { ...inMonth('2026-07'), lostOn: '2026-07-18' }, field: 'lostOn' },
    { why: 'lost tomorrow', body: { ...smiles, lostOn: '2026-11-22' }, field: 'lostOn' },
    {
      why: 'lost, though never achieved',
      body: { milestoneId: 'ms-02-soc-4', answer: 'not-yet', lostOn: '2026-09-11' },
      field: 'achievedOn',
    },
    { why: 'a note of 201 characters', body: { ...smiles, note: 'a'.repeat(201) }, field: 'note' },
    { why: 'an answer that there is not', body: { ...smiles, answer: 'late' }, field: 'answer' },
    { why: 'a day that there is not', body: { ...smiles, achievedOn: '2026-02-30' }, field: 'achievedOn' },
    { why: 'a milestone that is not listed', body: { ...smiles, milestoneId: 'ms-02-soc-40' }, field: 'milestoneId' },
    { why: 'a milestone that cannot be', body: { ...smiles, milestoneId: '<b>' }, field: 'milestoneId' },
  ])('refuses $why at $field, and writes nothing', async ({ body, field }) => {
    const { house, parent, child } = await aFamily();
    const before = await storedRows(house.db);

    const answer = await parent.post(`/api/children/${child.id}/milestone-answers`, body);

    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [{ name: field }] } });
    expect(await storedRows(house.db)).toEqual(before);
  });

  test('of a milestone that is not listed says so in the words of the specification', async () => {
    const { parent, child } = await aFamily();

    const answer = await parent.post(`/api/children/${child.id}/milestone-answers`, {
      ...smiles,
      milestoneId: 'ms-99-soc-1',
    });

    expect(answer.body).toMatchObject({ fields: [{ message: 'Invalid milestone ID or baby ID provided' }] });
  });

  test('one of WHO’s six that CDC does not list is answered by its own name', async () => {
    const { parent, child } = await aFamily();
    const { milestoneId, name } = milestoneList.windows.find((window) => window.milestoneId.startsWith('mw-')) ?? {};

    const added = await parent.call(milestoneAnswerEndpoints.add, {
      params: { childId: child.id },
      body: { milestoneId: milestoneId ?? '', answer: 'not-yet' },
    });

    expect(added.description).toBe(name);
  });

  test('is by the parent’s own today, which the server’s may not be', async () => {
    const home = await aFamily();
    const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    const child = await aChild(home, lin);

    const body = { ...smiles, achievedOn: day('2026-11-22') };
    const answer = await lin.ask(milestoneAnswerEndpoints.add, { params: { childId: child.id }, body });

    expect(answer.status).toBe(201);
  });

  test('a child has at most 400, with those of earlier lists', async () => {
    const { house, parent, child } = await aFamily();
    await manyAnswers(house.db, child, answerLimit.most);

    const answer = await parent.post(`/api/children/${child.id}/milestone-answers`, smiles);

    expect(answer).toMatchObject({
      status: 413,
      body: { title: 'A child can have at most 400 answers about milestones.' },
    });
  });
});

describe('[MIL-02] a milestone that is answered twice', () => {
  test('sent again with its id is answered as the first time', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const body = { id: newId(), ...smiles };

    const [first, again] = await Promise.all([
      parent.ask(milestoneAnswerEndpoints.add, { params, body }),
      parent.ask(milestoneAnswerEndpoints.add, { params, body }),
    ]);

    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([first.body]);
  });

  test('in two tabs or by two parents on the same day is kept once, as who came first said it', async () => {
    const { parent, coParent, child } = await aFamily();
    const params = { childId: child.id };

    const first = await parent.call(milestoneAnswerEndpoints.add, { params, body: { id: newId(), ...smiles } });
    const again = await coParent.ask(milestoneAnswerEndpoints.add, { params, body: { id: newId(), ...smiles } });
    const bare = await coParent.ask(milestoneAnswerEndpoints.add, { params, body: smiles });

    expect(again).toMatchObject({ status: 201, body: first });
    expect(bare.body).toEqual(first);
    expect(await parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([first]);
  });

  test('where the day had not begun for the other parent, too', async () => {
    const home = await aFamily();
    const lin = await aPerson(home, 'Lin Sato', { time_zone: 'Asia/Tokyo' });
    await tie(home, home.child, lin);
    const params = { childId: home.child.id };
    const body = { ...smiles, achievedOn: day('2026-11-22') };
    const first = await lin.call(milestoneAnswerEndpoints.add, { params, body });

    const again = await home.parent.ask(milestoneAnswerEndpoints.add, { params, body });

    expect(again).toMatchObject({ status: 201, body: first });
  });

  test('with an empty note it is the same answer, and no note is kept', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const first = await parent.call(milestoneAnswerEndpoints.add, { params, body: { ...smiles, note: ' ' } });

    const again = await parent.call(milestoneAnswerEndpoints.add, { params, body: smiles });

    expect(first.note).toBeNull();
    expect(again).toEqual(first);
  });

  test('with another day is refused with what is stored, and nothing of it is written', async () => {
    const { parent, coParent, child } = await aFamily();
    const params = { childId: child.id };
    const first = await parent.call(milestoneAnswerEndpoints.add, { params, body: smiles });

    const other = await coParent.ask(milestoneAnswerEndpoints.add, {
      params,
      body: { ...smiles, achievedOn: day('2026-09-13') },
    });

    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first } });
    expect(await parent.call(milestoneAnswerEndpoints.list, { params })).toEqual([first]);
  });

  test('an id that another milestone has is refused with that one', async () => {
    const { parent, child } = await aFamily();
    const params = { childId: child.id };
    const body = { id: newId(), ...smiles };
    const first = await parent.call(milestoneAnswerEndpoints.add, { params, body });

    const other = await parent.ask(milestoneAnswerEndpoints.add, {
      params,
      body: { ...body, milestoneId: 'ms-02-soc-3' },
    });

    expect(other).toMatchObject({ status: 409, body: { code: 'already-exists', current: first } });
  });

  test('of a brother or sister is another answer', async () => {
    const home = await aFamily();
    const { parent, child } = home;
    const sibling = await aChild(home, parent, { first_name: 'Noah' });
    await anAnswer(home, child, parent);

    const added = await parent.call(milestoneAnswerEndpoints.add, { params: { childId: sibling.id }, body: smiles });

    expect(added).toMatchObject({ childId: sibling.id, version: 1 });
  });
});

test('[API-02] answers come by the day achieved, the latest first, a month after its days, then what is not achieved', async () => {
  const home = await aFamily();
  const { parent, child } = home;
  const said = [
    { milestone_id: 'ms-02-soc-1', achieved_on: day('2026-09-30') },
    { milestone_id: 'ms-02-soc-2', answer: 'not-yet' as const, achieved_on: null },
    { milestone_id: 'ms-02-soc-3', achieved_on: null, achieved_in: month('2026-10') },
    { milestone_id: 'ms-02-soc-4', achieved_on: day('2026-10-01') },
    { milestone_id: 'ms-02-lan-1', achieved_on: day('2026-10-01') },
    { milestone_id: 'ms-02-lan-2', answer: 'not-sure' as const, achieved_on: null },
  ];
  for (const facts of said) {
    home.clock.goOn({ seconds: 1 });
    await anAnswer(home, child, parent, facts);
  }

  const list = await parent.call(milestoneAnswerEndpoints.list, { params: { childId: child.id } });

  expect(list.map(({ milestoneId }) => milestoneId)).toEqual([
    'ms-02-lan-1',
    'ms-02-soc-4',
    'ms-02-soc-3',
    'ms-02-soc-1',
    'ms-02-lan-2',
    'ms-02-soc-2',
  ]);
});

function inMonth(achievedIn: string) {
  return { milestoneId: 'ms-02-soc-4', answer: 'achieved', achievedIn };
}
