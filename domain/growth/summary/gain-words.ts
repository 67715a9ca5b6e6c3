import { changeSentence } from '../change-text.ts';
import { latestOf } from '../latest.ts';
import { latestGain } from '../line/latest-gain.ts';
import { lowGainAdvice } from '../line/low-gain-advice.ts';
import type { LineFacts } from '../line/line-input.ts';
import { isNoMore } from '../score/newborn-loss.ts';
import type { Measure } from '../value-text.ts';
import { gainText, isGainCompared, isLowGain } from '../words/gain-text.ts';

export type GainWords = {
  readonly text: string;
  /** Of a low gain. */
  readonly advice: string | null;
  /** Whether it is compared with WHO's standard of growth velocity. */
  readonly isCompared: boolean;
};

type Facts = Pick<LineFacts, 'child' | 'measurements' | 'units' | 'today'>;

/**
 * What the latest weight gained, compared where an interval of WHO's fits, unless that gain would hide that it is no more
 * than the one before; null at the first weight.
 */
export function gainWords({ child, measurements, units, today }: Facts): GainWords | null {
  const gain = latestGain({ child, measurements });
  if (!gain || !isGainCompared(gain)) return changeWords({ measurements, units });
  const isLow = isLowGain(gain);
  const before = latestOf('weight', measurements)?.previous ?? null;
  if (!isLow && isNoMore(child.bornOn, before, gain.to)) return changeWords({ measurements, units });
  const advice = isLow ? lowGainAdvice(gain, { ...child, today }) : null;
  return { text: gainText(gain, child, units), advice, isCompared: true };
}

/** What stands beside a sentence that is not calm: what has changed, unless it says that; null if nothing. */
export function changeBeside(
  { title }: { readonly title: string },
  facts: Pick<Facts, 'measurements' | 'units'>,
  measure?: Measure,
): GainWords | null {
  const change = changeWords(facts, measure);
  const isSaid = change !== null && title.toLowerCase().endsWith(change.text.toLowerCase());
  return isSaid ? null : change;
}

/** What has changed, and no more. */
export function changeWords(
  { measurements, units }: Pick<Facts, 'measurements' | 'units'>,
  measure: Measure = 'weight',
): GainWords | null {
  const latest = latestOf(measure, measurements);
  const change = latest && changeSentence(measure, latest, units);
  return change === null ? null : { text: `${change}.`, advice: null, isCompared: false };
}
