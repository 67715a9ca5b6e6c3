import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import type { LineInput } from './line-point.ts';
import { backedTexts, pointText, soonText, weighAgainText, weightOn, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { farLessAtHome, isLostToday, isOfInfant, LOSS_PERCENT, lostAtDoctor, lostAtHome, type Lost } from './lost.ts';
import {
  CALL_TODAY_LOSS_PERCENT,
  HOME_SCALE_GRAMS,
  LAST_DAY_OF_HALF_YEAR,
  lossPercent,
} from '../score/newborn-loss.ts';

/** A loss that asks for a call today; what waits longer leaves the word to a value far beyond the lines. */
export function lostTodayWords(input: LineInput): LineWords | null {
  const lost = [lostAtDoctor(input), lostAtHome(input)].find((one) => one && isLostToday(input, one));
  return lost ? wordsOf(input, lost) : null;
}

/** A loss at the doctor. */
export function lostWords(input: LineInput): LineWords | null {
  const lost = lostAtDoctor(input);
  return lost && wordsOf(input, lost);
}

/** Two weights at home that agree on such a loss ask to be checked at the doctor, for a year. */
export function lostAtHomeWords(input: LineInput): LineWords | null {
  const lost = lostAtHome(input);
  return lost && wordsOf(input, lost);
}

/**
 * A single weight at home 10 % or more below an earlier one, of day 29 to 182 by 100 g, asks to be weighed again, and one
 * that is as low once more asks for the doctor, though the earlier one is not confirmed. For 14 days, in the first half
 * year to its end. Ours: clothes and another scale seldom explain so much.
 */
export function weighAgainWords(input: LineInput): LineWords | null {
  const lost = farLessAtHome(input);
  return lost && againWordsOf(input, lost);
}

function wordsOf(input: LineInput, lost: Lost): LineWords {
  const { firstName, units } = input;
  const { from, to, backedBy } = lost;
  const isAtHome = backedBy !== null;
  const percent = lossPercent(from.value, to.value);
  const loss = percentText(percent);
  const isLarge = percent > LOSS_PERCENT;
  const isToday = isLostToday(input, lost);
  const explained = isLarge
    ? `Clothes and ${isAtHome ? 'another scale' : 'scales'} explain small differences; this one is larger`
    : 'At this age babies gain from month to month';
  return {
    kind: isAtHome ? 'lost-at-home' : 'lost',
    tone: 'amber',
    title: `A weight to ${isAtHome ? 'have checked by' : 'show'} your doctor${isToday ? ' today' : ''}.`,
    text: `${comparedText(input, lost)}, ${loss} less. ${explained}, and ${isAtHome ? 'two weights at home agree' : WHOLE_PICTURE}. Have ${firstName} weighed ${isAtHome ? 'at the doctor' : 'again'}, and call your doctor ${isToday ? 'today' : soonText(input)}.`,
    sources: [],
    callNow: [],
    forDoctor: [
      pointText('weight', from, units),
      ...backedTexts('weight', { point: to, backedBy }, input),
      `Loss: ${loss}; said ${isLarge ? 'from more than 5%' : `to day ${LAST_DAY_OF_HALF_YEAR}`}, a threshold of our own`,
    ],
    finding: findingText(lost, {
      by: isAtHome ? ' by two weights at home' : '',
      from: isLarge ? 'more than 5%' : `any, to day ${LAST_DAY_OF_HALF_YEAR}`,
    }),
    measuredOn: to.measuredOn,
  };
}

function againWordsOf(input: LineInput, lost: Lost): LineWords {
  const { firstName, units } = input;
  const { from, to, backedBy } = lost;
  const loss = percentText(lossPercent(from.value, to.value));
  const isInfant = isOfInfant(input, to);
  const threshold = isInfant ? `${HOME_SCALE_GRAMS} g` : `${CALL_TODAY_LOSS_PERCENT}%`;
  const lastDay = isInfant ? `, to day ${LAST_DAY_OF_HALF_YEAR}` : '';
  const still = `Weighed again it is still lower than on ${longDayText(from.measuredOn)}: call your doctor today.`;
  return {
    kind: 'lost-at-home',
    tone: 'amber',
    title: backedBy === null ? 'A weight to check again.' : 'A weight to have checked by your doctor.',
    text: `At home ${firstName} weighed ${weightOn(to, units)}, after ${weightOn(from, units)}, ${loss} less. ${backedBy === null ? weighAgainText(input, { when: isInfant ? ' today' : '' }) : still}`,
    sources: [],
    callNow: [],
    forDoctor: [
      pointText('weight', from, units),
      ...backedTexts('weight', { point: to, backedBy }, input),
      `Loss: ${loss}; said from ${threshold} of a weight at home${lastDay}, a threshold of our own`,
    ],
    finding: findingText(lost, {
      by: ` by ${backedBy === null ? 'one weight' : 'two weights'} at home`,
      from: `${threshold}${lastDay}`,
    }),
    measuredOn: to.measuredOn,
  };
}

type Finding = { readonly by: string; readonly from: string };

/** 'Finding: loss of 9.3% since Sep 19, 2026 (threshold set by Fernling: more than 5%)' */
function findingText(lost: Lost, { by, from }: Finding): string {
  const loss = percentText(lossPercent(lost.from.value, lost.to.value));
  return `Finding: loss of ${loss} since ${shortDayText(lost.from.measuredOn)}${by} (threshold set by Fernling: ${from})`;
}

function comparedText({ firstName, units }: LineInput, { from, to, backedBy }: Lost): string {
  const [before, after] = [from, to].map((point) => weightOn(point, units));
  return backedBy
    ? `At home ${firstName} weighed ${after}, after ${before}`
    : `At the doctor ${firstName} weighed ${before} and ${after}`;
}

/** Never rounds a loss above 5% to '5.0%'. */
function percentText(percent: number): string {
  return percent > LOSS_PERCENT && percent <= LOSS_PERCENT + 0.05 ? 'a little over 5%' : `${percent.toFixed(1)}%`;
}
