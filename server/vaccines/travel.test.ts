import { expect, test } from 'vitest';
import { readVaccinePlan } from '#contract/vaccines.ts';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

test('[VAX-01] travel noted the day before 6 months says from when it changes the plan', async () => {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2026-05-22') });
  const params = { childId: child.id };
  await family.parent.call(readVaccinePlan, { params });

  const plan = await family.parent.call(noteVaccineConditions, { params, body: { conditions: ['travel'], seen: [] } });

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

    expect(rowOf(plan, 'mmr', 1)).toMatchObject({ dueOn: '2026-10-20', windowEndsOn: '2027-04-19', category: 'risk' });
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
