import { birthWeightProblem } from '#domain/children/birth-weight.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { daysBetween } from '#domain/time/day.ts';
import { isRecent, latestBacked, pointsByDay, type Backed, type LineInput, type LinePoint } from './line-point.ts';
import { isAskedToday, isNewborn } from './line-text.ts';
import {
  CALL_TODAY_LOSS_PERCENT,
  EXPECTED_BACK_BY_DAY,
  heaviestBefore,
  HOME_SCALE_GRAMS,
  isBackAtBirthWeight,
  isFirstWeight,
  isHeldAgainstBirth,
  isLossSaid,
  LAST_DAY_OF_COMMON_LOSS,
  LAST_DAY_OF_NEWBORN,
  LARGE_LOSS_PERCENT,
  LOSS_STOPS_BY_DAY,
  lossPercent,
} from '../score/newborn-loss.ts';
import { gramsOfKg } from '../units.ts';

/** After a large loss, more than this is still far below birth weight. Our judgment, not a published rule. */
export const STILL_FAR_PERCENT = 5;

type Finding = 'over-ten' | 'not-back' | 'some-loss' | 'back';

/** The weights of the first year, none once a later one is there, and those that may stand in for the birth weight. */
export type Held = LineInput & { readonly weights: readonly LinePoint[]; readonly firstWeights: readonly LinePoint[] };

export function held(input: LineInput): Held {
  const points = pointsByDay(input, 'weight').filter(({ measuredOn }) => measuredOn > input.bornOn);
  const weights = points.every(({ measuredOn }) => isHeldAgainstBirth(input.bornOn, measuredOn)) ? points : [];
  return { ...input, weights, firstWeights: weights.filter((point) => isFirstWeight(input, point)) };
}

/** The birth weight, or the weight that stands in for it. */
type Start = { readonly kg: number; readonly standsIn: LinePoint | null };

export type FoundWeight = Backed<LinePoint, Finding> & { readonly start: Start };

/** The latest weight, where it asks for a doctor. */
export function latestShort(input: Held): FoundWeight | null {
  const point = input.weights.at(-1);
  const start = point && startOf(input, point);
  if (!start || !isSaidOf(input, point)) return null;
  const found = findingOf(input, point);
  return found === 'over-ten' || found === 'not-back' ? { point, finding: found, backedBy: null, start } : null;
}

/** The latest weight, where it is below birth weight and that is still said. */
export function latestLoss(input: Held): FoundWeight | null {
  const point = input.weights.at(-1);
  const start = point && startOf(input, point);
  if (!start || !isSaidOf(input, point) || lossPercent(start.kg, point.value) <= 0) return null;
  return { point, finding: 'some-loss', backedBy: null, start };
}

export type Falling = FoundWeight & {
  readonly from: LinePoint;
  readonly grams: number;
  readonly isBelowBirth: boolean;
  /** Of one below birth weight: between two at the doctor, by two at home, or by more than a scale may be wrong by. */
  readonly isSure: boolean;
};

/**
 * The latest weight of day 6 to 28, where it is below one of day 4 or later, and no higher than the one before. One that
 * is not below birth weight only if it is more than a scale may be wrong by.
 *
 * Source: NICE NG75 (2017), 1.1.1, has the loss stop after 3 or 4 days.
 */
export function stillFalling(input: Held): Falling | null {
  const [before, point] = input.weights.slice(-2);
  const start = point && startOf(input, point);
  if (!before || !start || point.value > before.value) return null;
  if (!isSaidOf(input, point) || !isAskedToday(input, point)) return null;
  const from = fallenFrom(input, point);
  if (!from || from.value <= point.value || ageOn(input, point.measuredOn) > LAST_DAY_OF_NEWBORN) return null;
  const isBacked = point.place !== 'doctor' && before.measuredOn > from.measuredOn && before.value < from.value;
  const backedBy = isBacked ? before : null;
  const grams = gramsOfKg(from.value) - gramsOfKg(point.value);
  const isAtDoctor = point.place === 'doctor' && from.place === 'doctor';
  const isBelowBirth = lossPercent(start.kg, point.value) > 0;
  if (!isBelowBirth && grams < HOME_SCALE_GRAMS) return null;
  const isSure = isBelowBirth && (isAtDoctor || isBacked || grams >= HOME_SCALE_GRAMS);
  return { point, finding: 'some-loss', backedBy, start, from, grams, isBelowBirth, isSure };
}

/** Weighed at home as well on the day of the doctor's weight, and no lower there, the child is held against the doctor's. */
function fallenFrom(input: Held, point: LinePoint): LinePoint | null {
  const from = heaviestSettled(input, point);
  if (!from || point.place !== 'doctor' || from.place === 'doctor') return from;
  if ((point.sameDay?.value ?? 0) <= from.value) return from;
  return heaviestSettled({ ...input, weights: input.weights.filter(({ place }) => place === 'doctor') }, point);
}

