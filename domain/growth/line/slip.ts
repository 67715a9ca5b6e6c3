import { daysBetween, type Day } from '#domain/time/day.ts';
import { EXPECTED_BACK_BY_DAY, lossPercent } from '../score/newborn-loss.ts';
import type { LinePoint } from './line-point.ts';
import { isRegained } from './regain.ts';

export type Weighed = Pick<LinePoint, 'measuredOn' | 'value' | 'place'>;

type Weights = { readonly bornOn: Day; readonly weights: readonly Weighed[] };

/** In percent. Our judgment, not a published rule. */
const CONTRADICTED = 5;

/**
 * Whether a weight at home, after the first two weeks in which babies lose weight, is contradicted by the next one, which
 * is not the latest itself, and not confirmed by the one before. Ours.
 */
export function isSlip(of: Weights, from: Weighed, latest: Pick<Weighed, 'measuredOn'>): boolean {
  const next = weightAfter(of, from);
  const isEarly = daysBetween(of.bornOn, from.measuredOn) <= EXPECTED_BACK_BY_DAY;
  if (isEarly || from.place === 'doctor' || !next || next.measuredOn >= latest.measuredOn) return false;
  return lossPercent(from.value, next.value) > CONTRADICTED && !isConfirmed(of, from);
}

/** Whether the child has also gained well since that next one, so that nothing speaks for the first. Ours. */
export function isSlipRegained(of: Weights, from: Weighed, latest: Weighed): boolean {
  const next = weightAfter(of, from);
  return next !== undefined && isSlip(of, from, latest) && isRegained(next, latest);
}

/** Whether the weight before it agrees: then the fall is the child's. Ours. */
function isConfirmed({ weights }: Weights, { measuredOn, value }: Weighed): boolean {
  const before = weights.findLast((one) => one.measuredOn < measuredOn);
  return before !== undefined && Math.abs(lossPercent(value, before.value)) <= CONTRADICTED;
}

function weightAfter({ weights }: Weights, { measuredOn }: Weighed): Weighed | undefined {
  return weights.find((one) => one.measuredOn > measuredOn);
}
