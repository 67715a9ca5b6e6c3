import { isBornEarly } from '#domain/children/gestation.ts';
import { daysBetween } from '#domain/time/day.ts';
import { ageOn, findingOf, held, startOf, type FoundWeight, type Held } from './first-weeks.ts';
import { pointsByDay, type LineInput, type LinePoint } from './line-point.ts';
import { isRegaining, isSlowGain } from './regain.ts';
import {
  EXPECTED_BACK_BY_DAY,
  isNoMore,
  LAST_DAY_OF_HALF_YEAR,
  LAST_DAY_OF_NEWBORN,
  LOSS_STOPS_BY_DAY,
  SLOW_GAIN_GRAMS,
} from '../score/newborn-loss.ts';
import { hasFallen } from './lost-words.ts';
import { gramsOfKg } from '../units.ts';

/** What a baby gains at least from one weight to the latest. */
export type LeastGain = {
  /** Fewer are too few; 0: no more than before. */
  readonly gramsADay: number;
  /** Between the two weights, at least. */
  readonly days: number;
  /** Age in days of the earlier weight, at least. */
  readonly fromDay: number;
  /** Age in days of the latest weight, at most. */
  readonly lastDay: number;
  /** Whether it holds for a child born early as well. */
  readonly isOfEarly?: true;
  /** Whether both are a doctor's. */
  readonly isAtDoctor?: true;
};

const LAST_DAY_OF_SLOW_GAIN = 60;
const LAST_DAY_OF_FIRST_MONTHS = 90;
const LAST_DAY_OF_FOUR_MONTHS = 120;

const SETTLED = LOSS_STOPS_BY_DAY;

/** The first that fits speaks. All of it is our judgment, not a published rule. */
const LEAST_GAINS: readonly LeastGain[] = [
  { gramsADay: SLOW_GAIN_GRAMS, days: 7, fromDay: SETTLED, lastDay: LAST_DAY_OF_SLOW_GAIN },
  { gramsADay: 10, days: 10, fromDay: SETTLED, lastDay: LAST_DAY_OF_FIRST_MONTHS },
  { gramsADay: 5, days: 14, fromDay: SETTLED, lastDay: LAST_DAY_OF_FOUR_MONTHS },
  { gramsADay: 3, days: 21, fromDay: SETTLED, lastDay: 150 },
  { gramsADay: 1, days: 28, fromDay: SETTLED, lastDay: LAST_DAY_OF_HALF_YEAR },
  { gramsADay: 10, days: 14, fromDay: 10, lastDay: LAST_DAY_OF_FIRST_MONTHS, isOfEarly: true },
  { gramsADay: 0, days: 7, fromDay: SETTLED - 1, lastDay: LAST_DAY_OF_FIRST_MONTHS, isOfEarly: true },
  { gramsADay: 0, days: 14, fromDay: 1, lastDay: LAST_DAY_OF_HALF_YEAR, isOfEarly: true },
  { gramsADay: 0, days: 3, fromDay: SETTLED, lastDay: LAST_DAY_OF_NEWBORN },
  { gramsADay: 0, days: 5, fromDay: SETTLED, lastDay: LAST_DAY_OF_FIRST_MONTHS, isAtDoctor: true },
];

export type SmallGain = {
  readonly from: LinePoint;
  readonly point: LinePoint;
  readonly least: LeastGain;
  /** Both at the doctor, or two in a row: a single weight at home may be the scale's. */
  readonly isSure: boolean;
};

/** The latest weight of the first half year, where too little was gained since an earlier one. To the end of it. */
export function smallGain(input: Held): SmallGain | null {
  return ageOn(input, input.today) > LAST_DAY_OF_HALF_YEAR ? null : smallGainOfLatest(input);
}

function smallGainOfLatest(input: Held): SmallGain | null {
  const last = input.weights.length - 1;
  const found = smallGainAt(input, last);
  if (!found) return null;
  return { ...found, isSure: isAtDoctor(found) || isRepeated(input, found) };
}

