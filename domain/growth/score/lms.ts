/** Box-Cox power, median and coefficient of variation. */
export type Lms = { readonly l: number; readonly m: number; readonly s: number };

/** For one sex, evenly spaced. */
export type LmsTable = {
  /** Age in days or length in cm of the first row. */
  readonly first: number;
  /** Below 1 if rows are months apart. */
  readonly perUnit: number;
  readonly l: Float64Array;
  readonly m: Float64Array;
  readonly s: Float64Array;
};

/** 87.1 - 45 is not exact in binary. */
const SAME_ROW = 1e-6;

/**
 * Interpolates L, M and S between rows; null outside the table.
 *
 * @param x age in days or length in cm
 */
export function lmsAt(table: LmsTable, x: number): Lms | null {
  const place = (x - table.first) * table.perUnit;
  const nearest = Math.round(place);
  if (Math.abs(place - nearest) < SAME_ROW) return row(table, nearest);
  const lower = row(table, Math.floor(place));
  const upper = row(table, Math.floor(place) + 1);
  return lower && upper && between(lower, upper, place - Math.floor(place));
}

function row({ l, m, s }: LmsTable, index: number): Lms | null {
  const power = l[index];
  const median = m[index];
  const variation = s[index];
  if (power === undefined || median === undefined || variation === undefined) return null;
  return { l: power, m: median, s: variation };
}

function between(lower: Lms, upper: Lms, share: number): Lms {
  return {
    l: lower.l + (upper.l - lower.l) * share,
    m: lower.m + (upper.m - lower.m) * share,
    s: lower.s + (upper.s - lower.s) * share,
  };
}
