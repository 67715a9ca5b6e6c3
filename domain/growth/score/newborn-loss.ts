import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { latestOf, valuesOf } from '../latest.ts';
import { gramsOfKg } from '../units.ts';
import type { MeasuredValues } from './assess.ts';
import { LAST_DAY_OF_FIRST_YEAR } from './first-year.ts';

export type FirstWeight = { readonly measuredOn: Day; readonly value: number };

/** What a newborn's weight is held against. */
export type Born = {
  readonly bornOn: Day;
  /** Null or missing if unknown. */
  readonly birthWeightKg?: number | null;
  /** Those of the first two weeks, in kg: without a birth weight the heaviest before stands in for it. */
  readonly firstWeights?: readonly FirstWeight[];
};

type Weighed = Pick<MeasuredValues, 'measuredOn' | 'weightKg'>;

/** In grams: what a scale at home may be wrong by. Our judgment, not a published rule. */
export const HOME_SCALE_GRAMS = 100;

/**
 * The ages in days at which a weight is held against the birth weight; day 0 is the day of birth. To the end of the
 * first year, by our judgment: at no age in it is a child expected to weigh less than at birth.
 */
const HELD_AGAINST_BIRTH = { first: 1, last: LAST_DAY_OF_FIRST_YEAR } as const;

/** Four whole weeks, in which a number does not wait for the next visit. Our judgment, not a published rule. */
export const LAST_DAY_OF_NEWBORN = 28;

/** Source: NICE NG75 (2017), 1.1.1, has the loss stop after 3 or 4 days; the one more is our judgment. */
export const LAST_DAY_OF_COMMON_LOSS = 5;

/** Source: NICE NG75 (2017), 1.1.1. */
export const LOSS_STOPS_BY_DAY = 4;

/** Source: Paul and others 2016. */
export const EXPECTED_BACK_BY_DAY = 14;

/** Source: NICE NG75 (2017), 1.1.2. That the call is today's is our judgment. */
export const CALL_TODAY_LOSS_PERCENT = 10;

/** Of the first days, while weight is still falling. Our judgment, not a published rule. */
export const LARGE_LOSS_PERCENT = 7;

/** To this day a loss at home, or a small gain, does not wait, and nothing calms beside it. Our judgment, not a published rule. */
export const LAST_DAY_OF_HALF_YEAR = 182;

/** More is asked about before it is stored. Our judgment, not a published rule. */
const ASKED_ABOUT_LOSS_PERCENT = 15;

/** A loss of the first two weeks without a later weight is mentioned up to this day. Our judgment. */
const LAST_DAY_OF_EARLY_LOSS = 90;

/** Whether a weight of this day is held against the birth weight. */
export function isHeldAgainstBirth(bornOn: Day, measuredOn: Day): boolean {
  const age = ageDays(bornOn, measuredOn);
  return age >= HELD_AGAINST_BIRTH.first && age <= HELD_AGAINST_BIRTH.last;
}

/**
 * Whether it is still said what a weight of this day has lost: one of the first two weeks to day 90, a later one
 * throughout the first year, as it stays true until the next.
 */
export function isLossSaid(bornOn: Day, measuredOn: Day, today: Day): boolean {
  const isEarly = ageDays(bornOn, measuredOn) <= EXPECTED_BACK_BY_DAY;
  return ageDays(bornOn, today) <= (isEarly ? LAST_DAY_OF_EARLY_LOSS : HELD_AGAINST_BIRTH.last);
}

/** The birth weight from the profile, else a weight measured on the day of birth; null if neither is known. */
export function knownBirthWeightKg(
  { bornOn, birthWeightKg = null }: Born,
  measurements: readonly MeasuredValues[],
): number | null {
  if (birthWeightKg !== null) return birthWeightKg;
  const onFirstDay = measurements.filter(({ measuredOn }) => measuredOn === bornOn);
  return latestOf('weight', onFirstDay)?.latest.value ?? null;
}

/** The child with what its weights are held against. */
export function withBirthWeight<C extends Born>(
  child: C,
  measurements: readonly MeasuredValues[],
): C & { readonly birthWeightKg: number | null; readonly firstWeights: readonly FirstWeight[] } {
  const firstWeights = valuesOf('weight', measurements).filter((one) => isFirstWeight(child, one));
  return { ...child, birthWeightKg: knownBirthWeightKg(child, measurements), firstWeights };
}

