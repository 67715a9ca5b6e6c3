import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { answerPast } from '#contract/vaccines/past.ts';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { day } from '#domain/time/day.ts';
import { requireChildToEdit } from '#server/children/access.ts';
import { tx } from '#server/db/tx.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { fullFor } from '#testing/db/full-disk.ts';
import { aHouse } from '#testing/house.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';
import { planTodayIn } from './service/current-plan.ts';

const UNLESS_MOTHER = 'unless the mother had the RSV vaccine at least 14 days before the birth';

test('[VAX-02] for a calendar each dose has its day and status', async () => {
  const family = await aFamily();
  const params = { childId: family.child.id };
  await family.parent.call(answerPast, { params, body: { checkups: [], isDone: true } });
  const plan = await marked(family, [{ givenOn: '2026-09-19', cvx: '120' }]);
  const { house, clock, parent, child } = family;
  const mine = await tx(house.db, (trx) => requireChildToEdit(trx, parent, child.id));

  const { rows: kept } = await planTodayIn(house.db, mine, 'America/New_York', clock.now());

  expect(kept).toHaveLength(plan.planned.length);
  for (const { toldOn, unless, ...row } of kept) {
    const listed = rowOf(plan, row.vaccine, row.number);
    expect(listed).toMatchObject(row);
    expect([listed.dueOn, listed.plannedOn]).toContain(toldOn);
    expect(unless).toBe(row.vaccine === 'rsv-ab' ? UNLESS_MOTHER : null);
  }
  expect(kept.map(({ status }) => status)).toContain('overdue');
});

test('[VAX-01] a calendar and a mail call a dose that is for what is noted as the plan does', async () => {
  const family = await aFamily();
  const { house, clock, parent } = family;
  const child = await aChild(family, parent, { born_on: day('2014-11-01') });
  const params = { childId: child.id };
  await parent.call(noteVaccineConditions, { params, body: { conditions: ['no-spleen'], seen: [] } });
  const plan = await aPlan({ ...family, child });
  const mine = await tx(house.db, (trx) => requireChildToEdit(trx, parent, child.id));

  const { rows } = await planTodayIn(house.db, mine, 'America/New_York', clock.now());

  expect(rowOf(plan, 'menb', 1)).toMatchObject({ category: 'risk', status: 'upcoming' });
  expect(rows.map(({ id, category }) => ({ id, category }))).toEqual(
    plan.planned.map(({ id, category }) => ({ id, category })),
  );
});

test.each([
  { disk: 'full', errcode: 13 },
  { disk: 'read-only', errcode: 8 },
])('[decision 34] a disk that is $disk does not block reading a plan as of today', async ({ errcode }) => {
  const family = await aFamily();
  const before = await aPlan(family);
  family.clock.goOn({ days: 40 });
  const { house } = family;
  const full = await aHouse({ clock: family.clock.now, db: house.db.withPlugin(fullFor('UpdateQueryNode', errcode)) });
  const reader = full.visitor();
  reader.cookies.set('sid', family.parent.cookies.get('sid') ?? '');

  const plan = await reader.call(readVaccinePlan, { params: { childId: family.child.id } });

  expect(plan.asOf).toBe('2026-12-31');
  expect(rowOf(plan, 'hepb', 2)).toMatchObject({ id: rowOf(before, 'hepb', 2).id, dueOn: '2027-01-28' });
  expect(rowOf(before, 'hepb', 2).dueOn).toBe('2026-12-19');
  const kept = house.db.selectFrom('vaccine_plans').select('computed_on').where('child_id', '=', family.child.id);
  expect(await kept.execute()).toEqual([{ computed_on: '2026-11-21' }]);
});

test('[decision 34] a plan that was worked out by a clock far ahead is worked out again', async () => {
  const family = await aFamily();
  const before = await aPlan(family);
  family.clock.goOn({ days: 40 });
  await aPlan(family);
  family.clock.goOn({ days: -40 });

  const plan = await aPlan(family);

  expect(plan).toEqual(before);
});

test('[decision 34] a change read halfway shows the whole plan', async () => {
  const family = await aFamily();
  await marked(family, [{ givenOn: '2026-09-19', vaccine: 'dtap' }]);
  await family.house.db.deleteFrom('doses').where('child_id', '=', family.child.id).execute();

  const plan = await aPlan(family);

  expect(plan.doses).toEqual([]);
  expect(rowOf(plan, 'dtap', 1)).toMatchObject({ completed: false, dueOn: '2026-09-19' });
});
