import { isBornEarly } from '#domain/children/gestation.ts';
import { daysBetween } from '#domain/time/day.ts';
import { ageOn, findingOf, startOf, type FoundWeight, type Held } from './first-weeks.ts';
import type { LinePoint } from './line-point.ts';
import { isRegained, isRegaining, SLOW_GAIN_GRAMS } from './regain.ts';
import { isSlip, isSlipRegained } from './slip.ts';
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

/** The first by which a gain is too little speaks. All of it is our judgment, not a published rule. */
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
  /** The last weight that is old enough for the row. */
  readonly latest: LinePoint;
  /** Both at the doctor, or two in a row: a single weight at home may be the scale's. */
  readonly isSure: boolean;
};

/** The latest weight of the first half year, where too little was gained since an earlier one. To the end of it. */
export function smallGain(input: Held): SmallGain | null {
  return ageOn(input, input.today) > LAST_DAY_OF_HALF_YEAR ? null : smallGainOfLatest(input);
}

/** Whether too little was gained to the latest weight, even after a dip that is made up for. */
export function hasSmallGain(input: Held): boolean {
  const point = input.weights.at(-1);
  return point !== undefined && smallGainsAt(input, point).length > 0;
}

function smallGainOfLatest(input: Held): SmallGain | null {
  const [point, before] = input.weights.toReversed();
  const found = point && smallGainAt(input, point);
  return found ? { ...found, isSure: isAtDoctor(found) || isRepeated(input, found, before) } : null;
}

type Found = Omit<SmallGain, 'isSure'>;

/** Whether the weight before gained too little as well, with no regain since, or an earlier one of the same day did. */
function isRepeated(input: Held, { from, point, least }: Found, before: LinePoint | undefined): boolean {
  const { sameDay } = point;
  if (point.place !== 'doctor' && sameDay && isTooLittle({ from, point: sameDay, least })) return true;
  return before !== undefined && !isRegained(before, point) && smallGainAt(input, before) !== null;
}

/** Not of a dip that is made up for, nor where another weight says that the scale at home is the reason. */
function smallGainAt(input: Held, point: LinePoint): Found | null {
  const isExplained = (found: Found) => isDip(input, found) || isOfScale(input, found);
  return smallGainsAt(input, point).find((found) => !isExplained(found)) ?? null;
}

/** Whether the child has regained since a dip, and is above the weight before; or since the last weight that fits. */
function isDip({ weights }: Held, { from, point, latest }: Found): boolean {
  if (from !== latest) return isRegained(latest, point);
  return point.value > from.value && isRegaining(weights, from, point);
}

/** Whether a weight at the doctor gained enough since an earlier one there, or by one at home of the same day. Ours. */
function isOfScale(input: Held, { from, point, least }: Found): boolean {
  if (point.place !== 'doctor' || from.place === 'doctor') return false;
  if (point.sameDay && !isTooLittle({ from, point: point.sameDay, least })) return true;
  const doctors = weightsBefore(input, point, least).find(({ place }) => place === 'doctor');
  return doctors !== undefined && !isTooLittle({ from: doctors, point, least }) && !wasSureAtHome(input, point);
}

/** Whether the weights at home before it agreed among themselves: clothes do not explain that. Ours. */
function wasSureAtHome(input: Held, { measuredOn }: LinePoint): boolean {
  const weights = input.weights.filter((one) => one.measuredOn < measuredOn);
  return weights.at(-1)?.place !== 'doctor' && smallGainOfLatest({ ...input, weights })?.isSure === true;
}

/** By the order of the rows, and of each the latest earlier weight first; no older one that was a slip. */
function smallGainsAt(input: Held, point: LinePoint): Found[] {
  const isEarly = isBornEarly(input.gestationDays);
  const rows = LEAST_GAINS.filter(
    (least) => ageOn(input, point.measuredOn) <= least.lastDay && (!isEarly || least.isOfEarly),
  );
  return rows.flatMap((least) => {
    const [latest, ...older] = weightsBefore(input, point, least).filter((one) => !isSlipRegained(input, one, point));
    if (!latest) return [];
    return [latest, ...older.filter((from) => !isSlip(input, from, point))]
      .map((from) => ({ from, point, least, latest }))
      .filter((found) => isTooLittle(found) && (isAtDoctor(found) || !least.isAtDoctor));
  });
}

/** Those that a row compares with, the latest first. */
function weightsBefore(input: Held, point: LinePoint, { days, fromDay }: LeastGain): LinePoint[] {
  return input.weights
    .filter((one) => daysBetween(one.measuredOn, point.measuredOn) >= days && ageOn(input, one.measuredOn) >= fromDay)
    .toReversed();
}

function isAtDoctor({ from, point }: Pick<Found, 'from' | 'point'>): boolean {
  return from.place === 'doctor' && point.place === 'doctor';
}

function isTooLittle({ from, point, least }: Omit<Found, 'latest'>): boolean {
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
