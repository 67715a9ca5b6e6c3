import { count } from '#domain/time/age-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import type { MeasuredValues } from './score/assess.ts';
import type { Measure } from './value-text.ts';

/** In kg or cm. */
export type DatedValue<M extends MeasuredValues = MeasuredValues> = {
  readonly measurement: M;
  readonly measuredOn: Day;
  readonly value: number;
};

function measuredValue(measure: Measure, measurement: MeasuredValues): number | null {
  if (measure === 'weight') return measurement.weightKg;
  return measure === 'height' ? measurement.heightCm : measurement.headCm;
}

/** Earliest first; values of one day in the given order. */
export function valuesOf<M extends MeasuredValues>(measure: Measure, measurements: readonly M[]): DatedValue<M>[] {
  return measurements
    .flatMap((measurement) => {
      const value = measuredValue(measure, measurement);
      return value === null ? [] : [{ measurement, measuredOn: measurement.measuredOn, value }];
    })
    .toSorted((one, other) => daysBetween(other.measuredOn, one.measuredOn));
}

export type Latest<M extends MeasuredValues = MeasuredValues> = {
  readonly latest: DatedValue<M>;
  readonly previous: DatedValue<M> | null;
};

export function latestOf<M extends MeasuredValues>(measure: Measure, measurements: readonly M[]): Latest<M> | null {
  const values = valuesOf(measure, measurements);
  const latest = values.at(-1);
  if (!latest) return null;
  return { latest, previous: values.findLast(({ measuredOn }) => measuredOn < latest.measuredOn) ?? null };
}

/** In days up to two weeks, weeks up to three months, then months. */
export function spanText(days: number): string {
  if (days < 14) return count(days, 'day');
  if (days < 91) return count(Math.round(days / 7), 'week');
  return count(Math.round(days / 30.44), 'month');
}
