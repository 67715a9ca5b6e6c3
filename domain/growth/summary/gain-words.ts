import { changeSentence } from '../change-text.ts';
import { latestOf } from '../latest.ts';
import { latestGain } from '../line/latest-gain.ts';
import type { LineFacts } from '../line/line-input.ts';
import type { Measure } from '../value-text.ts';
import { gainText, isGainCompared, isLowGain, lowGainAdvice } from '../words/gain-text.ts';

export type GainWords = {
  readonly text: string;
  /** Of a low gain. */
  readonly advice: string | null;
  /** Whether it is compared with WHO's standard of growth velocity. */
  readonly isCompared: boolean;
};

type Facts = Pick<LineFacts, 'child' | 'measurements' | 'units'>;

/** What the latest weight gained, compared where an interval of WHO's fits; null at the first weight. */
export function gainWords({ child, measurements, units }: Facts): GainWords | null {
  const gain = latestGain({ child, measurements });
  if (!gain || !isGainCompared(gain)) return changeWords({ measurements, units });
  const advice = isLowGain(gain) ? lowGainAdvice(gain, child) : null;
  return { text: gainText(gain, child, units), advice, isCompared: true };
}

/** What has changed, and no more: what stands beside a sentence that is not calm. */
export function changeWords(
  { measurements, units }: Pick<Facts, 'measurements' | 'units'>,
  measure: Measure = 'weight',
): GainWords | null {
  const latest = latestOf(measure, measurements);
  const change = latest && changeSentence(measure, latest, units);
  return change === null ? null : { text: `${change}.`, advice: null, isCompared: false };
}
