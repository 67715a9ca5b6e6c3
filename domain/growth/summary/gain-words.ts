import { daysBetween } from '#domain/time/day.ts';
import { changeSentence } from '../change-text.ts';
import { latestOf } from '../latest.ts';
import { latestGain } from '../line/latest-gain.ts';
import { lowGainAdvice } from '../line/low-gain-advice.ts';
import type { LineFacts } from '../line/line-input.ts';
import type { LineWords } from '../line/line-words.ts';
import type { Increment } from '../score/increments.ts';
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
 * than the one before, or what was gained since a weight in between; null at the first weight.
 */
export function gainWords({ child, measurements, units, today }: Facts): GainWords | null {
  const gain = latestGain({ child, measurements });
  if (!gain || !isGainCompared(gain)) return changeWords({ measurements, units });
  const isLow = isLowGain(gain);
  const before = latestOf('weight', measurements)?.previous ?? null;
  const isHidden = isNoMore(child.bornOn, before, gain.to) || hasWeightBetween(gain, measurements);
  if (!isLow && isHidden) return changeWords({ measurements, units });
  const advice = isLow ? lowGainAdvice(gain, { ...child, today }) : null;
  return { text: gainText(gain, child, units), advice, isCompared: true };
}

/** In days, of a weight before the latest: what was gained since it says more than what was gained before. Ours. */
const DAYS_OF_GAIN = 28;

function hasWeightBetween({ from, to }: Pick<Increment, 'from' | 'to'>, measurements: Facts['measurements']): boolean {
  return measurements.some(
    ({ weightKg, measuredOn }) =>
      weightKg !== null && measuredOn > from.measuredOn && daysBetween(measuredOn, to.measuredOn) >= DAYS_OF_GAIN,
  );
}

/** What stands beside a sentence that is not calm: what has changed, unless it says that; null if nothing. */
export function changeBeside(
  { changeSince }: Pick<LineWords, 'changeSince'>,
  facts: Pick<Facts, 'measurements' | 'units'>,
  measure: Measure = 'weight',
): GainWords | null {
  const { previous = null } = latestOf(measure, facts.measurements) ?? {};
  const isSaid = measure === 'weight' && previous !== null && previous.measuredOn === changeSince;
  return isSaid ? null : changeWords(facts, measure);
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
