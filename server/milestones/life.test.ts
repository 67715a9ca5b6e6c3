import { describe, expect, test } from 'vitest';
import { changeChild, removeChild } from '#contract/children.ts';
import { milestoneAnswerEndpoints } from '#contract/milestones.ts';
import { addDays, day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { anAnswer } from '#testing/milestones/stored-answers.ts';

const facts = { firstName: 'Maya', gender: 'female', version: 1 } as const;

describe('[CHILD-02] correcting the date of birth', () => {
  test.each([
    {
      what: 'a day achieved',
      said: { achieved_on: day('2026-09-12') },
      text: 'September 12, 2026',
      last: '2026-09-12',
    },
    {
      what: 'a month achieved, until its last day',
      said: { achieved_on: null, achieved_in: month('2026-09') },
      text: 'September 2026',
      last: '2026-09-30',
    },
    {
      what: 'a day on which a skill was lost',
      said: { achieved_on: day('2026-09-12'), lost_on: day('2026-10-01') },
      text: 'September 12, 2026',
      last: '2026-09-12',
    },
    {
      what: 'a day on which a skill was lost in the month it was achieved',
      said: { achieved_on: null, achieved_in: month('2026-09'), lost_on: day('2026-09-02') },
      text: 'September 2026',
      last: '2026-09-02',
    },
  ])('is refused after $what, which it names', async ({ said, text, last }) => {
    const home = await aFamily();
    await anAnswer(home, home.child, home.parent, said);
    const correct = (bornOn: string) =>
      home.parent.ask(changeChild, { params: { childId: home.child.id }, body: { ...facts, bornOn: day(bornOn) } });

    const refused = await correct('2026-10-15');
    const dayAfter = await correct(addDays(day(last), 1));
    const taken = await correct(last);

    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ name: 'bornOn', message: `There is a milestone of ${text}` }] },
    });
    expect([dayAfter.status, taken.status]).toEqual([422, 200]);
  });

  test('leaves the days achieved as they are', async () => {
    const home = await aFamily();
    await anAnswer(home, home.child, home.parent);
    const params = { childId: home.child.id };
    const before = await home.parent.call(milestoneAnswerEndpoints.list, { params });

    await home.parent.call(changeChild, { params, body: { ...facts, bornOn: day('2026-07-01') } });

    expect(await home.parent.call(milestoneAnswerEndpoints.list, { params })).toEqual(before);
  });
});

describe('[ACC-03] deletion', () => {
  test('of a child takes its answers along, and no other child’s', async () => {
    const home = await aFamily();
    const sibling = await aChild(home, home.parent, { first_name: 'Noah' });
    await anAnswer(home, home.child, home.parent);
    await anAnswer(home, sibling, home.parent);

    const body = { firstName: 'Maya' };
    await home.parent.call(removeChild, { params: { childId: home.child.id }, body });

    const left = await home.house.db
      .selectFrom('milestone_answers')
      .select('child_id')
      .where('child_id', 'in', [home.child.id, sibling.id])
      .execute();
    expect(left).toEqual([{ child_id: sibling.id }]);
  });

  test('of an account takes the name and leaves the answers to the other parents', async () => {
    const home = await aFamily();
    const { id } = await anAnswer(home, home.child, home.removed);
    await anAnswer(home, home.child, home.parent, { milestone_id: 'ms-02-soc-3', changed_by: home.removed.id });
    await home.house.db.deleteFrom('users').where('id', '=', home.removed.id).execute();

    const list = await home.coParent.call(milestoneAnswerEndpoints.list, { params: { childId: home.child.id } });

    expect(list.find((answer) => answer.id === id)).toMatchObject({
      madeBy: null,
      changedBy: null,
      answer: 'achieved',
    });
    expect(list.find((answer) => answer.id !== id)).toMatchObject({
      madeBy: { name: 'Hannah Brooks' },
      changedBy: null,
    });
  });
});

test('an answer keeps the name of a parent who was removed from the child, and who may change nothing any more', async () => {
  const home = await aFamily();
  const { id } = await anAnswer(home, home.child, home.removed);
  const params = { childId: home.child.id };

  const change = await home.removed.ask(milestoneAnswerEndpoints.change, {
    params: { ...params, answerId: id },
    body: { answer: 'not-yet', version: 1 },
  });
  const [answer] = await home.parent.call(milestoneAnswerEndpoints.list, { params });

  expect(change).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(answer).toMatchObject({ madeBy: { id: home.removed.id, name: 'Colin Hale' }, answer: 'achieved' });
});
