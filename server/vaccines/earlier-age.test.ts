import { expect, test } from 'vitest';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

const INFANRIX = '20';

/** Born November 20, 2022, four years and a day old. */
async function withDtap(...days: readonly string[]) {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2022-11-20') });
  await aPlan({ ...family, child });
  const plan = await marked(
    { ...family, child },
    days.map((givenOn) => ({ givenOn: day(givenOn), cvx: INFANRIX })),
  );
  const { visits } = await family.parent.call(readVisitPlan, { params: { childId: child.id } });
  return { plan, visits };
}

const inInfancy = ['2023-01-20', '2023-03-20', '2023-05-20'];

test('[VAX-02] a dose of 15 months that the fourth birthday brings up again has no end until which it may wait', async () => {
  const { plan, visits } = await withDtap(...inInfancy);

  const fourth = rowOf(plan, 'dtap', 4);
  expect(fourth).toMatchObject({ status: 'upcoming', recommendedAge: '15 to 18 months', dueOn: '2026-11-20' });
  expect(fourth).toMatchObject({ isOfEarlierAge: true, windowEndsOn: null, why: 'Due now.' });
  expect(visits[0]?.noLaterThan).toBe(visits[0]?.on);
});

test('[VAX-02] the dose of 4 to 6 years has its end at that age', async () => {
  const { plan } = await withDtap(...inInfancy, '2024-03-20');

  const fifth = rowOf(plan, 'dtap', 5);
  expect(fifth).toMatchObject({ recommendedAge: '4 to 6 years', isOfEarlierAge: false });
  expect(fifth.windowEndsOn?.slice(0, 4)).toBe('2029');
  expect(fifth.why).toMatch(/^Due now, until .*2029\.$/);
});
