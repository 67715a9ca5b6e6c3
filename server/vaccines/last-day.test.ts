import { expect, test } from 'vitest';
import { addChild } from '#contract/children.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { addDays, day } from '#domain/time/day.ts';
import { aFamily } from '#testing/family.ts';
import { rowOf } from '#testing/vaccines/stored-vaccines.ts';

const today = day('2026-11-21');

async function planAt(ageDays: number) {
  const { parent } = await aFamily();
  const bornOn = addDays(today, -ageDays);
  const child = await parent.call(addChild, { body: { firstName: 'Noah', lastName: null, bornOn, gender: 'male' } });
  const params = { childId: child.id };
  await parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
  return parent.call(readVaccinePlan, { params });
}

// The first dose is given until 14 weeks and 6 days: 104 days.
test.each([
  { ageDays: 104, lastDayOn: today },
  { ageDays: 100, lastDayOn: addDays(today, 4) },
  { ageDays: 76, lastDayOn: addDays(today, 28) },
  { ageDays: 75, lastDayOn: null },
  { ageDays: 105, lastDayOn: null },
])(
  'the last day of the first rotavirus dose is told 28 days ahead: at $ageDays days',
  async ({ ageDays, lastDayOn }) => {
    const plan = await planAt(ageDays);

    expect(rowOf(plan, 'rv', 1)).toMatchObject({ lastDayOn });
    expect(rowOf(plan, 'dtap', 1).lastDayOn).toBeNull();
  },
);
