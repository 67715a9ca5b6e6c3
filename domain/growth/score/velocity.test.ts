import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { incrementsOf } from './increments.ts';
import { DAYS_PER_MONTH } from '../month.ts';
import { whoVelocity2009 as tables } from '../references/velocity-client-data.ts';
import { incrementAt, nearestVelocityRow, velocityRow, velocityScore } from './velocity.ts';

const girl = { measure: 'weight', gender: 'female' } as const;

describe('how fast a child grows', () => {
  test('a gain at a z-score is given that z-score back', () => {
    const row = velocityRow(tables, girl, { months: 2, fromMonth: 2 });
    fc.assert(
      fc.property(fc.double({ min: -2.5, max: 3, noNaN: true }), (z) => {
        expect(row && velocityScore(row, incrementAt(z, row))?.z).toBeCloseTo(z, 6);
      }),
    );
  });

  test('a loss beyond the standards has no score', () => {
    const row = velocityRow(tables, girl, { months: 1, fromMonth: 0 });
    expect(row && velocityScore(row, -400)).toBeNull();
    expect(row && velocityScore(row, -399)).not.toBeNull();
  });

  test.each([
    { what: 'exactly 2 months from month 2', from: 2, to: 4, found: { months: 2, fromMonth: 2 } },
    { what: '9 days late', from: 2, to: 4.29, found: { months: 2, fromMonth: 2 } },
    { what: '10 days late', from: 2, to: 4.33, found: null },
    { what: '5 days after birth, to 1 month', from: 0.16, to: 1, found: null },
    { what: '5 days after birth, to 4 months', from: 0.16, to: 4, found: { months: 4, fromMonth: 0 } },
    { what: '5 months, for which there is none', from: 1, to: 6, found: null },
    { what: '1.6 months, each end near its month', from: 2.2, to: 3.8, found: null },
    { what: '2.4 months, each end near its month', from: 1.8, to: 4.2, found: null },
    { what: '1.8 months, each end near its month', from: 2.1, to: 3.9, found: { months: 2, fromMonth: 2 } },
    { what: 'beyond 24 months', from: 24, to: 26, found: null },
  ])('an interval of $what', ({ from, to, found }) => {
    const row = nearestVelocityRow(tables, girl, from * DAYS_PER_MONTH, to * DAYS_PER_MONTH);
    expect(row && { months: row.months, fromMonth: row.fromMonth }).toEqual(found);
  });

  test('head circumference has no interval of 1 month', () => {
    const head = { measure: 'head', gender: 'male' } as const;
    expect(nearestVelocityRow(tables, head, 61, 91)).toBeNull();
    expect(nearestVelocityRow(tables, head, 61, 122)).not.toBeNull();
  });
});

describe('the increments of a child', () => {
  const bornOn = day('2026-01-10');
  const measured = (age: number, weightKg: number) => {
    return { measuredOn: addDays(bornOn, age), weightKg, heightCm: null, position: null, headCm: null };
  };
  const measurements = [measured(0, 3.4), measured(61, 5.2), measured(70, 5.4), measured(122, 6.5)];
  const child = { gender: 'female', bornOn, gestationDays: null } as const;

  test('compare each value with the nearest earlier one that fits, the latest first', () => {
    const found = incrementsOf(tables, { measure: 'weight', child, measurements, most: 9 });
    expect(found.map(({ from, to, row }) => [from.value, to.value, row.months])).toEqual([
      [5.4, 6.5, 2],
      [3.4, 5.4, 2],
      [3.4, 5.2, 2],
    ]);
  });

  test('are counted from the due date for a child born early, and not asked before it', () => {
    const early = { ...child, gestationDays: 280 - 61 } as const;
    const found = incrementsOf(tables, { measure: 'weight', child: early, measurements, most: 9 });
    expect(found.map(({ from, to, row }) => [from.value, to.value, row.fromMonth])).toEqual([[5.4, 6.5, 0]]);
  });

  test('leave out a newborn’s weight more than a tenth below birth weight, which would look like a large gain', () => {
    const born = { ...child, birthWeightKg: 4 };
    const weights = [measured(8, 3.5), measured(69, 5.4)];
    const found = incrementsOf(tables, { measure: 'weight', child: born, measurements: weights, most: 9 });
    const usual = incrementsOf(tables, { measure: 'weight', child, measurements: weights, most: 9 });

    expect(found).toEqual([]);
    expect(usual.map(({ from }) => from.value)).toEqual([3.5]);
  });

  test('need the gender', () => {
    expect(
      incrementsOf(tables, { measure: 'weight', child: { ...child, gender: null }, measurements, most: 9 }),
    ).toEqual([]);
  });

  test('compare a height standing with one lying as if both were lying', () => {
    const height = (age: number, heightCm: number, position: 'lying' | 'standing') => {
      return { ...measured(age, 0), weightKg: null, heightCm, position };
    };
    const heights = [height(640, 85, 'lying'), height(731, 86.5, 'standing')];
    const [found] = incrementsOf(tables, { measure: 'height', child, measurements: heights, most: 9 });
    expect(found?.change).toBeCloseTo(2.2, 6);
  });

  test('of a child born early never mix its two ages', () => {
    const early = { ...child, gestationDays: 220 } as const;
    const across = [measured(620, 10), measured(735, 11)];
    expect(incrementsOf(tables, { measure: 'weight', child: early, measurements: across, most: 9 })).toEqual([]);
  });
});
