import type { Gender } from '#domain/children/child.ts';
import type { Lms } from './lms.ts';
import { percentileOfZ } from './percentile.ts';
import type { Measure } from '../value-text.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import { zScore } from './z-score.ts';

export type VelocityTable = {
  /** Makes a small loss positive too; in g for weight, otherwise cm. */
  readonly delta: number;
  readonly l: readonly number[];
  readonly m: readonly number[];
  readonly s: readonly number[];
};

/** By measure, sex and months of the interval: 'weight female 2'. */
export type VelocityTables = Readonly<Partial<Record<string, VelocityTable>>>;

/** In months; head circumference and length have none for 1 month. */
const VELOCITY_INTERVALS = [1, 2, 3, 4, 6] as const;

export type VelocityRow = {
  readonly months: number;
  readonly fromMonth: number;
  readonly lms: Lms;
  readonly delta: number;
};

export type VelocityScore = { readonly z: number; readonly percentile: number };

/** By which an interval may differ from its row. Our judgment, not a published rule. */
const TOLERANCE = 0.15;

export const LONGEST_INTERVAL_DAYS = Math.max(...VELOCITY_INTERVALS) * (1 + TOLERANCE) * DAYS_PER_MONTH;

export function velocityRow(
  tables: VelocityTables,
  { measure, gender }: { readonly measure: Measure; readonly gender: Gender },
  { months, fromMonth }: { readonly months: number; readonly fromMonth: number },
): VelocityRow | null {
  const table = tables[`${measure} ${gender} ${months}`];
  const l = table?.l[fromMonth];
  const m = table?.m[fromMonth];
  const s = table?.s[fromMonth];
  if (table === undefined || l === undefined || m === undefined || s === undefined) return null;
  return { months, fromMonth, lms: { l, m, s }, delta: table.delta };
}

/**
 * The interval whose start and end are nearest to these ages in days, within 15 %; null if none fits. Nothing is scaled
 * to fit.
 */
export function nearestVelocityRow(
  tables: VelocityTables,
  whose: { readonly measure: Measure; readonly gender: Gender },
  fromDays: number,
  toDays: number,
): VelocityRow | null {
  const fromMonth = Math.max(0, Math.round(fromDays / DAYS_PER_MONTH));
  const rows = VELOCITY_INTERVALS.flatMap((months) => {
    const row = velocityRow(tables, whose, { months, fromMonth });
    const off = Math.max(
      Math.abs(fromDays / DAYS_PER_MONTH - fromMonth),
      Math.abs(toDays / DAYS_PER_MONTH - (fromMonth + months)),
      Math.abs((toDays - fromDays) / DAYS_PER_MONTH - months),
    );
    return row && off <= TOLERANCE * months ? [{ row, off: off / months }] : [];
  });
  return rows.toSorted((one, other) => one.off - other.off)[0]?.row ?? null;
}

/**
 * @param increment in g for weight, otherwise cm; negative for a loss
 * @returns null for a loss beyond what the standards cover
 *
 * Source: WHO Child Growth Standards: growth velocity, 2009.
 */
export function velocityScore({ lms, delta }: VelocityRow, increment: number): VelocityScore | null {
  const moved = increment + delta;
  if (!(moved > 0)) return null;
  const z = zScore(moved, lms);
  return { z, percentile: percentileOfZ(z) };
}

/** In g for weight and otherwise cm; at least the greatest loss the formula covers. */
export function incrementAt(z: number, { lms: { l, m, s }, delta }: VelocityRow): number {
  if (l === 0) return m * Math.exp(s * z) - delta;
  const base = 1 + l * s * z;
  return base > 0 ? m * base ** (1 / l) - delta : -delta;
}
