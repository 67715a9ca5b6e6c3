import { ageMonths, monthsOfDays } from '#domain/time/age.ts';
import { count } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import type { Day } from '#domain/time/day.ts';
import type { AgeBasis, AgeUsed } from '../score/age-used.ts';
import { assess } from '../score/assess.ts';
import type { Assessment, GrowingChild, MeasuredValues, NoScore } from '../score/assess.ts';
import { valuesOf } from '../latest.ts';
import type { DatedValue } from '../latest.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import type { Position } from '../score/length.ts';
import { noScoreText } from '../words/no-score-text.ts';
import { hasPlace, percentilePhrase, percentileText } from '../words/percentile-text.ts';
import type { ReferencePlan } from '../references/reference.ts';
import type { Score } from '../score/score.ts';
import { valueText } from '../words/value-text.ts';
import type { Measure } from '../words/value-text.ts';
import type { Units } from '../units.ts';

/** How a value is marked: a cross at a corrected age, a pill for how a height was measured, else a dot. */
export type Mark = 'dot' | 'cross' | Position;

/** A value of the child, or of the sample, before it has a place in a drawing. */
export type PlottedValue<M extends MeasuredValues = MeasuredValues> = {
  /** The measurement it comes from; null for sample data. */
  readonly measurement: M | null;
  readonly measuredOn: Day | null;
  /** Age in months of 30.44 days, with its fraction, by which it is drawn: from birth, before the due date. */
  readonly months: number;
  /** Age from birth in whole months, as every screen says it. */
  readonly ageMonths: number;
  /** The age by which it is judged. */
  readonly ageUsed: AgeUsed;
  /** As measured, in kg or cm. */
  readonly value: number;
  /** As drawn, in kg or cm: a height measured the other way is moved by 0.7 cm to the lines it is read by. */
  readonly drawnValue: number;
  readonly mark: Mark;
  /** Where it stands in the reference, or why that is not said; null for sample data. */
  readonly score: Score | NoScore | null;
  /** The same by the other age, for a child born early; null when there is one age only. */
  readonly other: OtherAge | null;
  readonly words: PointWords;
};

/** A value by the other age of a child born early. */
export type OtherAge = {
  readonly months: number;
  readonly drawnValue: number;
  readonly score: Score | NoScore;
};

/** What a tooltip says of a value. */
export type PointWords = {
  /** 'Age: 4 months', or 'Age: 7 months, corrected' */
  readonly age: string;
  /** '6.94 kg' */
  readonly value: string;
  /** 'as lying: 72.2 cm' for a height that is drawn moved; otherwise null. */
  readonly moved: string | null;
  /** '72nd percentile', or a sentence that says why there is none; null for sample data. */
  readonly percentile: string | null;
  /** 'By birth age: 11th' for a child born early; otherwise null. */
  readonly other: string | null;
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
  readonly plan: ReferencePlan;
  readonly units: Units;
  /** The age by which a child born early is judged; its corrected age unless said otherwise. */
  readonly basis?: AgeBasis;
};

/** Every value of a measure, the earliest first, with its age, score and words. */
export function childValues<M extends MeasuredValues>(input: PointsInput<M>): readonly PlottedValue<M>[] {
  return valuesOf(input.measure, input.measurements).map((dated) => childValue(input, dated));
}

/** A child as it is judged by its age from birth. */
function byBirth(child: GrowingChild): GrowingChild {
  return { ...child, gestationDays: null };
}

function childValue<M extends MeasuredValues>(input: PointsInput<M>, dated: DatedValue<M>): PlottedValue<M> {
  const { measure, child, plan, basis = 'corrected' } = input;
  const { measurement, measuredOn, value } = dated;
  const corrected = assess(child, measurement, plan);
  // Before the due date a child is not compared with those born at term.
  const isBeforeDue = corrected.ageUsed.days < 0;
  const fromBirth = corrected.ageUsed.isCorrected && !isBeforeDue ? assess(byBirth(child), measurement, plan) : null;
  const [shown, other] =
    fromBirth && basis === 'from-birth' ? ([fromBirth, corrected] as const) : ([corrected, fromBirth] as const);
  const score = shown[measure];
  const drawnValue = drawnBy(shown, measure, value);
  const plotted = {
    measurement,
    measuredOn,
    months: monthsOfDays(isBeforeDue ? shown.ageDays : shown.ageUsed.days),
    ageMonths: ageMonths(child.bornOn, measuredOn),
    ageUsed: shown.ageUsed,
    value,
    drawnValue,
    mark: markOf(measure, shown, corrected.ageUsed.isCorrected, measurement.position),
    score,
    other: other && {
      months: monthsOfDays(other.ageUsed.days),
      drawnValue: drawnBy(other, measure, value),
      score: other[measure],
    },
  };
  return { ...plotted, words: wordsOf(input, plotted) };
}

function drawnBy(assessment: Assessment, measure: Measure, value: number): number {
  return measure === 'height' ? (assessment.lengthUsedCm ?? value) : value;
}

/** A height is marked as it was measured, or as it is read at its age where nobody said. */
function markOf(measure: Measure, { ageUsed }: Assessment, isEarly: boolean, position: Position | null): Mark {
  if (ageUsed.isCorrected && ageUsed.days >= 0) return 'cross';
  if (isEarly || measure !== 'height') return 'dot';
  return position ?? (ageUsed.days < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing');
}

function wordsOf(input: PointsInput, plotted: Omit<PlottedValue, 'words'>): PointWords {
  const { ageUsed, ageMonths: months, measuredOn, value, drawnValue, score, other } = plotted;
  const { measure, units } = input;
  return inAll({
    age: ageUsed.isCorrected ? correctedAgeWords(ageUsed.days) : ageWords(months),
    value: valueText(measure, value, units),
    moved: movedWords(input, value, drawnValue),
    percentile: score === null ? null : standingWords(score),
    other: other && otherWords(other.score, ageUsed.isCorrected),
    day: measuredOn && shortDayText(measuredOn),
  });
}

function standingWords(score: Score | NoScore): string {
  return score.scored ? percentilePhrase(score) : noScoreText(score);
}

function otherWords(score: Score | NoScore, isByBirth: boolean): string {
  return `By ${isByBirth ? 'birth' : 'corrected'} age: ${score.scored ? briefly(score) : 'none'}`;
}

/** '72nd', or a phrase where a number alone would be read as nothing. */
function briefly(score: Score): string {
  return hasPlace(score) ? percentileText(score) : percentilePhrase(score);
}

function movedWords({ measure, units }: PointsInput, value: number, drawnValue: number): string | null {
  if (drawnValue === value) return null;
  return `as ${drawnValue > value ? 'lying' : 'standing'}: ${valueText(measure, drawnValue, units)}`;
}

/** 'Age: 4 months' */
export function ageWords(months: number): string {
  return `Age: ${count(months, 'month')}`;
}

function correctedAgeWords(days: number): string {
  if (days < 0) return `Age: ${count(-days, 'day')} before the due date`;
  return `${ageWords(Math.floor(monthsOfDays(days)))}, corrected`;
}

/** Puts the words of a value together: each part that there is, in their order. */
export function inAll(words: Omit<PointWords, 'all'>): PointWords {
  const { age, value, moved, percentile, other, day } = words;
  return { ...words, all: [age, value, moved, percentile, other, day].filter((text) => text !== null).join(', ') };
}
