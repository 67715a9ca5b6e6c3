import { latestOf } from '../latest.ts';
import { whoVelocity2009 } from '../references/velocity-client-data.ts';
import { incrementsOf, type Increment } from '../score/increments.ts';
import type { LineFacts, PlacedValues } from './line-input.ts';

/** To the latest weight; null where no interval of WHO's fits. */
export function latestGain({
  child,
  measurements,
}: Pick<LineFacts, 'child' | 'measurements'>): Increment<PlacedValues> | null {
  const [increment] = incrementsOf(whoVelocity2009, { measure: 'weight', child, measurements, most: 1 });
  const isLatest = increment?.to.measuredOn === latestOf('weight', measurements)?.latest.measuredOn;
  return increment && isLatest ? increment : null;
}
