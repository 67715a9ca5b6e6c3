import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import {
  anyVaccineHistory,
  assessed,
  doseOf,
  editionOf,
  productFor,
  withDose,
  type VaccineHistory,
} from '#testing/vaccine-histories.ts';
import type { Duration } from './duration.ts';
import type { SeriesDose } from './edition.ts';
import type { TraceEntry } from './trace.ts';

/** Whether an absolute minimum is four days before the minimum. */
function allowsFourDays({
  absoluteMin,
  min,
}: {
  readonly absoluteMin: Duration | null;
  readonly min: Duration | null;
}) {
  return absoluteMin !== null && min !== null && absoluteMin.months === min.months && absoluteMin.days === min.days - 4;
}

function isAlwaysInForce({ effective, ceases }: { readonly effective: number; readonly ceases: number }): boolean {
  return effective === -Infinity && ceases === Infinity;
}

/** Whether nothing but ages and intervals with four days of grace decides when a dose counts. */
function hasOnlyGrace({ ages, intervals, allowableIntervals, preferable }: SeriesDose): boolean {
  const limits = [...ages, ...intervals];
  return (
    limits.length > 0 &&
    limits.every((limit) => allowsFourDays(limit) && isAlwaysInForce(limit)) &&
    allowableIntervals.length === 0 &&
    preferable.items.every(({ product }) => !product.isLive)
  );
}

/** Doses whose earliest day is decided by an age or an interval that allows four days, and falls well after all others. */
function decidedByGrace(history: VaccineHistory): readonly (TraceEntry & { readonly date: Day })[] {
  const edition = editionOf(history);
  const entries: TraceEntry[] = [];
  assessed(history, (entry) => entries.push(entry));
  const given = history.doses.map(({ givenOn }) => givenOn);
  return entries.flatMap((entry) => {
    const { step, outcome, rule, series = '', target = 0, date } = entry;
    if (step !== '7.5' || outcome !== 'decides-earliest' || !date) return [];
    if (rule !== 'CALCDTAGE-4' && rule !== 'CALCDTINT-4') return [];
    const dose = doseOf(edition, series, target);
    const isLast = given.every((on) => on < addDays(date, -5));
    return isLast && dose && hasOnlyGrace(dose) ? { ...entry, date } : [];
  });
}

/** What becomes of a dose given some days before its earliest day; nothing where the series does not win its group then. */
function verdictsOn(
  history: VaccineHistory,
  { date, series = '', target = 0 }: TraceEntry & { readonly date: Day },
  days: number,
) {
  const givenOn = addDays(date, -days);
  const dose = doseOf(editionOf(history), series, target);
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
