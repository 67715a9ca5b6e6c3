import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { assessed, doseOf, isLive, productFor, withDose } from '#testing/vaccines/assessed-histories.ts';
import { anyVaccineHistory, type VaccineHistory } from '#testing/vaccines/vaccine-histories.ts';
import type { DoseData } from './supporting-data.ts';
import type { TraceEntry } from './trace/trace.ts';

/** Whether only ages and intervals with four days of grace decide when a dose counts. */
function hasOnlyGrace(history: VaccineHistory, { age, interval, allowableInterval, preferable }: DoseData): boolean {
  const limits = [...(age ?? []), ...(interval ?? [])];
  return (
    limits.length > 0 &&
    limits.every(({ min, absMin }) => min !== undefined && absMin === `${min}-4d`) &&
    limits.every(({ effective, ceases }) => effective === undefined && ceases === undefined) &&
    allowableInterval === undefined &&
    !preferable?.some(({ cvx }) => isLive(history, cvx))
  );
}

/** Doses whose earliest day comes from an age or interval with four days of grace, well after all other limits. */
function decidedByGrace(history: VaccineHistory): readonly (TraceEntry & { readonly date: Day })[] {
  const entries: TraceEntry[] = [];
  assessed(history, (entry) => entries.push(entry));
  const given = history.doses.map(({ givenOn }) => givenOn);
  return entries.flatMap((entry) => {
    const { step, outcome, rule, series = '', target = 0, date } = entry;
    if (step !== '7.5' || outcome !== 'decides-earliest' || !date) return [];
    if (rule !== 'CALCDTAGE-4' && rule !== 'CALCDTINT-4') return [];
    const dose = doseOf(history, series, target);
    const isLast = given.every((on) => on < addDays(date, -5));
    return isLast && dose && hasOnlyGrace(history, dose) ? { ...entry, date } : [];
  });
}

/** How a dose is judged some days before its earliest day; empty if the series does not win its group then. */
function verdictsOn(
  history: VaccineHistory,
  { date, series = '', target = 0 }: TraceEntry & { readonly date: Day },
  days: number,
) {
  const givenOn = addDays(date, -days);
  const dose = doseOf(history, series, target);
  const cvx = dose && productFor(history, dose, day(date));
  if (cvx === undefined) return [];
  const { evaluations } = assessed(withDose(history, { givenOn, cvx }));
  const found = evaluations.filter(
    (of) => of.dose === history.doses.length && of.series === series && of.target === target,
  );
  return found.map(({ status, isInGrace }) => `${status}${isInGrace ? ' with grace' : ''}`);
}

test('four days before the minimum age or interval a dose counts, and a day earlier it does not', () => {
  const onTheDay: string[] = [];
  const aDayEarlier: string[] = [];
  fc.assert(
    fc.property(anyVaccineHistory, (history) => {
      for (const entry of decidedByGrace(history)) {
        const fourEarly = verdictsOn(history, entry, 4);
        const fiveEarly = verdictsOn(history, entry, 5);
        onTheDay.push(...fourEarly);
        aDayEarlier.push(...fiveEarly);
        const expected = {
          entry,
          fourEarly: fourEarly.map(() => 'valid with grace'),
          fiveEarly: fiveEarly.map(() => 'not-valid'),
        };
        expect({ entry, fourEarly, fiveEarly }).toEqual(expected);
      }
    }),
    { seed: 7, numRuns: 80 },
  );
  expect(onTheDay.length).toBeGreaterThan(250);
  expect(aDayEarlier.length).toBeGreaterThan(100);
});
