import type { Gender } from '#domain/children/child.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { FIRST_DAY_OF_HEIGHT, lengthUsedCm, lyingLengthCm, weightForLengthRange } from './length.ts';
import type { Position } from './length.ts';
import { referenceRow } from './reference.ts';
import type { GrowthReference, Indicator } from './reference.ts';
import { scoreOf } from './score.ts';
import type { Score } from './score.ts';

/** What of a child its growth is judged by. */
export type GrowingChild = {
  readonly gender: Gender | null;
  readonly bornOn: Day;
  /** Length of the pregnancy in days; null when nobody entered it. */
  readonly gestationDays: number | null;
};

/** What was measured on one day; null is not measured. */
export type MeasuredValues = {
  readonly measuredOn: Day;
  readonly weightKg: number | null;
  readonly heightCm: number | null;
  readonly position: Position | null;
  readonly headCm: number | null;
};

/** Why a value has no score. `noScoreText` says each to a parent. */
export type NoScoreReason =
  | 'no-value'
  | 'impossible-value'
  | 'sex-unknown'
  | 'born-early'
  | 'before-birth'
  | 'age-out-of-range'
  | 'length-out-of-range'
  | 'height-out-of-range';

/** A value without a score, and why. */
export type NoScore = { readonly scored: false; readonly reason: NoScoreReason };

/** One measurement judged by a reference. */
export type Assessment = {
  readonly ageDays: number;
  /** Length or height after the 0.7 cm rule, by which `height`, `bmi` and `weightForLength` are judged. */
  readonly lengthUsedCm: number | null;
  readonly weight: Score | NoScore;
  readonly height: Score | NoScore;
  readonly head: Score | NoScore;
  readonly bmi: Score | NoScore;
  readonly weightForLength: Score | NoScore;
};

/** Judges the values of one day by a growth reference; whatever cannot be judged says why. Never throws. */
export function assess(
  child: GrowingChild,
  { measuredOn, weightKg, heightCm, position, headCm }: MeasuredValues,
  reference: GrowthReference,
): Assessment {
  const age = ageDays(child.bornOn, measuredOn);
  const usedCm = heightCm === null ? null : lengthUsedCm(age, heightCm, position);
  const judge = (indicator: Indicator, value: number | null, x: number) =>
    judgeValue({ child, age, reference }, indicator, value, x);
  return {
    ageDays: age,
    lengthUsedCm: usedCm,
    weight: judge('weight-for-age', weightKg, age),
    height: judge('length-for-age', usedCm, age),
    head: judge('head-for-age', headCm, age),
    bmi: judge('bmi-for-age', bodyMassIndex(weightKg, usedCm), age),
    weightForLength: judge('weight-for-length', usedCm === null ? null : weightKg, usedCm ?? NaN),
  };
}

/** Weight over squared height, in kg/m²; null when one of the two is missing, 0 or less for impossible ones. */
function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  if (weightKg === null || heightCm === null) return null;
  return heightCm > 0 ? weightKg / (heightCm / 100) ** 2 : 0;
}

type Circumstances = { readonly child: GrowingChild; readonly age: number; readonly reference: GrowthReference };

function judgeValue(
  { child, age, reference }: Circumstances,
  indicator: Indicator,
  value: number | null,
  x: number,
): Score | NoScore {
  if (value === null) return noScore('no-value');
  if (!(value > 0 && value < Infinity)) return noScore('impossible-value');
  if (age < 0) return noScore('before-birth');
  if (age > reference.lastDay) return noScore('age-out-of-range');
  if (isBornEarly(child.gestationDays)) return noScore('born-early');
  if (child.gender === null) return noScore('sex-unknown');
  const place = indicator === 'weight-for-length' ? placeByLength(age, x) : x;
  const row = place === null ? null : referenceRow(reference, indicator, child.gender, place);
  return row ? scoreOf(indicator, value, row) : noScore(outOfRange(indicator, age));
}

function placeByLength(age: number, usedCm: number): number | null {
  const { leastCm, mostCm } = weightForLengthRange(age);
  return usedCm >= leastCm && usedCm <= mostCm ? lyingLengthCm(age, usedCm) : null;
}

function outOfRange(indicator: Indicator, age: number): NoScoreReason {
  if (indicator !== 'weight-for-length') return 'age-out-of-range';
  return age < FIRST_DAY_OF_HEIGHT ? 'length-out-of-range' : 'height-out-of-range';
}

function noScore(reason: NoScoreReason): NoScore {
  return { scored: false, reason };
}