export function isFirstWeight({ bornOn }: Born, { measuredOn }: FirstWeight): boolean {
  const age = ageDays(bornOn, measuredOn);
  return age >= HELD_AGAINST_BIRTH.first && age <= EXPECTED_BACK_BY_DAY;
}

/** The heaviest before this day; null if there is none. */
export function heaviestBefore<W extends FirstWeight>(weights: readonly W[], measuredOn: Day): W | null {
  const [heaviest = null] = weights
    .filter((one) => one.measuredOn < measuredOn)
    .toSorted((one, other) => other.value - one.value);
  return heaviest;
}

/** Whether a weight of this age that lost so much is back at birth weight; after four weeks only one above it is. */
export function isBackAtBirthWeight(age: number, lostPercent: number): boolean {
  return age <= LAST_DAY_OF_NEWBORN ? lostPercent <= 0 : lostPercent < 0;
}

/**
 * A weight of the first year that asks for a doctor: more than 10 % below birth weight, or not back at it after two
 * weeks.
 */
export function isShortOfBirthWeight(child: Born, weighed: Weighed): boolean {
  const lost = lostPercentOf(child, weighed);
  if (lost === null) return false;
  const age = ageDays(child.bornOn, weighed.measuredOn);
  return lost > CALL_TODAY_LOSS_PERCENT || (age > EXPECTED_BACK_BY_DAY && !isBackAtBirthWeight(age, lost));
}

/** Whether no percentile stands beside a weight: one that asks for a doctor, or a large loss of the first days. */
export function isUnplacedByLoss(child: Born, weighed: Weighed): boolean {
  const isEarly = ageDays(child.bornOn, weighed.measuredOn) <= LAST_DAY_OF_COMMON_LOSS;
  const isLarge = isEarly && (lostPercentOf(child, weighed) ?? 0) > LARGE_LOSS_PERCENT;
  return isLarge || isShortOfBirthWeight(child, weighed);
}

/** More than 15 % below birth weight in the first year. */
export function isUnlikelyNewbornLoss(child: Born, weighed: Weighed): boolean {
  return (lostPercentOf(child, weighed) ?? 0) > ASKED_ABOUT_LOSS_PERCENT;
}

/** Null where nothing is held against a birth weight. */
function lostPercentOf(child: Born, { measuredOn, weightKg }: Weighed): number | null {
  if (!isHeldAgainstBirth(child.bornOn, measuredOn) || weightKg === null || !(weightKg > 0)) return null;
  const beforeKg = child.birthWeightKg ?? heaviestBefore(child.firstWeights ?? [], measuredOn)?.value ?? 0;
  return beforeKg > 0 ? lossPercent(beforeKg, weightKg) : null;
}

/**
 * Whether there may be a sentence about weight lost since birth, asked before it is loaded: always in the first three
 * months, then of a weight that asks for a doctor.
 */
export function maySayLoss(child: Born, measurements: readonly MeasuredValues[], today: Day): boolean {
  if (ageDays(child.bornOn, today) <= LAST_DAY_OF_EARLY_LOSS) return true;
  const latest = latestOf('weight', measurements)?.latest.measurement;
  if (!latest || !isLossSaid(child.bornOn, latest.measuredOn, today)) return false;
  return isShortOfBirthWeight(withBirthWeight(child, measurements), latest);
}

/** Whether the birth weight is missed: a weight of the first four weeks is there, and it is not known. To day 90. */
export function isBirthWeightMissed(child: Born, measurements: readonly MeasuredValues[], today: Day): boolean {
  if (knownBirthWeightKg(child, measurements) !== null) return false;
  if (ageDays(child.bornOn, today) > LAST_DAY_OF_EARLY_LOSS) return false;
  return measurements.some(
    ({ measuredOn, weightKg }) => weightKg !== null && ageDays(child.bornOn, measuredOn) <= LAST_DAY_OF_NEWBORN,
  );
}

/** By whole grams, as stored; negative for a gain. */
export function lossPercent(beforeKg: number, afterKg: number): number {
  return ((gramsOfKg(beforeKg) - gramsOfKg(afterKg)) * 100) / gramsOfKg(beforeKg);
}
