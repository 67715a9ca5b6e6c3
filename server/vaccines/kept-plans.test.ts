import { expect, test } from 'vitest';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { openPast } from '#contract/vaccines/past.ts';
import { aFamily } from '#testing/family.ts';
import { aPlan, marked, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

test('a plan that one parent has read shows the other what is the other’s', async () => {
  const family = await aFamily();
  const { parent, coParent } = family;
  await parent.call(openPast, { params: { childId: family.child.id } });

  const opened = [await aPlan(family, parent), await aPlan(family, coParent), await aPlan(family, parent)].map(
    ({ hasPastOpened }) => hasPastOpened,
  );

  expect(opened).toEqual([true, false, true]);
});

test('in a second tab a plan that was read before shows what the other parent changed since', async () => {
  const family = await aFamily();
  const { parent, coParent } = family;
  const before = [await aPlan(family, parent), await aPlan(family, parent)].map((plan) => rowsOf(plan, 'hepb')[0]);

  await marked(family, [{ givenOn: '2026-07-19', vaccine: 'hepb' }], coParent);
  const after = await aPlan(family, parent);
  await family.house.db.updateTable('users').set({ name: 'Dan Brooks' }).where('id', '=', coParent.id).execute();
  const renamed = await aPlan(family, parent);

  expect(before[0]).toBe(before[1]);
  expect(rowsOf(after, 'hepb')[0]).toBe('completed 2026-07-19');
  expect(after.doses[0]?.madeBy).toMatchObject({ name: 'Daniel Brooks' });
  expect(renamed.doses[0]?.madeBy).toMatchObject({ name: 'Dan Brooks' });
});

test('whoever was removed is not shown a plan that was read before', async () => {
  const family = await aFamily();
  const { coParent, child, house } = family;
  const params = { childId: child.id };
  await aPlan(family, coParent);
  await coParent.call(readVisitPlan, { params });

  await house.db.deleteFrom('child_parents').where('user_id', '=', coParent.id).execute();

  const answers = [await coParent.ask(readVaccinePlan, { params }), await coParent.ask(readVisitPlan, { params })];
  const notFound = { status: 404, body: { code: 'not-found' } };
  expect(answers).toMatchObject([notFound, notFound]);
});
