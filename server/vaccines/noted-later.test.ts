import { expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan } from '#testing/vaccines/stored-vaccines.ts';

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
