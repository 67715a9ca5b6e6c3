import type { Gender } from '#domain/children/child.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { ageUsed, type AgeUsed } from '#domain/children/gestation.ts';
import { FIRST_DAY_OF_HEIGHT, lengthUsedCm, type Position } from './length.ts';
import { isUnplacedByLoss, type Born } from './newborn-loss.ts';
import { referenceAt, type GrowthReference, type Indicator, type ReferencePlan } from './reference.ts';
import { readReference, scoreOf, type Score } from './score.ts';

export type GrowingChild = Born & {
  readonly gender: Gender | null;
  readonly gestationDays: number | null;
};

/** Null if not measured. */
export type MeasuredValues = {
  readonly measuredOn: Day;
  readonly weightKg: number | null;
  readonly heightCm: number | null;
  readonly position: Position | null;
  readonly headCm: number | null;
};

export type NoScoreReason =
  | 'no-value'
  | 'impossible-value'
  | 'sex-unknown'
  | 'before-birth'
  | 'newborn-loss'
  | 'before-due-date'
  | 'age-out-of-range'
  | 'length-out-of-range'
  | 'height-out-of-range';

/** `reference` would have been used. */
export type NoScore = {
  readonly scored: false;
  readonly reason: NoScoreReason;
  readonly reference: GrowthReference | null;
};

export type Assessment = {
  readonly ageDays: number;
  readonly ageUsed: AgeUsed;
  /** After the 0.7 cm rule; used for `height`, `bmi` and `weightForLength`. */
  readonly lengthUsedCm: number | null;
  readonly weight: Score | NoScore;
  readonly height: Score | NoScore;
  readonly head: Score | NoScore;
  readonly bmi: Score | NoScore;
  readonly weightForLength: Score | NoScore;
};

/** Never throws. A weight that is too far below birth weight gets no score that could calm. */
export function assess(child: GrowingChild, values: MeasuredValues, plan: ReferencePlan): Assessment {
  const { measuredOn, weightKg, heightCm, position, headCm } = values;
  const age = ageDays(child.bornOn, measuredOn);
  const used = ageUsed(child, measuredOn);
  const usedCm = heightCm === null ? null : lengthUsedCm(used.days, heightCm, position);
  const reference = referenceAt(plan, used.days);
  const judge = (indicator: Indicator, value: number | null) =>
    judgeValue({ gender: child.gender, age, used, usedCm, reference }, indicator, value);
  const judgeWeight = (indicator: Indicator, value: number | null): Score | NoScore =>
    value !== null && isUnplacedByLoss(child, values)
      ? { scored: false, reason: 'newborn-loss', reference }
      : judge(indicator, value);
  return {
    ageDays: age,
    ageUsed: used,
    lengthUsedCm: usedCm,
    weight: judgeWeight('weight-for-age', weightKg),
    height: judge('length-for-age', usedCm),
    head: judge('head-for-age', headCm),
    bmi: judgeWeight('bmi-for-age', bodyMassIndex(weightKg, usedCm)),
    weightForLength: judgeWeight('weight-for-length', usedCm === null ? null : weightKg),
  };
}

/** In kg/m²; null if a value is missing, 0 if one is impossible. */
export function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  if (weightKg === null || heightCm === null) return null;
  return heightCm > 0 ? weightKg / (heightCm / 100) ** 2 : 0;
}

type Circumstances = {
  readonly gender: Gender | null;
  readonly age: number;
  readonly used: AgeUsed;
  readonly usedCm: number | null;
  readonly reference: GrowthReference | null;
};

function judgeValue(about: Circumstances, indicator: Indicator, value: number | null): Score | NoScore {
  const { gender, age, used, usedCm, reference } = about;
  const noScore = (reason: NoScoreReason): NoScore => ({ scored: false, reason, reference });
  if (value === null) return noScore('no-value');
  if (!(value > 0 && value < Infinity)) return noScore('impossible-value');
  if (age < 0) return noScore('before-birth');
  if (reference === null) return noScore(used.days < 0 ? 'before-due-date' : 'age-out-of-range');
  if (gender === null) return noScore('sex-unknown');
  const reading = readReference(reference, indicator, gender, { ageDays: used.days, lengthCm: usedCm });
  const score = reading && scoreOf(reading, value);
  if (score) return Number.isFinite(score.z) ? score : noScore('impossible-value');
  const isByLength = indicator === 'weight-for-length' && reference.lengthRange(used.days) !== null;
  if (!isByLength) return noScore('age-out-of-range');
  return noScore(used.days < FIRST_DAY_OF_HEIGHT ? 'length-out-of-range' : 'height-out-of-range');
}
