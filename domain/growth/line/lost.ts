import { daysBetween } from '#domain/time/day.ts';
import { ageOn } from './first-weeks.ts';
import { isRecent, isStillSaid, latestBacked, pointsByDay, type LineInput, type LinePoint } from './line-point.ts';
import { isAskedToday } from './line-text.ts';
import { isRegaining } from './regain.ts';
import { LAST_DAY_OF_FIRST_YEAR } from '../score/first-year.ts';
import {
  CALL_TODAY_LOSS_PERCENT,
  EXPECTED_BACK_BY_DAY,
  heaviestBefore,
  HOME_SCALE_GRAMS,
  LAST_DAY_OF_COMMON_LOSS,
  LAST_DAY_OF_HALF_YEAR,
  LAST_DAY_OF_NEWBORN,
  lossPercent,
} from '../score/newborn-loss.ts';
import { gramsOfKg } from '../units.ts';

export type Lost = {
  readonly from: LinePoint;
  readonly to: LinePoint;
  readonly backedBy: LinePoint | null;
  /** Of a loss at the doctor: a dip is made up for, but for less than a scale at home may be wrong by. Ours. */
  readonly isMadeUp: boolean;
};

/** Our judgment, not a published rule. */
export const LOSS_PERCENT = 5;

/** Over as many days any loss of an infant is told. Our judgment, not a published rule. */
const DAYS_OF_INFANT_LOSS = 28;

/** The weight, and the one that was asked for. */
const TIMES_SAID = 2;

/**
 * A weight at the doctor more than 5 % below an earlier one there, or of day 29 to 182 by however little over four weeks,
 * or by 100 g; for a year. Two later weights at home that agree on less end it; nothing at home starts it.
 */
export function lostAtDoctor(input: LineInput): Lost | null {
  const points = weightsAfterBirth(input);
  const doctors = points.filter(({ place }) => place === 'doctor');
  const isLost = (point: LinePoint) => isLoss(input, heaviestFor(input, doctors, point), point);
  const to = doctors.at(-1);
  const from = to && heaviestFor(input, doctors, to);
  if (!to || !from || !isLost(to) || !latestBacked(points, isLost)?.finding) return null;
  if (!isStillSaid(input, to)) return null;
  return { from, to, backedBy: null, isMadeUp: fallOf(from, to) < HOME_SCALE_GRAMS && isRegaining(doctors, from, to) };
}

/** Both of two weights at home, against one at the doctor, or one at home that another beside it confirms. */
export function lostAtHome(input: LineInput): Lost | null {
  const points = weightsAfterBirth(input);
  const sure = points.filter((point, place) => point.place === 'doctor' || isConfirmed(points, place));
  const backed = latestBacked(points, (point) => isLoss(input, heaviestFor(input, sure, point), point));
  const { point: to, backedBy } = backed ?? {};
  if (!backed?.finding || !to || !backedBy || backedBy.place === 'doctor' || !isStillSaid(input, to)) return null;
  const from = heaviestFor(input, sure, backedBy);
  return from && { from, to, backedBy, isMadeUp: false };
}

/**
 * A weight at home far below the heaviest earlier one, backed by another that is as low; null for the third as low, after
 * which an earlier one at home is taken for a slip.
 */
export function farLessAtHome(input: LineInput): Lost | null {
  const points = weightsAfterBirth(input);
  const to = points.at(-1);
  if (!to || to.place === 'doctor' || !isAskedToday(input, to)) return null;
  const from = heaviestFor(input, points, to);
  if (!from) return null;
  const grams = leastFall(input, from, to);
  if (fallOf(from, to) < grams) return null;
  const low = points.filter((point) => point.measuredOn > from.measuredOn && fallOf(from, point) >= grams);
  if (low.length > TIMES_SAID && from.place !== 'doctor') return null;
  return { from, to, backedBy: sameDayAsLow(from, to, grams) ?? low.at(-2) ?? null, isMadeUp: false };
}

/** Whether the latest weight, wherever taken, is so far below an earlier one, and nothing calm is said of it. */
export function hasFallen(input: LineInput): boolean {
  const points = weightsAfterBirth(input);
  const to = points.at(-1);
  const from = to && heaviestFor(input, points, to);
  if (!to || !from) return false;
  return isLoss(input, from, to) || fallOf(from, to) >= leastFall(input, from, to);
}

/** On another scale at home a loss of up to a tenth may be the scale's, which to day 182 is not waited for. */
export function isLostToday(input: LineInput, { from, to, backedBy, isMadeUp }: Lost): boolean {
  const isYoung = ageOn(input, to.measuredOn) <= LAST_DAY_OF_FIRST_YEAR;
  const isFar = lossPercent(from.value, to.value) > CALL_TODAY_LOSS_PERCENT;
  const isFarOfInfant = isOfInfant(input, to) && fallOf(from, to) >= HOME_SCALE_GRAMS;
  const isSure = backedBy === null || isFar || isFarOfInfant;
  return isYoung && isSure && !isMadeUp && isRecent(input, to);
}

/** Of day 29 to 182. */
export function isOfInfant(input: LineInput, { measuredOn }: LinePoint): boolean {
  const age = ageOn(input, measuredOn);
  return age > LAST_DAY_OF_NEWBORN && age <= LAST_DAY_OF_HALF_YEAR;
}

/** Of two weights of one day the earlier one, if it is as low. */
function sameDayAsLow(from: LinePoint, { sameDay }: LinePoint, grams: number): LinePoint | null {
  return sameDay && fallOf(from, sameDay) >= grams ? sameDay : null;
}

/** In whole grams. */
function fallOf(from: LinePoint, to: LinePoint): number {
  return gramsOfKg(from.value) - gramsOfKg(to.value);
}

/** In grams: from which fall on a single weight at home asks to be weighed again. */
function leastFall(input: LineInput, from: LinePoint, to: LinePoint): number {
  return isOfInfant(input, to) ? HOME_SCALE_GRAMS : (gramsOfKg(from.value) * CALL_TODAY_LOSS_PERCENT) / 100;
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
