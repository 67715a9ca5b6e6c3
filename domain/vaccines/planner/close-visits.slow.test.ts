import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, daysBetween, type Day } from '#domain/time/day.ts';
import { dosesOf, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import type { MotherHepatitisB } from '../editions/authorities-file.ts';
import { planVisits } from './planner.ts';

const YEAR = Array.from({ length: 365 }, (_, n) => addDays(day('2026-01-01'), n));
const NO_SPLEEN = '160';

type Child = {
  readonly bornOn: Day;
  readonly mother: MotherHepatitisB | null;
  readonly noted: readonly string[];
};

/** Pairs of visits of the first year that are 1 or 2 days apart, but the birth dose, which cannot wait. */
function closeVisits({ bornOn, mother, noted }: Child): readonly string[] {
  const patient = { bornOn, sex: 'female', observations: noted.map((code) => ({ code })) };
  const request = { ...requestFor(bornOn), patient, motherHepatitisB: mother };
  const { visits } = planVisits(request, bornOn, addMonths(bornOn, 12));
  return visits.flatMap((visit, place) => {
    const next = visits[place + 1];
    if (!next || visit.on === bornOn || daysBetween(visit.on, next.on) > 2) return [];
    return [`${visit.on} ${dosesOf(visit).join()}, ${next.on} ${dosesOf(next).join()}`];
  });
}

describe.each([
  { mother: 'negative', noted: [], every: 9 },
  { mother: 'positive', noted: [], every: 9 },
  { mother: 'unknown', noted: [], every: 13 },
  { mother: null, noted: [], every: 13 },
  { mother: null, noted: [NO_SPLEEN], every: 11 },
] as const)('[decision 64] one in $every days of 2026, mother $mother, noted $noted', ({ every, ...of }) => {
  test.each(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'])(
    'a child born in month %s has no two visits a day or two apart in its first year',
    (month) => {
      const births = YEAR.filter((bornOn, n) => n % every === 0 && bornOn.slice(5, 7) === month);
      expect(births.length).toBeGreaterThan(1);
      expect(births.flatMap((bornOn) => closeVisits({ bornOn, ...of }))).toEqual([]);
    },
  );
});
