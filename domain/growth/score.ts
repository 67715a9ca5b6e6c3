import { percentileOfZ } from './percentile.ts';
import type { Lms } from './lms.ts';
import type { Indicator } from './reference.ts';
import { restrictedValueAt, restrictedZScore, valueAt, zScore } from './z-score.ts';

/** Where a measurement stands in a reference. */
export type Score = {
  readonly scored: true;
  /** Standard deviations from the median. */
  readonly z: number;
  /** Of 100 children of the reference, how many measure less. */
  readonly percentile: number;
  /** Whether WHO asks for a second look: the value is more likely a slip than a measurement. */
  readonly flagged: boolean;
};

/** z-scores beyond which WHO flags a value; source: WHO's program anthro. */
const UNFLAGGED = {
  'weight-for-age': { least: -6, most: 5 },
  'length-for-age': { least: -6, most: 6 },
  'head-for-age': { least: -5, most: 5 },
  'bmi-for-age': { least: -5, most: 5 },
  'weight-for-length': { least: -5, most: 5 },
} as const satisfies Record<Indicator, { least: number; most: number }>;

/** Indicators of weight, whose z-scores go on in equal steps beyond 3. */
const SKEWED: ReadonlySet<Indicator> = new Set(['weight-for-age', 'bmi-for-age', 'weight-for-length']);

/**
 * Scores a value by a row of WHO 2006.
 *
 * @param value in the unit of the row, above 0
 * @throws RangeError when `value` is not above 0
 */
export function scoreOf(indicator: Indicator, value: number, lms: Lms): Score {
  const z = SKEWED.has(indicator) ? restrictedZScore(value, lms) : zScore(value, lms);
  return { scored: true, z, percentile: percentileOfZ(z), flagged: isFlagged(indicator, z) };
}

/** The value on WHO's line of a whole or broken standard deviation; percentile lines follow `valueAt` instead. */
export function valueOnSdLine(indicator: Indicator, z: number, lms: Lms): number {
  return SKEWED.has(indicator) ? restrictedValueAt(z, lms) : valueAt(z, lms);
}

/** WHO compares the z-score it prints, which has two decimals. */
function isFlagged(indicator: Indicator, z: number): boolean {
  const printed = Math.round(z * 100) / 100;
  const { least, most } = UNFLAGGED[indicator];
  return printed < least || printed > most;
}
