import { longDayText } from '#domain/time/day-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import { latestBacked, pointsByDay, type LineInput, type LinePoint } from './line-point.ts';
import { pointText, showToDoctor, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import { EXPECTED_BACK_BY_DAY, heaviestBefore, lossPercent } from '../score/newborn-loss.ts';
import { weightText } from '../value-text.ts';

/** In days after the lighter weight. Our judgment, not a published rule. */
const LONGEST_SAID = 365;

/** Our judgment, not a published rule. */
const LOSS_AT_DOCTOR_PERCENT = 5;

/**
 * A weight at the doctor more than 5 % below an earlier one there, at any age after the first two weeks, for a year.
 * Two later weights at home that agree on less end it; nothing at home starts it.
 */
export function lostWords(input: LineInput): LineWords | null {
  const points = pointsByDay(input, 'weight').filter(({ measuredOn }) => measuredOn > input.bornOn);
  const doctors = points.filter(({ place }) => place === 'doctor');
  const highest = (point: LinePoint) => heaviestBefore(doctors, point.measuredOn);
  const isLost = (point: LinePoint) => {
    const from = highest(point);
    return isSettled(input, point) && from !== null && lossPercent(from.value, point.value) > LOSS_AT_DOCTOR_PERCENT;
  };
  const to = doctors.at(-1);
  const from = to && highest(to);
  if (!to || !from || !isLost(to) || !latestBacked(points, isLost)?.finding) return null;
  if (daysBetween(to.measuredOn, input.today) > LONGEST_SAID) return null;
  return wordsOf(input, from, to);
}

function isSettled({ bornOn }: LineInput, { measuredOn }: LinePoint): boolean {
  return daysBetween(bornOn, measuredOn) > EXPECTED_BACK_BY_DAY;
}

function wordsOf(input: LineInput, from: LinePoint, to: LinePoint): LineWords {
  const { firstName, units } = input;
  const loss = percentText(lossPercent(from.value, to.value));
  return {
    kind: 'lost',
    tone: 'amber',
    title: 'A weight to show your doctor.',
    text: `At the doctor ${firstName} weighed ${weightText(from.value, units)} on ${longDayText(from.measuredOn)} and ${weightText(to.value, units)} on ${longDayText(to.measuredOn)}, ${loss} less. Clothes and scales explain small differences; this one is larger, and ${WHOLE_PICTURE}. ${showToDoctor(input)}`,
    sources: [],
    callNow: [],
    forDoctor: [
      pointText('weight', from, units),
      pointText('weight', to, units),
      `Loss: ${loss}; said from more than 5%, a threshold of our own`,
    ],
    measuredOn: to.measuredOn,
  };
}

/** Never rounds a loss above 5% to '5.0%'. */
function percentText(percent: number): string {
  return percent <= LOSS_AT_DOCTOR_PERCENT + 0.05 ? 'a little over 5%' : `${percent.toFixed(1)}%`;
}
