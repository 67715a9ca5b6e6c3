import { expect, test } from 'vitest';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowOf, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

/** Travel is noted of a child born on a day; the plan. */
async function beforeTravel(bornOn: string) {
  const { parent, ...family } = await aFamily();
  const child = await aChild(family, parent, { born_on: day(bornOn) });
  const params = { childId: child.id };
  await parent.call(readVaccinePlan, { params });
  return parent.call(noteVaccineConditions, { params, body: { conditions: ['travel'], seen: [] } });
}

test('[VAX-01] travel noted the day before 6 months says from when it changes the plan', async () => {
  const plan = await beforeTravel('2026-05-22');

  expect(plan.forWhom).toBe('Noted, and it changes the plan later: Travel abroad is planned (from 6 months).');
});

test.each(['travel', 'measles-outbreak'])(
  '[VAX-01] an MMR dose before %s is planned from 6 months, and is not one of the two',
  async (condition) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { first_name: 'Noah', born_on: day('2026-04-20') });
    const params = { childId: child.id };
    await family.parent.call(readVaccinePlan, { params });

    const plan = await family.parent.call(noteVaccineConditions, {
      params,
      body: { conditions: [condition], seen: [] },
    });
    const { visits } = await family.parent.call(readVisitPlan, { params });
    const after = await marked({ child, parent: family.parent }, [{ givenOn: '2026-11-21', cvx: '03' }]);

    expect(rowOf(plan, 'mmr', 1)).toMatchObject({ dueOn: '2026-11-21', windowEndsOn: '2027-04-19', category: 'risk' });
    expect(visits[0]?.on).toBe('2026-11-21');
    const firstDoses = visits[0]?.products.flatMap(({ doses }) => doses) ?? [];
    expect(firstDoses.map(({ shortName }) => shortName)).toContain('MMR');
    expect(after.doses[0]?.verdicts).toMatchObject([
      {
        vaccine: 'mmr',
        counts: false,
        text: 'Correct before travel abroad, but too early to count: one more is needed, from April 20, 2027.',
      },
    ]);
    expect(rowOf(after, 'mmr', 2).dueOn).toBe('2027-04-20');
  },
);

test.each(['2025-09-21', '2021-09-01'])(
  '[VAX-01] of a child born %s before travel: what to ask, never that it changes nothing',
  async (bornOn) => {
    const { forWhom } = await beforeTravel(bornOn);

    expect(forWhom).toContain('No MMR counts yet: ask the doctor to have it as soon as possible.');
    expect(forWhom).not.toContain('changes nothing');
  },
);

const AGES: Readonly<Record<string, readonly string[]>> = {
  mmr: ['12 to 15 months', '4 to 6 years'],
  hepa: ['12 to 23 months', '6 months after dose 1'],
};

test('[VAX-01] of a baby of 8 months before travel: MMR now, and twice from 12 months', async () => {
  const plan = await beforeTravel('2026-03-20');

  expect(rowsOf(plan, 'mmr').map((row) => row.split(' ')[1])).toEqual(['2026-11-21', '2027-03-20', '2030-03-20']);
  for (const vaccine of ['mmr', 'hepa']) {
    const rows = plan.planned.filter((row) => row.vaccine === vaccine);
    expect(rows.map(({ category }) => category)).toEqual(['risk', 'routine', 'routine']);
    expect(rows.map(({ recommendedAge }) => recommendedAge)).toEqual([null, ...(AGES[vaccine] ?? [])]);
  }
});
