import { monthsOfDays } from '#domain/time/age.ts';
import { count, monthsSaid } from '#domain/time/age-text.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import type { AgeUsed } from '#domain/children/gestation.ts';
import type { AgeBasis } from './age-basis.ts';
import { assess, type Assessment, type GrowingChild, type MeasuredValues, type NoScore } from '../score/assess.ts';
import { valuesOf, type DatedValue } from '../latest.ts';
import { FIRST_DAY_OF_HEIGHT, type Position } from '../score/length.ts';
import { noScoreText } from '../words/no-score-text.ts';
import { hasPlace, percentilePhrase, percentileText } from '../words/percentile-text.ts';
import { withBirthWeight } from '../score/newborn-loss.ts';
import type { ReferencePlan } from '../score/reference.ts';
import type { Score } from '../score/score.ts';
import { valueText, type Measure } from '../value-text.ts';
import type { Units } from '../units.ts';

/** A cross at a corrected age, a pill for a height's position, else a dot. */
export type Mark = 'dot' | 'cross' | Position;

export type PlottedValue<M extends MeasuredValues = MeasuredValues> = {
  readonly measurement: M | null;
  readonly measuredOn: Day | null;
  /** In months of 30.44 days; before the due date, from birth. */
  readonly months: number;
  /** Whole months from birth, as an age is said. */
  readonly ageMonths: number;
  readonly ageUsed: AgeUsed;
  /** As measured, in kg or cm. */
  readonly value: number;
  /** A height in the other position is shifted by 0.7 cm. */
  readonly drawnValue: number;
  readonly mark: Mark;
  /** Null for sample data. */
  readonly score: Score | NoScore | null;
  readonly other: OtherAge | null;
  readonly words: PointWords;
};

export type OtherAge = {
  readonly months: number;
  readonly drawnValue: number;
  readonly score: Score | NoScore;
};

export type PointWords = {
  readonly age: string;
  readonly value: string;
  /** 'as lying: 72.2 cm' for a shifted height. */
  readonly moved: string | null;
  /** '72nd percentile', or why there is none; null for sample data. */
  readonly percentile: string | null;
  /** 'By birth age: 11th' for a child born early. */
  readonly other: string | null;
  readonly day: string | null;
  readonly all: string;
};

export type PointsInput<M extends MeasuredValues = MeasuredValues> = {
  readonly measure: Measure;
  readonly child: GrowingChild;
  readonly measurements: readonly M[];
  readonly plan: ReferencePlan;
  readonly units: Units;
  /** Which age counts for a child born early; defaults to the corrected age. */
  readonly basis?: AgeBasis;
};

export function childValues<M extends MeasuredValues>(input: PointsInput<M>): readonly PlottedValue<M>[] {
  const about = { ...input, child: withBirthWeight(input.child, input.measurements) };
  return valuesOf(input.measure, input.measurements).map((dated) => childValue(about, dated));
}

function byBirth(child: GrowingChild): GrowingChild {
  return { ...child, gestationDays: null };
}

function childValue<M extends MeasuredValues>(input: PointsInput<M>, dated: DatedValue<M>): PlottedValue<M> {
  const { measure, child, plan, basis = 'corrected' } = input;
  const { measurement, measuredOn, value } = dated;
  const corrected = assess(child, measurement, plan);
  // Before the due date a child is not compared with children born at term.
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
    ageMonths: monthsSaid(child.bornOn, measuredOn),
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

function markOf(measure: Measure, { ageUsed }: Assessment, isEarly: boolean, position: Position | null): Mark {
  if (ageUsed.isCorrected && ageUsed.days >= 0) return 'cross';
  if (isEarly || measure !== 'height') return 'dot';
  return position ?? (ageUsed.days < FIRST_DAY_OF_HEIGHT ? 'lying' : 'standing');
}

function wordsOf(input: PointsInput, plotted: Omit<PlottedValue, 'words'> & { measuredOn: Day }): PointWords {
  const { ageUsed, ageMonths: months, measuredOn, value, drawnValue, score, other } = plotted;
  const { measure, units } = input;
  return inAll({
    age: ageUsed.isCorrected ? correctedAgeWords(measuredOn, ageUsed.days) : ageWords(months),
    value: valueText(measure, value, units),
    moved: movedWords(input, value, drawnValue),
    percentile: score === null ? null : standingWords(score),
    other: other && otherWords(other.score, ageUsed.isCorrected),
    day: shortDayText(measuredOn),
  });
}

function standingWords(score: Score | NoScore): string {
  return score.scored ? percentilePhrase(score) : noScoreText(score);
}

function otherWords(score: Score | NoScore, isByBirth: boolean): string {
  return `By ${isByBirth ? 'birth' : 'corrected'} age: ${score.scored ? briefly(score) : 'none'}`;
}

function briefly(score: Score): string {
  return hasPlace(score) ? percentileText(score) : percentilePhrase(score);
}

function movedWords({ measure, units }: PointsInput, value: number, drawnValue: number): string | null {
  if (drawnValue === value) return null;
  return `as ${drawnValue > value ? 'lying' : 'standing'}: ${valueText(measure, drawnValue, units)}`;
}

export function ageWords(months: number): string {
  return `Age: ${count(months, 'month')}`;
}

function correctedAgeWords(measuredOn: Day, days: number): string {
  if (days < 0) return `Age: ${count(-days, 'day')} before the due date`;
  return `${ageWords(monthsSaid(addDays(measuredOn, -days), measuredOn))}, corrected`;
}

export function inAll(words: Omit<PointWords, 'all'>): PointWords {
  const { age, value, moved, percentile, other, day } = words;
  return { ...words, all: [age, value, moved, percentile, other, day].filter((text) => text !== null).join(', ') };
}
