import type { Gender } from '#domain/children/child.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { FIRST_DAY_OF_HEIGHT } from '../score/length.ts';
import { limitProblem, type MeasuredField } from '../limits.ts';
import type { Units } from '../units.ts';
import type { Measure } from '../value-text.ts';

export type LineMeasure = Measure | 'weight-for-length' | 'bmi';

/** In days: what a value says is not said any longer after it. Our judgment, not a published rule. */
const LONGEST_SAID = 365;

/** A value of so many days ago still asks for a call today. Our judgment, not a published rule. */
const CALL_TODAY_DAYS = 14;

export type LinePoint = {
  readonly measuredOn: Day;
  /** In kg or cm; for weight for length the weight, for body mass index kg/m². */
  readonly value: number;
  /** Null if unknown; counts as home. */
  readonly place: 'home' | 'doctor' | null;
  readonly z: number | null;
  readonly ageDays: number;
  /** Points of different references are never compared. */
  readonly reference: string;
  /** A measurement at home before it on the same day, of another value. */
  readonly sameDay?: LinePoint;
};

export type ScoredPoint = LinePoint & { readonly z: number };

export type LineInput = {
  readonly firstName: string;
  readonly gender: Gender | null;
  readonly bornOn: Day;
  /** Null if unknown; counts as term. */
  readonly gestationDays: number | null;
  readonly birthWeightKg: number | null;
  readonly birthWeightZ: number | null;
  /** Whether the latest weight gained less than nearly all do, where WHO has its interval. */
  readonly isLowGain: boolean;
  readonly today: Day;
  readonly series: Readonly<Partial<Record<LineMeasure, readonly LinePoint[]>>>;
  readonly units: Units;
};

export const WHO_STANDARDS = 'WHO Child Growth Standards';

/**
 * Babies first lose and regain weight, each in its own way, and the UK-WHO charts draw no line.
 *
 * Source: RCPCH, Growth charts - information for parents and carers.
 */
export const FIRST_DAY_OF_LINES = 14;

const FIELDS: Record<LineMeasure, MeasuredField> = {
  weight: 'weightKg',
  height: 'heightCm',
  head: 'headCm',
  'weight-for-length': 'weightKg',
  bmi: 'weightKg',
};

/** The last of each day, earliest first. */
export function pointsByDay({ series, bornOn, today }: LineInput, measure: LineMeasure): LinePoint[] {
  const byDay = new Map<Day, LinePoint>();
  for (const point of series[measure] ?? []) {
    const isPast = point.measuredOn >= bornOn && point.measuredOn <= today;
    if (!isPast || limitProblem(FIELDS[measure], point.value) !== null) continue;
    const sameDay = byDay.get(point.measuredOn);
    // The same number is rather one measurement that was entered twice.
    const isAgain = sameDay && sameDay.place !== 'doctor' && sameDay.value !== point.value;
    byDay.set(point.measuredOn, isAgain ? { ...point, sameDay } : point);
  }
  return [...byDay.values()].toSorted((one, other) => (one.measuredOn < other.measuredOn ? -1 : 1));
}

/** Plausible, from birth on; none if the gender is unknown. */
export function scoredPoints(input: LineInput, measure: LineMeasure): ScoredPoint[] {
  return input.gender === null ? [] : pointsByDay(input, measure).filter(isScored);
}

/** The same from `FIRST_DAY_OF_LINES` on. */
export function settledPoints(input: LineInput, measure: LineMeasure): ScoredPoint[] {
  return scoredPoints(input, measure).filter(({ ageDays }) => ageDays >= FIRST_DAY_OF_LINES);
}

/**
 * By the WHO standards, below 24 months, for which thresholds are published. None once the child was measured later, so
 * that an old threshold is not repeated.
 */
export function pointsWithThreshold(input: LineInput, measure: LineMeasure): ScoredPoint[] {
  return allPointsWithThreshold(input, measure).filter(({ ageDays }) => ageDays >= FIRST_DAY_OF_LINES);
}

/** The same from birth on. */
export function allPointsWithThreshold(input: LineInput, measure: LineMeasure): ScoredPoint[] {
  const points = scoredPoints(input, measure);
  if (points.some(({ ageDays }) => ageDays >= FIRST_DAY_OF_HEIGHT)) return [];
  return points.filter(({ reference }) => reference === WHO_STANDARDS);
}

/** Plausible and from 24 months on, by whatever reference. No published threshold was read for these. */
export function olderPoints(input: LineInput, measure: LineMeasure): ScoredPoint[] {
  return settledPoints(input, measure).filter(({ ageDays }) => ageDays >= FIRST_DAY_OF_HEIGHT);
}

/** Source: the widest flags of WHO's program anthro. */
export function isPlausible(z: number | null): z is number {
  return z !== null && Math.abs(z) <= 6;
}

function isScored(point: LinePoint): point is ScoredPoint {
  return isPlausible(point.z);
}

/** Those by the reference of the latest. */
export function comparable(points: readonly ScoredPoint[]): ScoredPoint[] {
  const reference = points.at(-1)?.reference;
  return points.filter((point) => point.reference === reference);
}

/** Whether the value is of the last year, so that a sentence about it is still said. */
export function isStillSaid(
  { today }: Pick<LineInput, 'today'>,
  { measuredOn }: Pick<LinePoint, 'measuredOn'>,
): boolean {
  return daysBetween(measuredOn, today) <= LONGEST_SAID;
}

/** Whether the value is recent enough for a call today. */
export function isRecent({ today }: Pick<LineInput, 'today'>, { measuredOn }: Pick<LinePoint, 'measuredOn'>): boolean {
  return daysBetween(measuredOn, today) <= CALL_TODAY_DAYS;
}

export type Backed<P extends LinePoint, Finding> = {
  readonly point: P;
  readonly finding: Finding;
  /** The measurement of another day with the same finding; null if the point is a doctor's. */
  readonly backedBy: P | null;
};

/**
 * A doctor's measurement suffices; one at home counts only if the one before found the same.
 *
 * @param points earliest first, on different days
 */
export function latestBacked<P extends LinePoint, Finding>(
  points: readonly P[],
  findingOf: (point: P) => Finding,
): Backed<P, Finding> | null {
  for (let index = points.length - 1; index >= 0; index -= 1) {
    const point = points[index];
    if (!point) return null;
    const finding = findingOf(point);
    if (point.place === 'doctor') return { point, finding, backedBy: null };
    const before = points[index - 1];
    if (before && findingOf(before) === finding) return { point, finding, backedBy: before };
  }
  return null;
}