type Found = Omit<SmallGain, 'isSure'>;

/** Whether the weight before gained too little as well, and no more than a slow gain came since; or that of the same day. */
function isRepeated(input: Held, { from, point, least }: Found): boolean {
  const before = input.weights.at(-2);
  if (point.sameDay && isTooLittle({ from, point: point.sameDay, least })) return true;
  return before !== undefined && isSlowGain(before, point) && smallGainAt(input, input.weights.length - 2) !== null;
}

function smallGainAt(input: Held, place: number): Found | null {
  const point = input.weights[place];
  if (!point) return null;
  const age = ageOn(input, point.measuredOn);
  const isEarly = isBornEarly(input.gestationDays);
  for (const least of LEAST_GAINS) {
    const from = input.weights.findLast(
      (one) =>
        daysBetween(one.measuredOn, point.measuredOn) >= least.days && ageOn(input, one.measuredOn) >= least.fromDay,
    );
    if (!from || age > least.lastDay || (isEarly && !least.isOfEarly)) continue;
    const found = { from, point, least };
    if (point.value > from.value && isRegaining(input.weights, from, point)) continue;
    if (isTooLittle(found) && (isAtDoctor(found) || !least.isAtDoctor)) return found;
  }
  return null;
}

function isAtDoctor({ from, point }: Found): boolean {
  return from.place === 'doctor' && point.place === 'doctor';
}

function isTooLittle({ from, point, least }: Found): boolean {
  const gained = gramsOfKg(point.value) - gramsOfKg(from.value);
  return gained <= 0 || gained < least.gramsADay * daysBetween(from.measuredOn, point.measuredOn);
}

/**
 * The latest weight of day 15 to 60, where it is little more than at birth, and none of day 4 to 14 was back at birth
 * weight: less than a slow gain from day 14 on.
 *
 * Source: Paul and others 2016, for the 14 days; the gain is our judgment.
 */
export function littleMoreThanBirth(input: Held): FoundWeight | null {
  const point = input.weights.at(-1);
  const start = point && startOf(input, point);
  if (!start || start.standsIn || isBornEarly(input.gestationDays)) return null;
  const age = ageOn(input, point.measuredOn);
  const gained = gramsOfKg(point.value) - gramsOfKg(start.kg);
  const isLittle = gained >= 0 && gained < SLOW_GAIN_GRAMS * (age - EXPECTED_BACK_BY_DAY);
  if (!isLittle || age > LAST_DAY_OF_SLOW_GAIN || ageOn(input, input.today) > LAST_DAY_OF_HALF_YEAR) return null;
  if (input.weights.some((one) => isBackInTime(input, one))) return null;
  return { point, finding: 'back', backedBy: null, start };
}

function isBackInTime(input: Held, point: LinePoint): boolean {
  const age = ageOn(input, point.measuredOn);
  return age >= LOSS_STOPS_BY_DAY && age <= EXPECTED_BACK_BY_DAY && findingOf(input, point) === 'back';
}

/**
 * Whether anything that calms, a percentile as well, may stand beside the latest weight, where nothing is asked: not
 * beside a low gain or a loss, nor a weight of the first half year that is no more than the one before it, gained too
 * little, or is little more than at birth, nor one of the first year 100 g or more below the one before it. Our judgment.
 */
export function mayCalm(input: LineInput): boolean {
  const { bornOn, birthWeightKg } = input;
  const [latest, before] = pointsByDay(input, 'weight').toReversed();
  if (input.isLowGain || !latest) return !input.isLowGain;
  const birth = birthWeightKg === null ? null : { measuredOn: bornOn, value: birthWeightKg };
  // As of the day of the weight: without another one nothing calms later on.
  const then = { ...held(input), today: latest.measuredOn };
  if (littleMoreThanBirth(then) || smallGainOfLatest(then) || hasFallen(input)) return false;
  return !isNoMore(bornOn, before ?? birth, latest);
}
