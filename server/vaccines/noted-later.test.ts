import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked, rowOf } from '#testing/vaccines/stored-vaccines.ts';

test.each([
  { condition: 'immune-medicine', vaccine: 'covid' },
  { condition: 'no-spleen', vaccine: 'menacwy' },
  { condition: 'no-spleen', vaccine: 'hib' },
])(
  '[VAX-01] $vaccine of a child of 6 years is due from the day on which $condition was noted',
  async ({ condition, vaccine }) => {
    const family = await aFamily();
    const child = await aChild(family, family.parent, { born_on: day('2020-10-20') });
    const params = { childId: child.id };
    const body = { conditions: [condition], seen: [] };
    const noted = await family.parent.call(noteVaccineConditions, { params, body });
    family.clock.set('2026-11-30T15:00:00.000Z');
    const later = await aPlan({ ...family, child });

    for (const plan of [noted, later]) {
      const rows = plan.planned.filter((row) => row.vaccine === vaccine && row.dueOn !== null);

      expect(rows[0]).toMatchObject({ dueOn: '2026-11-21', status: 'upcoming' });
      expect(rows[0]?.why).toMatch(/^Due now, because of what is noted/);
      expect(rows.filter(({ status }) => status === 'overdue')).toEqual([]);
    }
  },
);

test('[VAX-01] the booster of Hib keeps the age of every child without a spleen', async () => {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { born_on: day('2025-10-10') });
  const days = ['2025-12-10', '2026-02-10', '2026-04-10'].map((on) => ({ givenOn: day(on), cvx: '48' }));
  await marked({ ...family, child }, days);
  const body = { conditions: ['no-spleen'], seen: [] };
  const plan = await family.parent.call(noteVaccineConditions, { params: { childId: child.id }, body });

  expect(rowOf(plan, 'hib', 4).recommendedAge).toBe('12 to 15 months (booster)');
});
