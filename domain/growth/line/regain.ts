import { daysBetween } from '#domain/time/day.ts';
import { gramsOfKg } from '../units.ts';
import type { LinePoint } from './line-point.ts';
import { SLOW_GAIN_GRAMS } from '../score/newborn-loss.ts';

const LEAST_DAYS = 7;

/**
 * Whether, at the doctor, a weight below `from` came before `to`, and since the lowest of them there was no slow gain, over
 * a week or more. Our judgment, not a published rule.
 */
export function isRegaining(weights: readonly LinePoint[], from: LinePoint, to: LinePoint): boolean {
  const [low] = weights
    .filter((one) => one.place === 'doctor' && one.measuredOn > from.measuredOn && one.measuredOn < to.measuredOn)
    .toSorted((one, other) => one.value - other.value);
  if (!low || to.place !== 'doctor' || low.value >= from.value) return false;
  return daysBetween(low.measuredOn, to.measuredOn) >= LEAST_DAYS && !isSlowGain(low, to);
}

/** Less than 15 g a day. */
export function isSlowGain(from: LinePoint, to: LinePoint): boolean {
  return gramsOfKg(to.value) - gramsOfKg(from.value) < SLOW_GAIN_GRAMS * daysBetween(from.measuredOn, to.measuredOn);
}