/** The heaviest weight before one of day 6 or later, from day 4 on, when the loss of the first days has stopped. */
export function heaviestSettled(input: Held, { measuredOn }: LinePoint): LinePoint | null {
  if (ageOn(input, measuredOn) <= LAST_DAY_OF_COMMON_LOSS) return null;
  const settled = input.weights.filter((point) => ageOn(input, point.measuredOn) >= LOSS_STOPS_BY_DAY);
  return heaviestBefore(settled, measuredOn);
}

/** A weight of the first days that has lost most of a tenth, wherever taken, where none was weighed since. */
export function largeEarlyLoss(input: Held): FoundWeight | null {
  const point = input.weights.at(-1);
  const start = point && startOf(input, point);
  if (!start || !isSaidOf(input, point) || !isLargeEarlyLoss(input, point, start)) return null;
  return { point, finding: 'some-loss', backedBy: null, start };
}

/** Of a large loss of the first days that has not been weighed again when they were over. */
export function isOverdue(input: Held, { point, start }: Pick<FoundWeight, 'point' | 'start'>): boolean {
  return ageOn(input, input.today) > LAST_DAY_OF_COMMON_LOSS && isLargeEarlyLoss(input, point, start);
}

/** The heaviest weight of day 1 to 3 that one of day 4 or 5 is below by more than a scale may be wrong by. Ours. */
export function earlyFall(input: Held, { point }: FoundWeight): LinePoint | null {
  if (ageOn(input, point.measuredOn) < LOSS_STOPS_BY_DAY) return null;
  const first = input.weights.filter((one) => ageOn(input, one.measuredOn) < LOSS_STOPS_BY_DAY);
  const from = heaviestBefore(first, point.measuredOn);
  return from && gramsOfKg(from.value) - gramsOfKg(point.value) >= HOME_SCALE_GRAMS ? from : null;
}

function isLargeEarlyLoss(input: Held, point: LinePoint, start: Start): boolean {
  const isEarly = ageOn(input, point.measuredOn) <= LAST_DAY_OF_COMMON_LOSS;
  return isEarly && lossPercent(start.kg, point.value) > LARGE_LOSS_PERCENT;
}

/**
 * The latest weight that is more than 5 % below birth weight, in one of three cases: it is of day 6 or later; it is a
 * large loss of the first days that was not weighed again; or a tenth was lost before, and none is back since.
 */
export function farBelow(input: Held): FoundWeight | null {
  if (wasWeighedSince(input)) return null;
  const points = input.weights;
  const notBack = points.slice(points.findLastIndex((point) => findingOf(input, point) === 'back') + 1);
  const point = notBack.at(-1);
  const start = point && startOf(input, point);
  if (!start || !isSaidOf(input, point) || lossPercent(start.kg, point.value) <= STILL_FAR_PERCENT) return null;
  const isLate = ageOn(input, point.measuredOn) > LAST_DAY_OF_COMMON_LOSS;
  return isLate || isOverdue(input, { point, start }) || notBack.some((one) => findingOf(input, one) === 'over-ten')
    ? { point, finding: 'some-loss', backedBy: null, start }
    : null;
}

/** What the doctor's latest weight of the first four weeks says, or two at home that agree. */
export function finding(input: Held): FoundWeight | null {
  if (isBornEarly(input.gestationDays) || wasWeighedSince(input)) return null;
  const backed = latestBacked(input.weights, (point) => findingOf(input, point));
  const start = backed && startOf(input, backed.point);
  if (!start || !backed.finding || !isSaidOf(input, backed.point)) return null;
  return { ...backed, finding: backed.finding, start };
}

function isSaidOf({ bornOn, today }: LineInput, { measuredOn }: LinePoint): boolean {
  return isLossSaid(bornOn, measuredOn, today);
}

export function isCallToday(input: LineInput, { point }: Pick<FoundWeight, 'point'>): boolean {
  return isNewborn(input) || isRecent(input, point);
}

function wasWeighedSince(input: Held): boolean {
  return input.weights.some(({ measuredOn }) => ageOn(input, measuredOn) > LAST_DAY_OF_NEWBORN);
}

export function startOf(input: Held, { measuredOn }: LinePoint): Start | null {
  const { birthWeightKg } = input;
  if (birthWeightKg !== null) {
    return birthWeightProblem(birthWeightKg) === null ? { kg: birthWeightKg, standsIn: null } : null;
  }
  const heaviest = heaviestBefore(input.firstWeights, measuredOn);
  return heaviest && { kg: heaviest.value, standsIn: heaviest };
}

/** Null where nothing is known to compare with. */
export function findingOf(input: Held, point: LinePoint): Finding | null {
  const start = startOf(input, point);
  if (!start) return null;
  const age = ageOn(input, point.measuredOn);
  const lost = lossPercent(start.kg, point.value);
  if (lost > CALL_TODAY_LOSS_PERCENT) return 'over-ten';
  if (isBackAtBirthWeight(age, lost)) return 'back';
  return age > EXPECTED_BACK_BY_DAY ? 'not-back' : 'some-loss';
}

export function ageOn({ bornOn }: LineInput, on: LineInput['today']): number {
  return daysBetween(bornOn, on);
}
