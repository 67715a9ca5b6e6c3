import { describe, expect, test } from 'vitest';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { addDoses, changeDose, changePlannedDose, removeDose, takeBackDoses } from '#contract/vaccines/changes.ts';
import { answerPast, takeBackPast } from '#contract/vaccines/past.ts';
import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

const givenOn = day('2026-11-21');

/** The family of a child added at seven months, which said that its first doses of DTaP and Hib were not given. */
async function saidNotGiven() {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2026-04-20') });
  const plan = await aPlan({ ...family, child });
  const params = { childId: child.id };
  const rows = ['dtap', 'hib'].map((vaccine) => rowOf(plan, vaccine, 1).id);
  const body = { checkups: [], notGiven: rows, isDone: false };
  const { plan: said, added } = await family.parent.call(answerPast, { params, body });
  return { ...family, child, params, said, added, dtap: rows[0] ?? '', hib: rows[1] ?? '' };
}

const seenIn = ({ doses }: VaccinePlan) => doses.map(({ id, version }) => ({ id, version }));

/** 'overdue, not given', 'completed'; of the first two doses of a vaccine. */
function answersOf(plan: VaccinePlan, vaccine = 'dtap'): string[] {
  return [1, 2].map((number) => {
    const { status, isNotGiven, isUnanswered } = rowOf(plan, vaccine, number);
    return [status, isNotGiven && 'not given', isUnanswered && 'not answered'].filter(Boolean).join(', ');
  });
}

const BEFORE = ['overdue, not given', 'upcoming'];
const GIVEN = ['completed', 'upcoming'];

describe('[decision 58] the answer that a dose was not given before', () => {
  test('is back once the dose that was marked is taken back, and goes again with the dose', async () => {
    const { parent, params, said, dtap, ...family } = await saidNotGiven();
    const dose = { id: newId(), givenOn, vaccine: 'dtap', fills: [dtap] };
    const plan = await marked({ ...family, parent }, [dose]);

    const back = await parent.call(takeBackDoses, { params, body: { doses: seenIn(plan) } });
    const again = await marked({ ...family, parent }, [dose]);

    expect([said, plan, back, again].map((one) => answersOf(one))).toEqual([BEFORE, GIVEN, BEFORE, GIVEN]);
  });

  test('is back of each vaccine of a combination once that is removed', async () => {
    const { parent, params, dtap, hib, ...family } = await saidNotGiven();
    const plan = await marked({ ...family, parent }, [{ givenOn, cvx: '120', fills: [dtap, hib] }]);

    const doseId = plan.doses[0]?.id ?? '';
    const back = await parent.call(removeDose, { params: { ...params, doseId }, body: { version: 1 } });

    expect(['dtap', 'hib'].map((one) => answersOf(plan, one))).toEqual([GIVEN, GIVEN]);
    expect(['dtap', 'hib'].map((one) => answersOf(back, one))).toEqual([BEFORE, BEFORE]);
  });

  test('is back once its row is unmarked', async () => {
    const { parent, params, said, dtap } = await saidNotGiven();
    const ofRow = { ...params, plannedDoseId: dtap };
    const mark = { completed: true, givenOn, version: rowOf(said, 'dtap', 1).version };
    const plan = await parent.call(changePlannedDose, { params: ofRow, body: mark });

    const body = { completed: false, version: rowOf(plan, 'dtap', 1).version };
    const back = await parent.call(changePlannedDose, { params: ofRow, body });

    expect([plan, back].map((one) => answersOf(one))).toEqual([GIVEN, BEFORE]);
  });

  test('is back where the dose turns out to be of another vaccine', async () => {
    const { parent, params, dtap, ...family } = await saidNotGiven();
    const plan = await marked({ ...family, parent }, [{ givenOn, vaccine: 'dtap', fills: [dtap] }]);

    const doseId = plan.doses[0]?.id ?? '';
    const body = { givenOn, vaccine: 'pcv', version: 1 };
    const back = await parent.call(changeDose, { params: { ...params, doseId }, body });

    expect([plan, back].map((one) => answersOf(one))).toEqual([GIVEN, BEFORE]);
  });

  test('stays corrected where another dose replaces the one that was marked', async () => {
    const { parent, params, dtap, hib, ...family } = await saidNotGiven();
    const plan = await marked({ ...family, parent }, [
      { givenOn, vaccine: 'dtap', fills: [dtap] },
      { givenOn, vaccine: 'hib', fills: [hib] },
    ]);

    const body = { doses: [{ givenOn, cvx: '120' }], replaces: seenIn(plan) };
    const combined = await parent.call(addDoses, { params, body });
    const back = await parent.call(takeBackDoses, { params, body: { doses: seenIn(combined) } });

    expect(['dtap', 'hib'].map((one) => answersOf(combined, one))).toEqual([GIVEN, GIVEN]);
    expect(['dtap', 'hib'].map((one) => answersOf(back, one))).toEqual([BEFORE, BEFORE]);
  });

  test('is not back with the dose once it was taken back itself', async () => {
    const { parent, params, added, dtap, ...family } = await saidNotGiven();
    const plan = await marked({ ...family, parent }, [{ givenOn, vaccine: 'dtap', fills: [dtap] }]);
    await parent.call(takeBackPast, { params, body: added });

    const back = await parent.call(takeBackDoses, { params, body: { doses: seenIn(plan) } });

    expect(answersOf(back)).toEqual(['upcoming, not answered', 'upcoming']);
  });

  test('cannot be given of a dose that is marked since', async () => {
    const { parent, params, dtap, ...family } = await saidNotGiven();
    await marked({ ...family, parent }, [{ givenOn, vaccine: 'dtap', fills: [dtap] }]);

    const body = { checkups: [], notGiven: [dtap], isDone: false };

    expect(await parent.ask(answerPast, { params, body })).toMatchObject({ status: 409 });
  });
});
