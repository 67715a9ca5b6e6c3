import { ageDays, ageMonths, monthsOfDays } from '#domain/time/age.ts';
import { count } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import { assess } from './assess.ts';
import type { GrowingChild, MeasuredValues, NoScore } from './assess.ts';
import { valuesOf } from './latest.ts';
import type { DatedValue } from './latest.ts';
import { noScoreText } from './no-score-text.ts';
import { percentilePhrase } from './percentile-text.ts';
import type { GrowthReference } from './reference.ts';
import type { Score } from './score.ts';
import { valueText } from './value-text.ts';
import type { Measure } from './value-text.ts';
import type { Units } from './units.ts';

/** A value of the child, or of the sample, before it has a place in a drawing. */
export type PlottedValue<M extends MeasuredValues = MeasuredValues> = {
  /** The measurement it comes from; null for sample data. */
  readonly measurement: M | null;
  readonly measuredOn: Day | null;
  /** Age in months of 30.44 days, with its fraction. */
  readonly months: number;
  /** Age in whole months, as every screen says it. */
  readonly ageMonths: number;
  /** As measured, in kg or cm. */
  readonly value: number;
  /** As drawn, in kg or cm: a height measured the other way is moved by 0.7 cm to the lines it is read by. */
  readonly drawnValue: number;
  /** Where it stands in the reference, or why that is not said; null for sample data. */
  readonly score: Score | NoScore | null;
  readonly words: PointWords;
};

/** What a tooltip says of a value. */
export type PointWords = {
  /** 'Age: 4 months' */
  readonly age: string;
  /** '6.94 kg' */
  readonly value: string;
  /** 'as lying: 72.2 cm' for a height that is drawn moved; otherwise null. */
  readonly moved: string | null;
  /** '72nd percentile', or a sentence that says why there is none; null for sample data. */
  readonly percentile: string | null;
  /** 'Nov 19, 2026'; null for sample data. */
  readonly day: string | null;
  /** All of it in one line, to be announced. */
  readonly all: string;
};

/** What the values of a drawing are made of. */
export type PointsInput<M extends MeasuredValues = MeasuredValues> = {
  readonly measure: Measure;
  readonly child: GrowingChild;
  readonly measurements: readonly M[];
  readonly reference: GrowthReference;
  readonly units: Units;
};

/** Every value of a measure, the earliest first, with its age, score and words. */
export function childValues<M extends MeasuredValues>(input: PointsInput<M>): readonly PlottedValue<M>[] {
  return valuesOf(input.measure, input.measurements).map((dated) => childValue(input, dated));
}

function childValue<M extends MeasuredValues>(input: PointsInput<M>, dated: DatedValue<M>): PlottedValue<M> {
  const { measure, child, reference } = input;
  const { measurement, measuredOn, value } = dated;
  const assessment = assess(child, measurement, reference);
  const score = assessment[measure];
  const drawnValue = measure === 'height' ? (assessment.lengthUsedCm ?? value) : value;
  const months = ageMonths(child.bornOn, measuredOn);
  return {
    measurement,
    measuredOn,
    months: monthsOfDays(ageDays(child.bornOn, measuredOn)),
    ageMonths: months,
    value,
    drawnValue,
    score,
    words: inAll({
      day: shortDayText(measuredOn),
      age: ageWords(months),
      value: valueText(measure, value, input.units),
      moved: movedWords(input, value, drawnValue),
      percentile: score.scored ? percentilePhrase(score) : noScoreText(score.reason, reference),
    }),
  };
}

function movedWords({ measure, units }: PointsInput, value: number, drawnValue: number): string | null {
  if (drawnValue === value) return null;
  return `as ${drawnValue > value ? 'lying' : 'standing'}: ${valueText(measure, drawnValue, units)}`;
}

/** 'Age: 4 months' */
export function ageWords(months: number): string {
  return `Age: ${count(months, 'month')}`;
}

function inAll(words: Omit<PointWords, 'all'>): PointWords {
  const { day, age, value, moved, percentile } = words;
  return { ...words, all: [age, value, moved, percentile, day].filter((text) => text !== null).join(', ') };
}
