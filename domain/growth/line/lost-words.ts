import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import { ageOn } from './first-weeks.ts';
import { isRecent, isStillSaid, latestBacked, pointsByDay, type LineInput, type LinePoint } from './line-point.ts';
import { isRegaining } from './regain.ts';
import { backedTexts, isAskedToday, pointText, soonText, weighAgainText, WHOLE_PICTURE } from './line-text.ts';
import type { LineWords } from './line-words.ts';
import {
  HOME_SCALE_GRAMS,
  CALL_TODAY_LOSS_PERCENT,
  EXPECTED_BACK_BY_DAY,
  heaviestBefore,
  LAST_DAY_OF_HALF_YEAR,
  LAST_DAY_OF_NEWBORN,
  LAST_DAY_OF_COMMON_LOSS,
  lossPercent,
} from '../score/newborn-loss.ts';
import { gramsOfKg } from '../units.ts';
import { weightText } from '../value-text.ts';

/** Our judgment, not a published rule. */
const LOSS_PERCENT = 5;

/** In it an infant who loses weight is seen at once. Our judgment, not a published rule. */
const LAST_DAY_OF_FIRST_YEAR = 365;

/** Over as many days any loss of an infant is told. Our judgment, not a published rule. */
const DAYS_OF_INFANT_LOSS = 28;

/** A loss that asks for a call today; what waits longer leaves the word to a value far beyond the lines. */
export function lostTodayWords(input: LineInput): LineWords | null {
  const lost = [lostAtDoctor(input), lostAtHome(input)].find((one) => one && isCallToday(input, one));
  return lost ? wordsOf(input, lost) : null;
}

/**
 * A weight at the doctor more than 5 % below an earlier one there, at any age after the loss of the first days, for a
 * year; of day 29 to 182 also by however little over four weeks, or by 100 g. Two later weights at home that agree on
 * less end it; nothing at home starts it.
 */
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
 * that is as low once more asks for the doctor, though the earlier one is not confirmed; after that an earlier one at home
 * is taken for a slip. For 14 days, in the first half year to its end. Ours: clothes and another scale seldom explain so much.
 */
export function weighAgainWords(input: LineInput): LineWords | null {
  const points = weightsAfterBirth(input);
  const to = points.at(-1);
  if (!to || to.place === 'doctor' || !isAskedToday(input, to)) return null;
  const from = heaviestFor(input, points, to);
  if (!from) return null;
  const grams = leastFall(input, from, to);
  if (fallOf(from, to) < grams) return null;
  const low = points.filter((point) => point.measuredOn > from.measuredOn && fallOf(from, point) >= grams);
  return low.length > TIMES_SAID && from.place !== 'doctor'
    ? null
    : againWordsOf(input, { from, to, backedBy: sameDayAsLow(from, to, grams) ?? low.at(-2) ?? null });
}

/** Of two weights of one day the earlier one, if it is as low. */
function sameDayAsLow(from: LinePoint, { sameDay }: LinePoint, grams: number): LinePoint | null {
  return sameDay && fallOf(from, sameDay) >= grams ? sameDay : null;
}

/** The weight, and the one that was asked for. */
const TIMES_SAID = 2;

/** In whole grams. */
function fallOf(from: LinePoint, to: LinePoint): number {
  return gramsOfKg(from.value) - gramsOfKg(to.value);
}

/** In grams: from which fall on a single weight at home asks to be weighed again. */
function leastFall(input: LineInput, from: LinePoint, to: LinePoint): number {
  return isOfInfant(input, to) ? HOME_SCALE_GRAMS : (gramsOfKg(from.value) * CALL_TODAY_LOSS_PERCENT) / 100;
}

/** Of day 29 to 182. */
function isOfInfant(input: LineInput, { measuredOn }: LinePoint): boolean {
  const age = ageOn(input, measuredOn);
  return age > LAST_DAY_OF_NEWBORN && age <= LAST_DAY_OF_HALF_YEAR;
}

/** Whether the latest weight, wherever taken, is so far below an earlier one, and nothing calm is said of it. */
export function hasFallen(input: LineInput): boolean {
  const points = weightsAfterBirth(input);
  const to = points.at(-1);
  const from = to && heaviestFor(input, points, to);
  if (!to || !from) return false;
  return isLoss(input, from, to) || fallOf(from, to) >= leastFall(input, from, to);
}

