import type { Gender } from '#domain/children/child.ts';
import { percentileOfZ } from './percentile.ts';
import type { Lms } from './lms.ts';
import type { GrowthReference, Indicator, ReadAt } from '../references/reference.ts';
import { restrictedValueAt, restrictedZScore, valueAt, zScore } from './z-score.ts';

/** Where a reference was read for a value: what for, whose, at which age and length, and the row found there. */
export type Reading = {
  readonly reference: GrowthReference;
  readonly indicator: Indicator;
  readonly gender: Gender;
  readonly at: ReadAt;
  readonly lms: Lms;
};

/** Where a measurement stands in a reference. */
export type Score = {
  readonly scored: true;
  /** Standard deviations from the median. */
  readonly z: number;
  /** Of 100 children of the reference, how many measure less: above 0 and below 100. */
  readonly percentile: number;
  /** Whether WHO asks for a second look: the value is more likely a slip than a measurement. */
  readonly flagged: boolean;
  /** The value judged, in the unit of the row, and the row. */
  readonly value: number;
  readonly reading: Reading;
};

/** z-scores beyond which WHO flags a value; source: WHO's program anthro. */
const UNFLAGGED = {
  'weight-for-age': { least: -6, most: 5 },
  'length-for-age': { least: -6, most: 6 },
  'head-for-age': { least: -5, most: 5 },
  'bmi-for-age': { least: -5, most: 5 },
  'weight-for-length': { least: -5, most: 5 },
} as const satisfies Record<Indicator, { least: number; most: number }>;

/** Indicators of weight, whose z-scores WHO continues in equal steps beyond 3. */
const SKEWED: ReadonlySet<Indicator> = new Set(['weight-for-age', 'bmi-for-age', 'weight-for-length']);

/** Reads a reference; null when it has no row there. */
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
 * Scores a value by the row that was read for it.
 *
 * @param value in the unit of the row, above 0
 * @throws RangeError when `value` is not above 0
 */
export function scoreOf(reading: Reading, value: number): Score {
  const z = zOf(reading, value);
  return { scored: true, z, percentile: percentileOfZ(z), flagged: isFlagged(reading, z), value, reading };
}

/** The value on a line of a whole or broken standard deviation; percentile lines follow `valueAt` instead. */
export function valueOnSdLine({ reference, indicator, lms }: Reading, z: number): number {
  return reference.isWho && SKEWED.has(indicator) ? restrictedValueAt(z, lms) : valueAt(z, lms);
}

/** Whether a z-score was made by WHO's rule of equal steps beyond 3 standard deviations. */
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

/** WHO compares the z-score it prints, which has two decimals. */
function isFlagged({ reference, indicator }: Reading, z: number): boolean {
  if (!reference.isWho) return false;
  const printed = Math.round(z * 100) / 100;
  const { least, most } = UNFLAGGED[indicator];
  return printed < least || printed > most;
}
