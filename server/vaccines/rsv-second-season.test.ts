import { describe, expect, test } from 'vitest';
import { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { marked, rowsOf } from '#testing/vaccines/stored-vaccines.ts';

/** The day on which families of tests read. */
const TODAY = day('2026-11-21');

/** A child that had the antibody of its first season at 3 days, or nothing. */
async function childOf(months: number, condition: string, hadFirst: boolean) {
  const family = await aFamily();
  const bornOn = addMonths(TODAY, -months);
  const child = await aChild(family, family.parent, { born_on: bornOn });
  const mine = { ...family, child, params: { childId: child.id } };
  const body = { conditions: [condition], seen: [] };
  const plan = hadFirst ? await marked(mine, [{ givenOn: bornOn, cvx: '306' }]) : null;
  const noted = await family.parent.call(noteVaccineConditions, { params: mine.params, body });
  const { visits } = await family.parent.call(readVisitPlan, { params: mine.params });
  return { mine, plan, noted, visits };
}

const CASES = ['native', 'severely-weak-immune-system', 'lung-disease-born-early', 'cystic-fibrosis'].flatMap(
  (condition) =>
    [
      { months: 9, hadFirst: true },
      { months: 14, hadFirst: true },
      { months: 19, hadFirst: true },
      { months: 12, hadFirst: false },
    ].map((of) => ({ condition, ...of })),
);

describe('[VAX-01] RSV antibody before a second season', () => {
  test.each(CASES)(
    '$condition at $months months, first season $hadFirst: one row, one visit, two injections',
    async (of) => {
      const { mine, noted, visits } = await childOf(of.months, of.condition, of.hadFirst);
      const open = noted.planned.filter((row) => row.vaccine === 'rsv-ab' && row.dueOn !== null && !row.completed);
      const planned = visits.filter(({ products }) =>
        products.some(({ doses }) => doses.some(({ shortName }) => shortName === 'RSV')),
      );

      expect(open.map(({ dueOn }) => dueOn)).toEqual([TODAY]);
      expect(open[0]?.details).toContain('At this age one dose is two injections on the same day: enter it once.');
      expect(planned).toHaveLength(1);

      const given = await marked(mine, [{ givenOn: TODAY, cvx: '307' }]);
      const after = rowsOf(given, 'rsv-ab').filter((row) => !row.startsWith('not-needed'));
      expect(after.at(-1)).toBe(`completed ${TODAY}`);
      expect(after.every((row) => row.startsWith('completed'))).toBe(true);
      expect(given.vaccines.find(({ vaccine }) => vaccine === 'rsv-ab')).toMatchObject({ isComplete: true });
    },
  );
});