/** Whether a dip before is made up for, but for less than a scale at home may be wrong by. Our judgment. */
function isMadeUpFor(doctors: readonly LinePoint[], from: LinePoint, to: LinePoint): boolean {
  return fallOf(from, to) < HOME_SCALE_GRAMS && isRegaining(doctors, from, to);
}

type Lost = { readonly from: LinePoint; readonly to: LinePoint; readonly backedBy: LinePoint | null };

function lostAtDoctor(input: LineInput): Lost | null {
  const points = weightsAfterBirth(input);
  const doctors = points.filter(({ place }) => place === 'doctor');
  const isLost = (point: LinePoint) => {
    const from = heaviestFor(input, doctors, point);
    return isLoss(input, from, point) && !(from && isMadeUpFor(doctors, from, point));
  };
  const to = doctors.at(-1);
  const from = to && heaviestFor(input, doctors, to);
  if (!to || !from || !isLost(to) || !latestBacked(points, isLost)?.finding) return null;
  return isStillSaid(input, to) ? { from, to, backedBy: null } : null;
}

/** Both of two weights at home, against one at the doctor, or one at home that another beside it confirms. */
function lostAtHome(input: LineInput): Lost | null {
  const points = weightsAfterBirth(input);
  const sure = points.filter((point, place) => point.place === 'doctor' || isConfirmed(points, place));
  const backed = latestBacked(points, (point) => isLoss(input, heaviestFor(input, sure, point), point));
  const { point: to, backedBy } = backed ?? {};
  if (!backed?.finding || !to || !backedBy || backedBy.place === 'doctor' || !isStillSaid(input, to)) return null;
  const from = heaviestFor(input, sure, backedBy);
  return from && { from, to, backedBy };
}

function weightsAfterBirth(input: LineInput): LinePoint[] {
  return pointsByDay(input, 'weight').filter(({ measuredOn }) => measuredOn > input.bornOn);
}

function isConfirmed(points: readonly LinePoint[], place: number): boolean {
  const { value = 0 } = points[place] ?? {};
  return [points[place - 1], points[place + 1]].some(
    (other) => other && Math.abs(lossPercent(value, other.value)) <= LOSS_PERCENT,
  );
}

/** The heaviest before a weight; before one of the first two weeks, of those after the loss of the first days. */
function heaviestFor({ bornOn }: LineInput, points: readonly LinePoint[], to: LinePoint): LinePoint | null {
  const age = (point: LinePoint) => daysBetween(bornOn, point.measuredOn);
  const isSettled = age(to) > EXPECTED_BACK_BY_DAY;
  const held = points.filter((point) => isSettled || age(point) > LAST_DAY_OF_COMMON_LOSS);
  return heaviestBefore(held, to.measuredOn);
}

function isLoss(input: LineInput, from: LinePoint | null, to: LinePoint): boolean {
  return from !== null && (lossPercent(from.value, to.value) > LOSS_PERCENT || isInfantLoss(input, from, to));
}

/** At home over four weeks alone: in less time it may be the scale's. */
function isInfantLoss(input: LineInput, from: LinePoint, to: LinePoint): boolean {
  const grams = fallOf(from, to);
  const isLong = daysBetween(from.measuredOn, to.measuredOn) >= DAYS_OF_INFANT_LOSS;
  const isSure = isLong ? grams > 0 : to.place === 'doctor' && grams >= HOME_SCALE_GRAMS;
  return isSure && isOfInfant(input, to);
}

/** On another scale at home a loss of up to a tenth may be the scale's, which to day 182 is not waited for. */
function isCallToday(input: LineInput, { from, to, backedBy }: Lost): boolean {
  const isYoung = ageOn(input, to.measuredOn) <= LAST_DAY_OF_FIRST_YEAR;
  const isFar = lossPercent(from.value, to.value) > CALL_TODAY_LOSS_PERCENT;
  const isFarOfInfant = isOfInfant(input, to) && fallOf(from, to) >= HOME_SCALE_GRAMS;
  const isSure = backedBy === null || isFar || isFarOfInfant;
  return isYoung && isSure && isRecent(input, to);
}

function wordsOf(input: LineInput, lost: Lost): LineWords {
  const { firstName, units } = input;
  const { from, to, backedBy } = lost;
  const isAtHome = backedBy !== null;
  const percent = lossPercent(from.value, to.value);
  const loss = percentText(percent);
  const isLarge = percent > LOSS_PERCENT;
  const isToday = isCallToday(input, lost);
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

function weightOn({ value, measuredOn }: LinePoint, units: LineInput['units']): string {
  return `${weightText(value, units)} on ${longDayText(measuredOn)}`;
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
