import { describe, expect, test } from 'vitest';
import { listCheckups } from '#contract/checkups.ts';
import { changePlannedDose } from '#contract/vaccines/changes.ts';
import { answerPast, takeBackPast } from '#contract/vaccines/past.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { pastRows, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, rowOf } from '#testing/vaccines/stored-vaccines.ts';

/** A child who was added at seven months. */
async function addedAtSevenMonths() {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2026-04-20') });
  const plan = await aPlan({ ...family, child });
  return { ...family, child, plan, params: { childId: child.id } };
}

function askedOf(plan: VaccinePlan, vaccine: string): number[] {
  const asked = pastRows(plan.planned, plan.asOf, undatedDoses(plan.doses));
  return asked.filter((row) => row.vaccine === vaccine).map(({ number }) => number);
}

describe('[decision 58] a dose that a child did not have before it was added', () => {
  test('is kept as an answer: it is asked about no more, and its plan goes on', async () => {
    const { parent, params, plan } = await addedAtSevenMonths();
    const dtap = [1, 2].map((number) => rowOf(plan, 'dtap', number).id);

    const body = { checkups: [], notGiven: dtap, isDone: false };
    const { plan: after, added } = await parent.call(answerPast, { params, body });

    expect(askedOf(plan, 'dtap')).toEqual([1, 2, 3]);
    expect(askedOf(after, 'dtap')).toEqual([3]);
    expect(added).toMatchObject({ notGiven: dtap, isOpen: false });
    expect(rowOf(after, 'dtap', 1)).toMatchObject({ isNotGiven: true, isUnanswered: false, status: 'overdue' });
    expect(rowOf(after, 'hib', 1)).toMatchObject({ isNotGiven: false, isUnanswered: true, status: 'upcoming' });
    expect(after.decisions).toEqual([]);
  });

  test('stays answered where a later dose of the vaccine was given', async () => {
    const { parent, params, plan } = await addedAtSevenMonths();
    const [first, second] = [1, 2].map((number) => rowOf(plan, 'dtap', number).id);

    const doses = [{ givenOn: null, givenIn: month('2026-08'), vaccine: 'dtap', fills: [second ?? ''] }];
    const body = { checkups: [], doses, notGiven: [first ?? ''], isDone: false };
    const { plan: after } = await parent.call(answerPast, { params, body });

    expect(rowOf(after, 'dtap', 1)).toMatchObject({ completed: true, isNotGiven: false });
    expect(rowOf(after, 'dtap', 2)).toMatchObject({ completed: false, isNotGiven: true, isUnanswered: false });
    expect(askedOf(after, 'dtap')).toEqual([3]);
  });

  test('is asked about again once the answer is taken back', async () => {
    const { parent, params, plan } = await addedAtSevenMonths();
    const body = { checkups: [], notGiven: [rowOf(plan, 'dtap', 1).id], isDone: true };
    const { added } = await parent.call(answerPast, { params, body });

    const { plan: back } = await parent.call(takeBackPast, { params, body: added });

    expect(back.isPastOpen).toBe(true);
    expect(askedOf(back, 'dtap')).toEqual([1, 2, 3]);
    expect(rowOf(back, 'dtap', 1)).toMatchObject({ isNotGiven: false, isUnanswered: true });
  });

  test('was given after all: its row is marked with the day', async () => {
    const { parent, params, plan } = await addedAtSevenMonths();
    const row = rowOf(plan, 'dtap', 1);
    const body = { checkups: [], notGiven: [row.id], isDone: false };
    const { plan: after } = await parent.call(answerPast, { params, body });

    const marked = await parent.call(changePlannedDose, {
      params: { ...params, plannedDoseId: row.id },
      body: { completed: true, givenOn: day('2026-06-22'), version: rowOf(after, 'dtap', 1).version },
    });

    expect(rowOf(marked, 'dtap', 1)).toMatchObject({ completed: true, isNotGiven: false });
    expect(marked.planned.some(({ isNotGiven }) => isNotGiven)).toBe(false);
    expect(askedOf(marked, 'dtap')).toEqual([2, 3]);
  });

  test('cannot be a dose that is recorded, or one that is not in the plan', async () => {
    const { parent, params, plan } = await addedAtSevenMonths();
    const { id } = rowOf(plan, 'dtap', 1);
    const doses = [{ givenOn: day('2026-06-22'), vaccine: 'dtap', fills: [id] }];
    await parent.call(answerPast, { params, body: { checkups: [], doses, isDone: false } });

    const ask = (notGiven: string) =>
      parent.ask(answerPast, { params, body: { checkups: [], notGiven: [notGiven], isDone: false } });

    expect(await ask(id)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    expect(await ask(newId())).toMatchObject({ status: 422 });
  });
});

describe('[decision 77] an answer that was stored though its reply was lost', () => {
  test('is taken back whole when it was sent again', async () => {
    const { parent, params, plan } = await addedAtSevenMonths();
    const checkups = await parent.call(listCheckups, { params });
    const [first, second] = checkups.map(({ id }) => id);
    const id = newId();
    const doses = [{ id: newId(), givenOn: day('2026-06-22'), vaccine: 'hib' }];
    const notGiven = [rowOf(plan, 'dtap', 1).id];
    const lost = { id, checkups: [first ?? ''], doses, notGiven, isDone: true };
    await parent.call(answerPast, { params, body: lost });

    const again = { ...lost, checkups: [first ?? '', second ?? ''], isDone: true };
    const { added } = await parent.call(answerPast, { params, body: again });
    const back = await parent.call(takeBackPast, { params, body: added });

    expect(added).toMatchObject({ notGiven, isOpen: true });
    expect(back.checkups.filter(({ completed }) => completed)).toEqual([]);
    expect(back.plan.doses).toEqual([]);
    expect(back.plan).toMatchObject({ isPastOpen: true });
    expect(rowOf(back.plan, 'dtap', 1)).toMatchObject({ isNotGiven: false });
  });

  test('and another answer of the parent keep apart', async () => {
    const { parent, coParent, child } = await aFamily();
    const params = { childId: child.id };
    const [first, second] = (await parent.call(listCheckups, { params })).map(({ id }) => id);
    const answer = (by: typeof parent, id: string, checkup = '') =>
      by.call(answerPast, { params, body: { id, checkups: [checkup], isDone: false } });
    const id = newId();
    await answer(parent, id, first);

    const { added } = await answer(parent, newId(), second);
    const ofCoParent = await answer(coParent, id, second);

    expect(added.checkups.map((one) => one.id)).toEqual([second]);
    expect(ofCoParent.added.checkups).toEqual([]);
  });
});
