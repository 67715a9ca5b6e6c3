import { latestOf, valuesOf, type DatedValue } from '../latest.ts';
import { whoVelocity2009 } from '../references/velocity-client-data.ts';
import { incrementsToLatest, type Increment } from '../score/increments.ts';
import { isLowGain, LEAST_USUAL } from '../words/gain-text.ts';
import type { LineFacts, PlacedValues } from './line-input.ts';
import { isSlip, type Weighed } from './lost.ts';

type Gain = Increment<PlacedValues>;

/**
 * To the latest weight: the shortest interval of WHO's, unless it gained less than most. Then the shortest in which the
 * gain is low, as monthly weights would hide that of two months. Null where none fits.
 */
export function latestGain({ child, measurements }: Pick<LineFacts, 'child' | 'measurements'>): Gain | null {
  const latestOn = latestOf('weight', measurements)?.latest.measuredOn;
  const [shortest = null, ...longer] = incrementsToLatest(whoVelocity2009, { measure: 'weight', child, measurements });
  if (!shortest || shortest.to.measuredOn !== latestOn) return null;
  const isUsual = shortest.score !== null && shortest.score.z >= LEAST_USUAL;
  if (isUsual || isLowGain(shortest)) return shortest;
  const weights = valuesOf('weight', measurements).map(placed);
  return longer.find((gain) => isLowGain(gain) && !isSlip(weights, placed(gain.from), gain.to)) ?? shortest;
}

function placed({ measurement: { place }, measuredOn, value }: DatedValue<PlacedValues>): Weighed {
  return { place, measuredOn, value };
}
