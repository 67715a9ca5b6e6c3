import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { latestOf } from '../latest.ts';
import { gramsOfKg } from '../units.ts';
import type { MeasuredValues } from './assess.ts';

/** Null or missing if unknown. */
type Born = { readonly bornOn: Day; readonly birthWeightKg?: number | null };

type Weighed = Pick<MeasuredValues, 'measuredOn' | 'weightKg'>;

/**
 * The ages at which a weight is held against the birth weight and asks for a doctor the same day; day 0 is the day of
 * birth. Published to day 14, when birth weight is expected back; to day 28, four whole weeks, by our judgment.
 */
export const NEWBORN_WEIGHT_DAYS = { first: 1, last: 28 } as const;

/** Source: NICE NG75 (2017), 1.1.2. */
export const LARGE_LOSS_PERCENT = 10;

/** More is asked about before it is stored. Our judgment, not a published rule. */
const UNLIKELY_PERCENT = 15;

/** A loss without a later weight is mentioned up to this day. Our judgment, not a published rule. */
const LAST_DAY_SAID = 90;

/** Whether a weight is still compared with the birth weight. */
export function isFirstWeeks(bornOn: Day, today: Day): boolean {
  return ageDays(bornOn, today) <= LAST_DAY_SAID;
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

/** More than 10 % below birth weight in days 1 to 28: no percentile stands beside it. */
export function isLargeNewbornLoss(child: Born, weighed: Weighed): boolean {
  return isLossAbove(LARGE_LOSS_PERCENT, child, weighed);
}

/** More than 15 % below birth weight in days 1 to 28. */
export function isUnlikelyNewbornLoss(child: Born, weighed: Weighed): boolean {
  return isLossAbove(UNLIKELY_PERCENT, child, weighed);
}

function isLossAbove(
  percent: number,
  { bornOn, birthWeightKg = null }: Born,
  { measuredOn, weightKg }: Weighed,
): boolean {
  const age = ageDays(bornOn, measuredOn);
  if (age < NEWBORN_WEIGHT_DAYS.first || age > NEWBORN_WEIGHT_DAYS.last) return false;
  if (birthWeightKg === null || weightKg === null || !(birthWeightKg > 0) || !(weightKg > 0)) return false;
  return lossPercent(birthWeightKg, weightKg) > percent;
}

/** By whole grams, as stored; negative for a gain. */
export function lossPercent(beforeKg: number, afterKg: number): number {
  return ((gramsOfKg(beforeKg) - gramsOfKg(afterKg)) * 100) / gramsOfKg(beforeKg);
}
