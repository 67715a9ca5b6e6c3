import { lossPercent } from '../score/newborn-loss.ts';
import type { LinePoint } from './line-point.ts';
import { isRegained } from './regain.ts';

export type Weighed = Pick<LinePoint, 'measuredOn' | 'value' | 'place'>;

/** In percent. Our judgment, not a published rule. */
const CONTRADICTED = 5;

/** Whether a weight at home is contradicted by the next one, which is not the latest itself. Ours. */
export function isSlip(weights: readonly Weighed[], from: Weighed, latest: Pick<Weighed, 'measuredOn'>): boolean {
  const next = weightAfter(weights, from);
  if (from.place === 'doctor' || !next || next.measuredOn >= latest.measuredOn) return false;
  return lossPercent(from.value, next.value) > CONTRADICTED;
}

/** Whether the child has also gained well since that next one, so that nothing speaks for the first. Ours. */
export function isSlipRegained(weights: readonly Weighed[], from: Weighed, latest: Weighed): boolean {
  const next = weightAfter(weights, from);
  return next !== undefined && isSlip(weights, from, latest) && isRegained(next, latest);
}

function weightAfter(weights: readonly Weighed[], { measuredOn }: Weighed): Weighed | undefined {
  return weights.find((one) => one.measuredOn > measuredOn);
}
