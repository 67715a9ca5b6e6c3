import { count } from '#domain/time/age-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import type { MeasuredValues } from './score/assess.ts';
import { poundsAndOunces, valueText, type Measure } from './value-text.ts';
import { CM_PER_INCH, NBSP, type Units } from './units.ts';

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

/** 'up 510 g in 4 weeks', 'unchanged in 3 days'; null at the first. */
export function changeText(measure: Measure, { latest, previous }: Latest, units: Units): string | null {
  if (!previous) return null;
  const change = latest.value - previous.value;
  const amount = amountText(measure, Math.abs(change), units);
  const span = spanText(daysBetween(previous.measuredOn, latest.measuredOn));
  if (amount === null) return `unchanged in ${span}`;
  return `${change > 0 ? 'up' : 'down'} ${amount} in ${span}`;
}

/** 'Up 580 g in 5 weeks'; null at the first weight. */
export function weightChangeText(weights: Latest, units: Units): string | null {
  const change = changeText('weight', weights, units);
  return change && change.slice(0, 1).toUpperCase() + change.slice(1);
}

/** In days up to two weeks, weeks up to three months, then months. */
export function spanText(days: number): string {
  if (days < 14) return count(days, 'day');
  if (days < 91) return count(Math.round(days / 7), 'week');
  return count(Math.round(days / 30.44), 'month');
}

/** Null if too small to show. */
function amountText(measure: Measure, amount: number, units: Units): string | null {
  return measure === 'weight' ? weightAmountText(amount, units) : lengthAmountText(measure, amount, units);
}

function weightAmountText(kg: number, units: Units): string | null {
  const grams = Math.round(kg * 1000);
  if (units === 'us') {
    const { pounds, ounces } = poundsAndOunces(kg);
    return pounds === 0 && ounces === 0 ? null : valueText('weight', kg, units);
  }
  if (grams === 0) return null;
  return grams < 1000 ? `${grams}${NBSP}g` : valueText('weight', grams / 1000, units);
}

function lengthAmountText(measure: Measure, cm: number, units: Units): string | null {
  const shown = units === 'us' ? Math.round((cm / CM_PER_INCH) * 10) : Math.round(cm * 100);
  return shown === 0 ? null : valueText(measure, Math.round(cm * 100) / 100, units);
}
