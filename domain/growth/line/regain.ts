import { daysBetween } from '#domain/time/day.ts';
import { gramsOfKg } from '../units.ts';
import type { LinePoint } from './line-point.ts';

/** In grams a day. Our judgment, not a published rule. */
export const SLOW_GAIN_GRAMS = 15;

const LEAST_DAYS = 7;

/**
 * Whether the doctor weighed the child below `from` before `to`, and it has regained since the lowest of these weights.
 * Our judgment, not a published rule.
 */
export function isRegaining(weights: readonly LinePoint[], from: LinePoint, to: LinePoint): boolean {
  const [low] = weights
    .filter((one) => one.place === 'doctor' && one.measuredOn > from.measuredOn && one.measuredOn < to.measuredOn)
    .toSorted((one, other) => one.value - other.value);
  if (!low || to.place !== 'doctor' || low.value >= from.value) return false;
  return isRegained(low, to);
}

type Weighed = Pick<LinePoint, 'measuredOn' | 'value'>;

/** Whether the child gained 15 g a day or more, over a week or more: in less time one feed weighs as much. */
export function isRegained(low: Weighed, to: Weighed): boolean {
  const days = daysBetween(low.measuredOn, to.measuredOn);
  return days >= LEAST_DAYS && gramsOfKg(to.value) - gramsOfKg(low.value) >= SLOW_GAIN_GRAMS * days;
}
