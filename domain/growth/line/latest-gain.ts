import { latestOf } from '../latest.ts';
import { whoVelocity2009 } from '../references/velocity-client-data.ts';
import { incrementsOf, type Increment } from '../score/increments.ts';
import { isLowGain } from '../words/gain-text.ts';
import type { LineFacts, PlacedValues } from './line-input.ts';

/**
 * To the latest weight: the shortest interval of WHO's in which the gain is low, as monthly weights would hide that of
 * two months; else the shortest that fits; null where none does.
 */
export function latestGain({
  child,
  measurements,
}: Pick<LineFacts, 'child' | 'measurements'>): Increment<PlacedValues> | null {
  const latest = latestOf('weight', measurements)?.latest.measurement;
  if (!latest) return null;
  const earlier = measurements.filter(
    ({ weightKg, measuredOn }) => weightKg !== null && measuredOn < latest.measuredOn,
  );
  const gains = earlier
    .toSorted((one, other) => other.measuredOn.localeCompare(one.measuredOn))
    .flatMap((from) =>
      incrementsOf(whoVelocity2009, { measure: 'weight', child, measurements: [from, latest], most: 1 }),
    )
    .filter(({ to }) => to.measuredOn === latest.measuredOn);
  return gains.find(isLowGain) ?? gains[0] ?? null;
}
