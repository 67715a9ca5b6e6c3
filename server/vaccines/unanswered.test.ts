import { describe, expect, test } from 'vitest';
import { removeDose } from '#contract/vaccines/changes.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { addMonths, day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import { isAskedNow, pastRows, rowsNotSaid, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { standingOf } from '#domain/vaccines/standing/dose-standing.ts';
import { aChild, aFamily } from '#testing/family.ts';
import { aPlan, marked } from '#testing/vaccines/stored-vaccines.ts';

/** Added on November 21, 2026. */
async function bornOn(born: string) {
  const family = await aFamily();
  const child = await aChild(family, family.parent, { first_name: 'Noah', born_on: day(born) });
  return { ...family, child, plan: await aPlan({ ...family, child }) };
}

const textOf = ({ vaccine, number }: VaccinePlan['planned'][number]) => `${vaccine} ${number}`;

/** Those that the page counts under that name. */
function unanswered({ planned, asOf }: VaccinePlan): string[] {
  return planned.filter((row) => isAskedNow(row, asOf)).map(textOf);
}

function askedAbout(plan: VaccinePlan): string[] {
  return pastRows(plan.planned, plan.asOf, undatedDoses(plan.doses)).map(textOf);
}

const AGES = ['2026-06-10', '2026-04-21', '2026-01-10', '2025-10-02', '2025-05-30', '2024-06-12'];

describe('[CHK-02] a dose that reads ‘Not answered yet’', () => {
  test.each(AGES)('is one that the question is about, for a child born %s', async (born) => {
    const { plan, ...family } = await bornOn(born);
    const undated = (...of: string[]) => of.map((vaccine) => ({ givenOn: null, vaccine, isAnother: true }));

    const plans = [
      plan,
      await marked(family, undated('hepb')),
      await marked(family, undated('hepb', 'dtap', 'rv', 'mmr')),
      await marked(family, [...undated('hepb', 'dtap'), { givenOn: null, cvx: '110' }]),
    ];

    for (const one of plans) {
      expect(unanswered(one).length).toBeGreaterThan(0);
      expect(unanswered(one).filter((row) => !askedAbout(one).includes(row))).toEqual([]);
    }
  });

  test.each([
    { born: '2026-11-19', says: 'hepb 1, rsv-ab 1' },
    { born: '2026-07-20', says: 'hepb 1, hepb 2, rv 1, rv 2, dtap 1' },
    { born: '2026-07-21', says: 'hepb 1, hepb 2, rv 1, dtap 1, hib 1, pcv 1, ipv 1' },
    { born: '2025-10-02', says: 'hepb 1, hepb 2, hepb 3, rsv-ab 1, rv 1, rv 2, rv 3, dtap 1, dtap 2, dtap 3' },
  ])('is on the sheet for the doctor, with the doses after it that may have been given too: $says', async (one) => {
    const { plan } = await bornOn(one.born);
    const isDue = (row: VaccinePlan['planned'][number]) => ['due', 'overdue'].includes(standingOf(row, plan));
    const notSaid = rowsNotSaid(plan.planned, plan.asOf, { isDue, undated: new Map() }).map(textOf);

    expect(notSaid.join(', ')).toMatch(new RegExp(`^${one.says}`));
    expect(unanswered(plan).filter((row) => !notSaid.includes(row))).toEqual([]);
  });

  test.each(['2026-03-21', '2026-02-21', '2025-12-21'])(
    'is the same whatever was entered and removed before, for a child born %s',
    async (born) => {
      const { child, parent } = await bornOn(born);
      const ofAge = (months: number) => ({ givenIn: monthOf(addMonths(day(born), months)), givenOn: null });
      const one = await marked({ child, parent }, [{ ...ofAge(6), vaccine: 'pcv' }]);
      const two = await marked({ child, parent }, [{ ...ofAge(3), vaccine: 'pcv' }]);
      const added = two.doses.find(({ givenIn }) => givenIn === ofAge(3).givenIn);

      const params = { childId: child.id, doseId: added?.id ?? '' };
      const after = await parent.call(removeDose, { params, body: { version: 1 } });

      expect(unanswered(after)).toEqual(unanswered(one));
    },
  );
});

test.each([
  { born: '2020-05-12', isAsked: false },
  { born: '2023-02-01', isAsked: false },
  { born: '2023-02-02', isAsked: true },
  { born: '2025-10-12', isAsked: true },
])('[CHK-02] RSV antibody is not asked about before there was any: born $born, $isAsked', async ({ born, isAsked }) => {
  const { plan } = await bornOn(born);
  const rows = [...unanswered(plan), ...askedAbout(plan)];

  expect(rows.includes('rsv-ab 1')).toBe(isAsked);
  expect(rows.length).toBeGreaterThan(0);
});
