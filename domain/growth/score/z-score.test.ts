import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restrictedValueAt, restrictedZScore, valueAt, zScore } from './z-score.ts';

/** A boy's weight at birth, WHO 2006. */
const BOY_AT_BIRTH = { l: 0.3487, m: 3.3464, s: 0.14602 };

/** Powers have four digits after the point in every published table. */
const anyRow = fc.record({
  l: fc.integer({ min: -25_000, max: 25_000 }).map((power) => power / 10_000),
  m: fc.double({ min: 1, max: 120, noNaN: true }),
  s: fc.double({ min: 0.02, max: 0.16, noNaN: true }),
});

describe('the z-score of a measurement', () => {
  test('is 0 at the median for any power', () => {
    for (const l of [-1, 0, 0.3487, 1]) expect(zScore(3.3464, { ...BOY_AT_BIRTH, l })).toBe(0);
  });

  // WHO's expanded tables, boys' weight for age.
  test.each([
    { day: 69, row: { l: 0.1902, m: 5.8065, s: 0.12181 }, z: -3, kg: 3.976 },
    { day: 45, row: { l: 0.2122, m: 5.0404, s: 0.12858 }, z: 1, kg: 5.722 },
    { day: 1357, row: { l: -0.1013, m: 15.7802, s: 0.12563 }, z: 2, kg: 20.354 },
    { day: 49, row: { l: 0.2081, m: 5.1817, s: 0.12729 }, z: 4, kg: 8.325 },
  ])('of a boy of $kg kg on day $day is $z, as WHO prints it', ({ row, z, kg }) => {
    expect(Math.abs(restrictedValueAt(z, row) - kg)).toBeLessThan(0.0006);
    expect(restrictedZScore(kg, row)).toBeCloseTo(z, 2);
  });

  test('passes smoothly through the power 0', () => {
    const at = (l: number) => zScore(4, { ...BOY_AT_BIRTH, l });
    expect(at(1e-12)).toBeCloseTo(at(0), 10);
    expect(valueAt(1.5, { ...BOY_AT_BIRTH, l: 1e-12 })).toBeCloseTo(valueAt(1.5, { ...BOY_AT_BIRTH, l: 0 }), 10);
  });

  test.each([0, -1, Number.NaN])('of %d is refused', (value) => {
    expect(() => zScore(value, BOY_AT_BIRTH)).toThrow(RangeError);
    expect(() => restrictedZScore(value, BOY_AT_BIRTH)).toThrow(RangeError);
  });

  test('leads back to the measurement', () => {
    fc.assert(
      fc.property(anyRow, fc.double({ min: -2, max: 2, noNaN: true }), (row, z) => {
        expect(zScore(valueAt(z, row), row)).toBeCloseTo(z, 8);
      }),
    );
  });

  test('grows with the measurement', () => {
    const anyValue = fc.double({ min: 0.5, max: 200, noNaN: true });
    fc.assert(
      fc.property(anyRow, anyValue, anyValue, (row, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(zScore(more, row)).toBeGreaterThanOrEqual(zScore(less, row));
      }),
    );
  });
});

describe('beyond 3 standard deviations, a skewed measure', () => {
  test('goes on in steps of the distance between the second and the third', () => {
    const third = valueAt(3, BOY_AT_BIRTH);
    const step = third - valueAt(2, BOY_AT_BIRTH);
    expect(restrictedZScore(third + step, BOY_AT_BIRTH)).toBeCloseTo(4, 10);
    expect(restrictedValueAt(4, BOY_AT_BIRTH)).toBeCloseTo(third + step, 10);
    expect(restrictedZScore(valueAt(-3, BOY_AT_BIRTH) - 0.1, BOY_AT_BIRTH)).toBeLessThan(-3);
  });

  test('leads back to the measurement on both sides', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 9, noNaN: true }), (z) => {
        expect(restrictedZScore(restrictedValueAt(z, BOY_AT_BIRTH), BOY_AT_BIRTH)).toBeCloseTo(z, 8);
      }),
    );
  });

  test('is the plain z-score within them', () => {
    expect(restrictedZScore(4, BOY_AT_BIRTH)).toBe(zScore(4, BOY_AT_BIRTH));
  });
});
