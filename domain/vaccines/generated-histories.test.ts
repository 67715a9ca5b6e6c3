import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { assessed, doseOf, dueOf, productFor, withoutOrder, withDose } from '#testing/vaccines/assessed-histories.ts';
import { anyShuffled, anyVaccineHistory, type VaccineHistory } from '#testing/vaccines/vaccine-histories.ts';
import { after, dayCount, dayText } from '#testing/vaccines/by-hand/days.ts';
import { dataOf } from '#testing/vaccines/by-hand/published-data.ts';
import type { Assessment, GivenDose, GroupForecast } from './assessment.ts';
import type { DoseData } from './supporting-data.ts';

/** The first day the published ages allow a dose; '' if none is published. */
function firstDay({ patient }: VaccineHistory, { age = [] }: DoseData, part: 'min' | 'absMin'): string {
  const ages = age.flatMap((entry) => entry[part] ?? []);
  const days = ages.map((duration) => after(dayCount(patient.bornOn), duration));
  return days.length === 0 || days.length < age.length ? '' : dayText(Math.min(...days));
}

/** How many doses count by antigen, in the series with the most. */
function progressOf({ evaluations }: Assessment): ReadonlyMap<string, number> {
  const valid = evaluations.filter(({ status }) => status === 'valid');
  const bySeries = Map.groupBy(valid, ({ antigen, series }) => `${antigen}|${series}`);
  const progress = new Map<string, number>();
  for (const [name, of] of bySeries) {
    const antigen = name.slice(0, name.indexOf('|'));
    progress.set(antigen, Math.max(progress.get(antigen) ?? 0, of.length));
  }
  return progress;
}

/** The next dose of each vaccine group, given as soon as it counts. */
function nextDoses(history: VaccineHistory): readonly { readonly forecast: GroupForecast; readonly dose: GivenDose }[] {
  const { assessment, due } = dueOf(history);
  return assessment.forecasts.flatMap((forecast) => {
    if (forecast.earliest === null) return [];
    const givenOn = forecast.earliest > history.asOf ? forecast.earliest : history.asOf;
    const cvx = forecast.series.flatMap((series) => {
      const dose = doseOf(history, series, due.get(series) ?? null);
      return (dose && productFor(history, dose, givenOn)) ?? [];
    })[0];
    return cvx === undefined ? [] : { forecast, dose: { givenOn, cvx } };
  });
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe('of any history', () => {
  test('a dose is due no later than recommended, recommended no later than overdue, and due while it may be given', () => {
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const wrong = assessed(history).forecasts.filter(({ status, dose, earliest, recommended, pastDue, latest }) => {
          if (status !== 'not-complete') return dose ?? earliest ?? recommended ?? pastDue ?? latest;
          if (dose === null || earliest === null || recommended === null) return true;
          return earliest > recommended || recommended > (pastDue ?? '9999') || earliest > (latest ?? '9999');
        });
        expect(wrong).toEqual([]);
      }),
      { seed: 1, numRuns: 250 },
    );
  });

  test('the order in which doses are entered changes nothing', () => {
    fc.assert(
      fc.property(anyShuffled, ({ history, shuffled }) => {
        const one = withoutOrder(history, assessed(history));
        const other = withoutOrder(shuffled, assessed(shuffled));
        expect(other).toEqual(one);
      }),
      { seed: 2, numRuns: 250 },
    );
  });

  test('no dose counts that was given before its minimum age, with the days allowed', () => {
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const early = assessed(history).evaluations.filter(({ status, series, target, dose }) => {
          const of = status === 'valid' ? doseOf(history, series, target) : undefined;
          return of && (history.doses[dose]?.givenOn ?? '') < firstDay(history, of, 'absMin');
        });
        expect(early).toEqual([]);
      }),
      { seed: 3, numRuns: 250 },
    );
  });

  test('no dose is due before its minimum age, nor before the last dose that was given', () => {
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const { assessment, due } = dueOf(history);
        const { cvx: products } = dataOf(history);
        const early = assessment.forecasts.filter(({ earliest, series, antigensNeeded }) => {
          if (earliest === null) return false;
          const ofAge = series.flatMap((name) => {
            const dose = doseOf(history, name, due.get(name) ?? null);
            return dose ? firstDay(history, dose, 'min') : [];
          });
          const given = history.doses.filter(({ cvx }) =>
            products[cvx]?.antigens.some((of) => antigensNeeded.includes(typeof of === 'string' ? of : of.antigen)),
          );
          return ofAge.every((from) => earliest < from) || given.some(({ givenOn }) => givenOn > earliest);
        });
        expect(early).toEqual([]);
      }),
      { seed: 4, numRuns: 250 },
    );
  });

  test('a dose that is given as soon as it is due counts, and takes nothing away from what counted before', () => {
    let count = 0;
    fc.assert(
      fc.property(anyVaccineHistory, (history) => {
        const next = nextDoses(history);
        count += next.length;
        const wrong = next.flatMap(({ forecast, dose }) => {
          const then = assessed(withDose(history, dose));
          const progress = progressOf(then);
          const before = progressOf(assessed({ ...history, asOf: day(dose.givenOn) }));
          const lost = [...before].filter(([antigen, valid]) => (progress.get(antigen) ?? 0) < valid);
          const counts = then.evaluations.some(
            (of) =>
              of.dose === history.doses.length && of.vaccineGroup === forecast.vaccineGroup && of.status === 'valid',
          );
          return counts && lost.length === 0 ? [] : { forecast, dose, counts, lost };
        });
        expect(wrong).toEqual([]);
      }),
      { seed: 5, numRuns: 80 },
    );
    expect(count).toBeGreaterThan(600);
  });

  test('asked again, and after other histories, the answer is the same, and the input is unchanged', () => {
    const histories = fc.sample(anyVaccineHistory, { seed: 6, numRuns: 150 }).map(freeze);
    const first = histories.map((history) => assessed(history));
    const texts = first.map((assessment) => JSON.stringify(assessment));

    const again = histories.toReversed().map((history) => JSON.stringify(assessed(history)));

    expect(again.toReversed().findIndex((text, n) => text !== texts[n])).toBe(-1);
    expect(first.findIndex((assessment, n) => JSON.stringify(assessment) !== texts[n])).toBe(-1);
  });
});
