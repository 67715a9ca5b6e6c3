import { daysOfMonths } from '#domain/time/age.ts';
import type { MeasuredValues } from './assess.ts';
import { INDICATOR_OF } from './chart-lines.ts';
import { ageWords } from './chart-points.ts';
import type { PlottedValue, PointsInput } from './chart-points.ts';
import { referenceRow } from './reference.ts';
import { valueText } from './value-text.ts';
import { valueAt } from './z-score.ts';

const SAMPLE_MONTHS = [0, 2, 4, 6];

/** Where the sample runs: a little above the middle line, so that both are seen. */
const SAMPLE_Z = 0.4;

/**
 * Values of no child, at 0, 2, 4 and 6 months, that show what a chart will look like.
 * They are always drawn as a sample and never stored.
 */
export function sampleValues<M extends MeasuredValues>(input: PointsInput<M>): readonly PlottedValue<M>[] {
  return SAMPLE_MONTHS.flatMap((months) => sampleValue(input, months) ?? []);
}

function sampleValue(input: PointsInput, months: number): PlottedValue<never> | null {
  const { measure, child, reference, units } = input;
  const row = referenceRow(reference, INDICATOR_OF[measure], child.gender ?? 'female', daysOfMonths(months));
  if (!row) return null;
  const value = Math.round(valueAt(SAMPLE_Z, row) * 10) / 10;
  const words = { age: ageWords(months), value: valueText(measure, value, units) };
  return {
    measurement: null,
    measuredOn: null,
    months,
    ageMonths: months,
    value,
    drawnValue: value,
    score: null,
    words: { ...words, moved: null, percentile: null, day: null, all: `Sample data, ${words.age}, ${words.value}` },
  };
}
