import type { Gender } from '#domain/children/child.ts';
import { percentileOfZ } from './percentile.ts';
import type { Lms } from './lms.ts';
import type { GrowthReference, Indicator, ReadAt } from './reference.ts';
import { restrictedValueAt, restrictedZScore, valueAt, zScore } from './z-score.ts';

export type Reading = {
  readonly reference: GrowthReference;
  readonly indicator: Indicator;
  readonly gender: Gender;
  readonly at: ReadAt;
  readonly lms: Lms;
};

export type Score = {
  readonly scored: true;
  readonly z: number;
  /** Above 0 and below 100. */
  readonly percentile: number;
  /** By WHO's flags. */
  readonly flagged: boolean;
  readonly value: number;
  readonly reading: Reading;
};

/** Source: WHO's program anthro. */
const UNFLAGGED = {
  'weight-for-age': { least: -6, most: 5 },
  'length-for-age': { least: -6, most: 6 },
  'head-for-age': { least: -5, most: 5 },
  'bmi-for-age': { least: -5, most: 5 },
  'weight-for-length': { least: -5, most: 5 },
} as const satisfies Record<Indicator, { least: number; most: number }>;

const SKEWED: ReadonlySet<Indicator> = new Set(['weight-for-age', 'bmi-for-age', 'weight-for-length']);

export function readReference(
  reference: GrowthReference,
  indicator: Indicator,
  gender: Gender,
  at: ReadAt,
): Reading | null {
  const lms = reference.rowAt(indicator, gender, at);
  return lms && { reference, indicator, gender, at, lms };
}

/**
 * @param value in the unit of the row
 * @throws RangeError when `value` is not above 0
 */
export function scoreOf(reading: Reading, value: number): Score {
  const z = zOf(reading, value);
  return { scored: true, z, percentile: percentileOfZ(z), flagged: isFlagged(reading, z), value, reading };
}

/** Percentile lines use `valueAt` instead. */
export function valueOnSdLine({ reference, indicator, lms }: Reading, z: number): number {
  return reference.isWho && SKEWED.has(indicator) ? restrictedValueAt(z, lms) : valueAt(z, lms);
}

/** WHO's rule of equal steps beyond 3 standard deviations. */
export function isRestricted({ reference, indicator }: Reading, z: number): boolean {
  return reference.isWho && SKEWED.has(indicator) && Math.abs(z) > 3;
}

function zOf({ reference, indicator, gender, at, lms }: Reading, value: number): number {
  if (reference.isWho && SKEWED.has(indicator)) return restrictedZScore(value, lms);
  if (reference.bodyMassIndex && indicator === 'bmi-for-age') {
    return reference.bodyMassIndex.zOf(value, lms, gender, at.ageDays);
  }
  return zScore(value, lms);
}

/** WHO compares the z-score rounded to two decimals. */
function isFlagged({ reference, indicator }: Reading, z: number): boolean {
  if (!reference.isWho) return false;
  const printed = Math.round(z * 100) / 100;
  const { least, most } = UNFLAGGED[indicator];
  return printed < least || printed > most;
}
