import { describe, expect, test } from 'vitest';
import { addChild, changeChild } from '#contract/children.ts';
import type { Request } from '#contract/endpoint.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { changePlannedDose } from '#contract/vaccines/changes.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf, rowsOf, storedCare } from '#testing/vaccines/stored-vaccines.ts';

type Body = Request<typeof changeChild>['body'];

const maya = { firstName: 'Maya', lastName: 'Brooks', gender: 'female' as const, bornOn: '2026-07-19', version: 1 };

/** A family whose child had its dose of birth and one at two months, with notes on a row to come. */
async function withDoses() {
  const family = await aFamily();
  const params = { childId: family.child.id };
  await aPlan(family);
  const plan = await marked(family, [
    { givenOn: '2026-07-20', cvx: '08' },
    { givenOn: '2026-09-19', cvx: '120' },
  ]);
  const ofRow = { ...params, plannedDoseId: rowOf(plan, 'mmr', 1).id };
  const before = await family.parent.call(changePlannedDose, { params: ofRow, body: { notes: 'Egg?', version: 1 } });
  const correct = (facts: Partial<Body>) => family.parent.ask(changeChild, { params, body: { ...maya, ...facts } });
  return { ...family, before, correct };
}

describe('[CHILD-02] a date of birth that is corrected', () => {
  test('moves the doses to come, and loses no dose and no note', async () => {
    const family = await withDoses();

    await family.correct({ bornOn: '2026-07-10' });

    const after = await aPlan(family);
    expect(rowOf(family.before, 'mmr', 1).dueOn).toBe('2027-07-19');
    expect(rowOf(after, 'mmr', 1)).toMatchObject({ dueOn: '2027-07-10', notes: 'Egg?' });
    expect(after.doses.map(({ id, givenOn }) => [id, givenOn])).toEqual(
      family.before.doses.map(({ id, givenOn }) => [id, givenOn]),
    );
    expect(after.planned.map(({ id }) => id)).toEqual(family.before.planned.map(({ id }) => id));
    expect(rowsOf(after, 'dtap')[0]).toBe('completed 2026-09-19');
  });

  test('evaluates the given doses again', async () => {
    const family = await withDoses();
    const before = await marked(family, [{ givenOn: '2026-08-26', vaccine: 'pcv' }]);

    await family.correct({ bornOn: '2026-07-20' });

    const after = await aPlan(family);
    const [was, is] = [before, after].map(({ doses }) => doses.find(({ vaccines }) => vaccines.includes('pcv')));
    expect(was?.verdicts).toMatchObject([{ vaccine: 'pcv', counts: true }]);
    expect(is?.verdicts).toMatchObject([{ vaccine: 'pcv', counts: false }]);
    expect(rowsOf(after, 'pcv').slice(0, 2)).toEqual(['completed 2026-08-26', 'upcoming 2026-09-20']);
  });

  test('to much earlier asks what happened before, if nothing is recorded yet', async () => {
    const { parent } = await aFamily();
    const born = { firstName: 'Noah', gender: 'male' as const };
    const { id: childId } = await parent.call(addChild, { body: { ...born, bornOn: '2026-11-20' } });
    const params = { childId };

    await parent.call(changeChild, { params, body: { ...born, bornOn: '2026-05-20', version: 1 } });

    const plan = await parent.call(readVaccinePlan, { params });
    expect(plan.isPastOpen).toBe(true);
    expect(plan.planned.filter(({ status }) => status === 'overdue')).toEqual([]);
  });

  test('to later stops asking what happened before, for a child that was not added late', async () => {
    const { parent } = await aFamily();
    const born = { firstName: 'Noah', gender: 'male' as const };
    const { id: childId } = await parent.call(addChild, { body: { ...born, bornOn: '2026-05-20' } });
    const params = { childId };
    const before = await parent.call(readVaccinePlan, { params });

    await parent.call(changeChild, { params, body: { ...born, bornOn: '2026-11-20', version: 1 } });

    const plan = await parent.call(readVaccinePlan, { params });
    expect([before.isPastOpen, plan.isPastOpen]).toEqual([true, false]);
    expect(rowOf(plan, 'hepb', 1)).toMatchObject({ dueOn: '2026-11-20', status: 'upcoming', isUnanswered: true });
    expect(plan.birthQuestions).toEqual(['hepatitis-b', 'mother-rsv', 'mother-hepatitis-b']);
  });

  test('of a child that was added late anyway does not ask again after an answer', async () => {
    const family = await aFamily();
    const params = { childId: family.child.id };
    await aPlan(family);
    await family.parent.call(answerPast, { params, body: { checkups: [], isDone: true } });

    await family.parent.call(changeChild, { params, body: { ...maya, bornOn: '2026-07-18' } });

    expect((await aPlan(family)).isPastOpen).toBe(false);
  });

  test('to after a dose is refused with the day of that dose, and nothing moves', async () => {
    const family = await withDoses();
    const before = await storedCare(family.house.db);

    const answer = await family.correct({ bornOn: '2026-07-21' });

    const field = { name: 'bornOn', message: 'There is a vaccine dose of July 20, 2026' };
    expect(answer).toMatchObject({ status: 422, body: { code: 'bad-input', fields: [field] } });
    expect(await storedCare(family.house.db)).toEqual(before);
  });
});

describe('[CHILD-02] what is known of the mother', () => {
  test('entered later takes RSV out of the plan, and removed brings the same row back', async () => {
    const { child, parent, correct, ...family } = await withDoses();
    const row = rowOf(family.before, 'rsv-ab', 1);

    await correct({ motherRsvVaccine: true });
    const without = await aPlan({ child, parent });
    await correct({ motherRsvVaccine: null, version: 2 });
    const again = await aPlan({ child, parent });

    expect(rowOf(without, 'rsv-ab', 1)).toMatchObject({ id: row.id, status: 'not-needed', dueOn: null });
    expect(rowOf(again, 'rsv-ab', 1)).toEqual(row);
  });

  test('that stays the same leaves the plan unchanged', async () => {
    const { house, correct } = await withDoses();
    const before = await storedCare(house.db);

    await correct({ firstName: 'Mia' });

    expect(await storedCare(house.db)).toEqual(before);
  });
});
