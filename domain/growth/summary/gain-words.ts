import { daysBetween } from '#domain/time/day.ts';
import { changeSentence } from '../change-text.ts';
import { latestOf, valuesOf, type DatedValue } from '../latest.ts';
import { latestGain } from '../line/latest-gain.ts';
import { lowGainAdvice } from '../line/low-gain-advice.ts';
import type { LineFacts } from '../line/line-input.ts';
import type { LineInput } from '../line/line-point.ts';
import type { LineWords } from '../line/line-words.ts';
import { mayCalm } from '../line/may-calm.ts';
import type { Increment } from '../score/increments.ts';
import type { Measure } from '../value-text.ts';
import { gainText, isGainCompared, isLowGain } from '../words/gain-text.ts';

export type GainWords = {
  readonly text: string;
  /** Of a low gain. */
  readonly advice: string | null;
  /** Whether it is compared with WHO's standard of growth velocity. */
  readonly isCompared: boolean;
};

type Measured = Pick<LineFacts, 'measurements' | 'units'>;

/**
 * What the latest weight gained, compared where an interval of WHO's fits, unless that gain would hide why nothing calms
 * beside the weight, or what was gained since one in between; null at the first weight.
 */
export function gainWords(
  { child, measurements, units, today }: Omit<LineFacts, 'plan'>,
  input: LineInput,
): GainWords | null {
  const gain = latestGain({ child, measurements });
  if (!gain || !isGainCompared(gain)) return changeWords({ measurements, units });
  const isLow = isLowGain(gain);
  const isHidden = !mayCalm(input) || hasSlowed(gain, measurements);
  if (!isLow && isHidden) return changeWords({ measurements, units });
  const advice = isLow ? lowGainAdvice(gain, { ...child, today }) : null;
  return { text: gainText(gain, child, units), advice, isCompared: true };
}

const DAYS_OF_OWN_GAIN = 28;

/** Whether since a weight in between, four weeks ago or more, less than half as much a day was gained. Our judgment. */
function hasSlowed({ from, to }: Pick<Increment, 'from' | 'to'>, measurements: Measured['measurements']): boolean {
  const aDaySince = ({ value, measuredOn }: Pick<DatedValue, 'value' | 'measuredOn'>) =>
    (to.value - value) / daysBetween(measuredOn, to.measuredOn);
  return valuesOf('weight', measurements)
    .filter((one) => one.measuredOn > from.measuredOn && daysBetween(one.measuredOn, to.measuredOn) >= DAYS_OF_OWN_GAIN)
    .some((one) => aDaySince(one) < aDaySince(from) / 2);
}

/** What stands beside a sentence that is not calm: what has changed, unless it says that; null if nothing. */
export function changeBeside(
  { saysChange }: Pick<LineWords, 'saysChange'>,
  facts: Measured,
  measure: Measure = 'weight',
): GainWords | null {
  return saysChange && measure === 'weight' ? null : changeWords(facts, measure);
}

/** What has changed, and no more. */
export function changeWords({ measurements, units }: Measured, measure: Measure = 'weight'): GainWords | null {
  const latest = latestOf(measure, measurements);
  const change = latest && changeSentence(measure, latest, units);
  return change === null ? null : { text: `${change}.`, advice: null, isCompared: false };
}
