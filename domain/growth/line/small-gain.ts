import { isBornEarly } from '#domain/children/gestation.ts';
import { daysBetween } from '#domain/time/day.ts';
import { ageOn, findingOf, startOf, type FoundWeight, type Held } from './first-weeks.ts';
import type { LinePoint } from './line-point.ts';
import { isSlip } from './lost.ts';
import { isRegained, isRegaining, SLOW_GAIN_GRAMS } from './regain.ts';
import {
  EXPECTED_BACK_BY_DAY,
  LAST_DAY_OF_HALF_YEAR,
  LAST_DAY_OF_NEWBORN,
  LOSS_STOPS_BY_DAY,
} from '../score/newborn-loss.ts';
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

/** Whether too little was gained to the latest weight, be it after a dip that is made up for. */
export function hasSmallGain(input: Held): boolean {
  return smallGainsAt(input, input.weights.length - 1).length > 0;
}

function smallGainOfLatest(input: Held): SmallGain | null {
  const last = input.weights.length - 1;
  const found = smallGainAt(input, last);
  if (!found) return null;
  return { ...found, isSure: isAtDoctor(found) || isRepeated(input, found) };
}

type Found = Omit<SmallGain, 'isSure'>;

/** Whether too little was gained to the weight before as well, and none of it regained since; or to that of the same day. */
function isRepeated(input: Held, { from, point, least }: Found): boolean {
  if (point.sameDay && isTooLittle({ from, point: point.sameDay, least })) return true;
  const before = input.weights.at(-2);
  return before !== undefined && !isRegained(before, point) && smallGainAt(input, input.weights.length - 2) !== null;
}

function smallGainAt(input: Held, place: number): Found | null {
  const isDipOnly = ({ from, point }: Found) => point.value > from.value && isRegaining(input.weights, from, point);
  return smallGainsAt(input, place).find((found) => !isDipOnly(found)) ?? null;
}

/** By the order of the rows, and of each the latest earlier weight first. */
function smallGainsAt(input: Held, place: number): Found[] {
  const point = input.weights[place];
  if (!point) return [];
  const isEarly = isBornEarly(input.gestationDays);
  const rows = LEAST_GAINS.filter(
    (least) => ageOn(input, point.measuredOn) <= least.lastDay && (!isEarly || least.isOfEarly),
  );
  return rows.flatMap((least) =>
    weightsBefore(input, point, least)
      .map((from) => ({ from, point, least }))
      .filter((found) => isTooLittle(found) && (isAtDoctor(found) || !least.isAtDoctor)),
  );
}

/** Those that a row compares with, the latest first; no older one that was a slip, or since which the child has regained. */
function weightsBefore(input: Held, point: LinePoint, { days, fromDay }: LeastGain): LinePoint[] {
  const [latest, ...older] = input.weights
    .filter(
      ({ measuredOn }) => daysBetween(measuredOn, point.measuredOn) >= days && ageOn(input, measuredOn) >= fromDay,
    )
    .toReversed();
  if (!latest) return [];
  return [latest, ...(isRegained(latest, point) ? [] : older.filter((from) => !isSlip(input.weights, from, point)))];
}

function isAtDoctor({ from, point }: Found): boolean {
  return from.place === 'doctor' && point.place === 'doctor';
}

function isTooLittle({ from, point, least }: Found): boolean {
  const gained = gramsOfKg(point.value) - gramsOfKg(from.value);
  return gained <= 0 || gained < leastGramsADay(least, from) * daysBetween(from.measuredOn, point.measuredOn);
}

/** Below 1 kg in proportion to the weight. Our judgment. */
export function leastGramsADay({ gramsADay }: LeastGain, from: LinePoint): number {
  return gramsADay * Math.min(1, from.value);
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
