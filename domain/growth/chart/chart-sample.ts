import { daysOfMonths } from '#domain/time/age.ts';
import type { MeasuredValues } from '../score/assess.ts';
import { INDICATOR_OF } from './chart-lines.ts';
import { ageWords, inAll, type PlottedValue, type PointsInput } from './chart-points.ts';
import { referenceAt } from '../score/reference.ts';
import { readReference } from '../score/score.ts';
import { valueText } from '../value-text.ts';
import { valueAt } from '../score/z-score.ts';

const SAMPLE_MONTHS = [0, 2, 4, 6];

const SAMPLE_Z = 0.4;

/** Sample values at 0, 2, 4 and 6 months; never stored. */
export function sampleValues<M extends MeasuredValues>(input: PointsInput<M>): readonly PlottedValue<M>[] {
  return SAMPLE_MONTHS.flatMap((months) => sampleValue(input, months) ?? []);
}

function sampleValue(input: PointsInput, months: number): PlottedValue<never> | null {
  const { measure, child, plan, units } = input;
  const ageDays = daysOfMonths(months);
  const reference = referenceAt(plan, ageDays);
  const at = { ageDays, lengthCm: null };
  const reading = reference && readReference(reference, INDICATOR_OF[measure], child.gender ?? 'female', at);
  if (!reading) return null;
  const value = Math.round(valueAt(SAMPLE_Z, reading.lms) * 10) / 10;
  const words = inAll({
    age: ageWords(months),
    value: valueText(measure, value, units),
    moved: null,
    percentile: null,
    other: null,
    day: null,
  });
  return {
    measurement: null,
    measuredOn: null,
    months,
    ageMonths: months,
    ageUsed: { days: ageDays, isCorrected: false },
    value,
    drawnValue: value,
    mark: 'dot',
    score: null,
    other: null,
    words: { ...words, all: `Sample data, ${words.all}` },
  };
}
