import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GENDERS } from '#domain/children/child.ts';
import { monthlyPercentiles } from './monthly-percentiles-data.ts';
import { LEVELS, monthlyPercentilesAt, TABLE_MONTHS, tableSex } from './monthly-percentiles.ts';
import type { Indicator } from '../score/reference.ts';
import { MEASURES, type Measure } from '../value-text.ts';
import { references } from './references-client-data.ts';
import { valueAt } from '../score/z-score.ts';

const { tables } = monthlyPercentiles;
const each = MEASURES.flatMap((measure) =>
  GENDERS.map((gender) => ({ measure, gender, rows: tables[measure][gender] })),
);
const anyTable = fc.constantFrom(...each);
const anyAge = fc.double({ min: 0, max: 24, noNaN: true });

describe('[GRO-04] the table of nine percentiles', () => {
  test('has its thirteen ages for each measure and sex, 78 rows, each rising from level to level', () => {
    expect(each.flatMap(({ rows }) => rows)).toHaveLength(78);
    for (const { rows } of each) {
      expect(rows.map(({ ageMonths }) => ageMonths)).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24]);
      for (const row of rows) {
        const values = LEVELS.map((level) => row[level]);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        expect(Object.keys(row)).toHaveLength(10);
      }
    }
    expect(TABLE_MONTHS).toHaveLength(13);
    expect(LEVELS).toEqual(['p3', 'p5', 'p10', 'p25', 'p50', 'p75', 'p90', 'p95', 'p97']);
  });

  test.each(each)('gives each row of $measure of a $gender child at its age as it stands', ({ rows }) => {
    expect(rows.map(({ ageMonths }) => monthlyPercentilesAt(rows, ageMonths))).toEqual(rows);
  });

  test('has the values of its source', () => {
    expect(tables.weight.male[0]).toMatchObject({ p3: 2.507, p50: 3.346, p97: 4.35 });
    expect(tables.height.female[8]).toMatchObject({ ageMonths: 12, p3: 69.172, p50: 74.015, p97: 78.858 });
    expect(tables.head.male[12]).toMatchObject({ ageMonths: 24, p3: 45.691, p50: 48.252, p97: 50.812 });
  });

  const indicators: Record<Measure, Indicator> = {
    weight: 'weight-for-age',
    height: 'length-for-age',
    head: 'head-for-age',
  };
  /** What WHO's tables by day say of an age in months of 30.4375 days, in the order p3, p50, p97. */
  function byDay({ measure, gender }: (typeof each)[number], ageMonths: number): number[] {
    // At 24 months the table still tells length lying, as WHO's does up to day 730.
    const days = Math.min(ageMonths * 30.4375, 730);
    const rows = [Math.floor(days), Math.ceil(days)].map((ageDays) =>
      references.who2006.to60Months.rowAt(indicators[measure], gender, { ageDays, lengthCm: null }),
    );
    const share = days - Math.floor(days);
    return [-1.880794, 0, 1.880794].map((z) => {
      const [below = Number.NaN, above = Number.NaN] = rows.map((row) => (row ? valueAt(z, row) : Number.NaN));
      return below + share * (above - below);
    });
  }

  test.each(each)('agrees with WHO’s tables by day, by which scores are computed: $measure, $gender', (table) => {
    for (const { ageMonths, p3, p50, p97 } of table.rows) {
      const off = byDay(table, ageMonths).map((value, index) => value / ([p3, p50, p97][index] ?? Number.NaN) - 1);
      expect(Math.max(...off.map(Math.abs)), `at ${ageMonths} months`).toBeLessThan(0.0015);
    }
  });

  test('between two ages lies on the straight line', () => {
    const halfway = monthlyPercentilesAt(tables.weight.female, 7.5);

    expect(halfway.ageMonths).toBe(7.5);
    expect(halfway.p3).toBeCloseTo((5.812 + 6.564) / 2, 10);
    expect(halfway.p97).toBeCloseTo((9.198 + 10.389) / 2, 10);
    expect(monthlyPercentilesAt(tables.head.male, 0.25).p50).toBeCloseTo(34.462 + 0.25 * (37.276 - 34.462), 10);
  });

  test('between two ages each level lies between its neighbors, and the levels keep their order', () => {
    const property = fc.property(anyTable, anyAge, ({ rows }, age) => {
      const row = monthlyPercentilesAt(rows, age);
      const below = rows.findLast(({ ageMonths }) => ageMonths <= age);
      const above = rows.find(({ ageMonths }) => ageMonths >= age);

      for (const level of LEVELS) {
        expect(row[level]).toBeGreaterThanOrEqual((below?.[level] ?? Infinity) - 1e-9);
        expect(row[level]).toBeLessThanOrEqual((above?.[level] ?? -Infinity) + 1e-9);
      }
      const values = LEVELS.map((level) => row[level]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    });
    expect(() => fc.assert(property, { seed: 20261121, numRuns: 500 })).not.toThrow();
  });

  test('is capped at 24 months', () => {
    const property = fc.property(anyTable, fc.double({ min: 24, noNaN: true }), ({ rows }, age) => {
      expect(monthlyPercentilesAt(rows, age)).toEqual(rows.at(-1));
    });
    expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
  });

  test.each([-0.001, -1, Number.NaN, -Infinity])('has nothing for an age of %d', (age) => {
    expect(() => monthlyPercentilesAt(tables.weight.male, age)).toThrow(RangeError);
  });

  test.each(['female', 'other', 'unknown', 'Male', '', null])('is read as female for %o', (gender) => {
    expect(tableSex(gender)).toBe('female');
  });

  test('is read as male for male alone', () => {
    expect(tableSex('male')).toBe('male');
  });

  test('names its source and edition', () => {
    expect(monthlyPercentiles.source).toBe('WHO Child Growth Standards, tables by month');
    expect(monthlyPercentiles.edition).toBe('2006; head circumference 2007');
  });
});
