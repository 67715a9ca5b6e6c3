import { expect, test } from 'vitest';
import { answerPast } from '#contract/vaccines/past.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { pastRows } from '#domain/vaccines/given/past-days.ts';
import { isBeforeVisit } from '#domain/vaccines/standing/before-visit.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
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

test('[decision 58] before the question about the past is answered, a dose after one that it asks for is not due on any day', async () => {
  const { plan, bornOn } = await anOlderChild();
  const checkupOn = addMonths(bornOn, 48);
  const standings = ['hepb', 'dtap', 'ipv'].flatMap((vaccine) =>
    plan.planned.filter((row) => row.vaccine === vaccine).map((row) => [row.recommendedAge, standingOf(row, plan)]),
  );

  expect(dosesDueAt(plan.planned, checkupOn)).toEqual([]);
  expect(standings.filter(([, standing]) => standing !== 'unanswered')).toEqual([
    ['4 to 6 years', 'upcoming'],
    ['4 to 6 years', 'upcoming'],
  ]);
});
