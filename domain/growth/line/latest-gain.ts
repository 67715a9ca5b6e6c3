import { latestOf, valuesOf, type DatedValue } from '../latest.ts';
import { whoVelocity2009 } from '../references/velocity-client-data.ts';
import { incrementsToLatest, type Increment } from '../score/increments.ts';
import { heaviestBefore, HOME_SCALE_GRAMS } from '../score/newborn-loss.ts';
import { gramsOfKg } from '../units.ts';
import { isLowGain, isUsualGain } from '../words/gain-text.ts';
import type { LineFacts, PlacedValues } from './line-input.ts';
import { isSlip, isSlipRegained, type Weighed } from './slip.ts';

type Gain = Increment<PlacedValues>;

/**
 * To the latest weight: the shortest interval of WHO's, unless it gained less than most, or begins in a dip. Then the
 * shortest in which the gain is low, as monthly weights would hide that of two months. Null where none fits.
 */
export function latestGain({ child, measurements }: Pick<LineFacts, 'child' | 'measurements'>): Gain | null {
  const latestOn = latestOf('weight', measurements)?.latest.measuredOn;
  const of = { bornOn: child.bornOn, weights: valuesOf('weight', measurements).map(placed) };
  const gains = incrementsToLatest(whoVelocity2009, { measure: 'weight', child, measurements });
  const shortest = gains.find(({ from, to }) => !isSlipRegained(of, placed(from), placed(to)));
  if (!shortest || shortest.to.measuredOn !== latestOn) return null;
  const isUsual = isUsualGain(shortest) && !isFromDip(of.weights, shortest.from);
  if (isUsual || isLowGain(shortest)) return shortest;
  return gains.find((gain) => isLowGain(gain) && !isSlip(of, placed(gain.from), gain.to)) ?? shortest;
}

/** Whether an interval begins far below an earlier weight: to regain is no usual gain. Ours. */
function isFromDip(weights: readonly Weighed[], { measuredOn, value }: Gain['from']): boolean {
  const before = heaviestBefore(weights, measuredOn);
  return before !== null && gramsOfKg(before.value) - gramsOfKg(value) >= HOME_SCALE_GRAMS;
}

function placed({ measurement: { place }, measuredOn, value }: DatedValue<PlacedValues>): Weighed {
  return { place, measuredOn, value };
}
