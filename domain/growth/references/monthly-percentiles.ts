import type { Gender } from '#domain/children/child.ts';
import type { Measure } from '../value-text.ts';

export const LEVELS = ['p3', 'p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95', 'p97'] as const;
export type Level = (typeof LEVELS)[number];

export const TABLE_MONTHS = [0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24] as const;

const LAST_TABLE_MONTH = 24;

export type MonthlyRow = Readonly<Record<Level, number>> & { readonly ageMonths: number };

export type MonthlyTables = Readonly<Record<Measure, Readonly<Record<Gender, readonly MonthlyRow[]>>>>;

/** Female unless male. */
export function tableSex(gender: string | null): Gender {
  return gender === 'male' ? 'male' : 'female';
}

/**
 * Interpolated linearly between the table's ages. Scores and charts go by the day instead.
 *
 * @param ageMonths may be fractional; above 24, the row of 24 months
 * @throws RangeError when `ageMonths` is negative or not a number
 */
export function monthlyPercentilesAt(rows: readonly MonthlyRow[], ageMonths: number): MonthlyRow {
  if (!(ageMonths >= 0)) throw new RangeError(`an age in months must be 0 or more, got ${ageMonths}`);
  const age = Math.min(ageMonths, LAST_TABLE_MONTH);
  const above = rows.find((row) => row.ageMonths >= age);
  const below = rows.findLast((row) => row.ageMonths <= age);
  if (!above || !below) throw new RangeError(`the table has no rows around ${age} months`);
  const share = above === below ? 0 : (age - below.ageMonths) / (above.ageMonths - below.ageMonths);
  const at = (level: Level) => Number((below[level] * (1 - share) + above[level] * share).toFixed(9));
  return {
    ageMonths: age,
    p3: at('p3'),
    p5: at('p5'),
    p10: at('p10'),
    p25: at('p25'),
    p50: at('p50'),
    p75: at('p75'),
    p90: at('p90'),
    p95: at('p95'),
    p97: at('p97'),
  };
}
