import { expect, test } from 'vitest';
import { answerPast } from '#contract/vaccines/past.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { pastRows } from '#domain/vaccines/given/past-days.ts';
import { isBeforeVisit } from '#domain/vaccines/standing/before-visit.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { aChild, aFamilyAlone } from '#testing/family.ts';
import { aPlan } from '#testing/vaccines/stored-vaccines.ts';

const today = day('2026-11-21');

/** Added today at 37 months. */
async function anOlderChild() {
  const family = await aFamilyAlone();
  const bornOn = addMonths(today, -37);
  const child = await aChild(family, family.parent, { born_on: bornOn });
  return { ...family, child, bornOn, plan: await aPlan({ ...family, child }) };
}

test('[decision 58] with the doses up to 2 months answered, but no day of them, each overdue dose is before the next checkup', async () => {
  const { parent, child, bornOn, plan } = await anOlderChild();
  const upTo2Months = pastRows(plan.planned, today).filter(
    ({ recommendedOn }) => recommendedOn !== null && recommendedOn <= addMonths(bornOn, 2),
  );
  const doses = upTo2Months.map(({ id, vaccine }) => ({ givenOn: null, vaccine, fills: [id] }));
  const params = { childId: child.id };
  const { plan: after } = await parent.call(answerPast, { params, body: { checkups: [], doses, isDone: false } });

  const overdue = after.planned.filter(({ status }) => status === 'overdue');
  const checkupOn = addMonths(bornOn, 48);
  const before = dosesDueAt(after.planned, checkupOn).filter((row) => isBeforeVisit(row, checkupOn, today));

  expect(overdue.map(({ vaccine }) => vaccine)).toEqual(['hepb', 'dtap', 'hib', 'pcv', 'ipv']);
  expect(before.filter(({ status }) => status === 'overdue')).toEqual(overdue);
});
