import type { LineFacts } from '#domain/growth/line/line-input.ts';
import { latestOf } from '#domain/growth/latest.ts';
import { whoVelocity2009 } from '#domain/growth/references/velocity-client-data.ts';
import { incrementsOf, type Increment } from '#domain/growth/score/increments.ts';

/** To the latest weight; null where no interval of WHO's fits. */
export function latestGain(child: LineFacts['child'], measurements: LineFacts['measurements']): Increment | null {
  const [increment] = incrementsOf(whoVelocity2009, { measure: 'weight', child, measurements, most: 1 });
  const isLatest = increment?.to.measuredOn === latestOf('weight', measurements)?.latest.measuredOn;
  return increment && isLatest ? increment : null;
}
