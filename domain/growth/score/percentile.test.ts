import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentileOfZ, zOfPercentile } from './percentile.ts';
import { ordinal, percentilePhrase, percentileText, zScoreText } from '../words/percentile-text.ts';

describe('a percentile', () => {
  // Values of the normal distribution to ten digits, as tables print them.
  test.each([
    { z: 0, percentile: 50 },
    { z: 1, percentile: 84.1344746069 },
    { z: -1, percentile: 15.8655253931 },
    { z: 2, percentile: 97.7249868052 },
    { z: -3, percentile: 0.1349898032 },
    { z: 1.959963984540054, percentile: 97.5 },
    { z: -8, percentile: 6.2209605743e-14 },
    { z: 40, percentile: 100 },
  ])('of z $z is $percentile', ({ z, percentile }) => {
    expect(Math.abs(percentileOfZ(z) - percentile)).toBeLessThan(1e-9);
  });

  test('leads back to its z-score', () => {
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (z) => {
        expect(Math.abs(percentileOfZ(zOfPercentile(percentileOfZ(z))) - percentileOfZ(z))).toBeLessThan(1e-10);
      }),
    );
  });

  test('grows with the z-score, also where its two formulas meet', () => {
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (z) => {
        expect(percentileOfZ(z + 0.001)).toBeGreaterThanOrEqual(percentileOfZ(z));
      }),
    );
    expect(Math.abs(percentileOfZ(-7.0699999) / percentileOfZ(-7.0700001) - 1)).toBeLessThan(1e-5);
  });

  test('mirrors at the median', () => {
    expect(zOfPercentile(97)).toBe(-zOfPercentile(3));
    expect(zOfPercentile(50)).toBeCloseTo(0, 12);
  });

  test.each([0, 100, -1, 101, Number.NaN])('%d is none', (percentile) => {
    expect(() => zOfPercentile(percentile)).toThrow(RangeError);
  });
});

describe('[GRO-03] what a parent reads', () => {
  test.each([
    { z: 0.5968, text: '72nd', phrase: '72nd percentile' },
    { z: 0, text: '50th', phrase: '50th percentile' },
    { z: -1.881, text: '3rd', phrase: '3rd percentile' },
    { z: -2.326, text: '1st', phrase: '1st percentile' },
    { z: -2.58, text: '<1', phrase: 'below the 1st percentile' },
    { z: 2.57, text: '99th', phrase: '99th percentile' },
    { z: 2.58, text: '>99', phrase: 'above the 99th percentile' },
    { z: -3, text: '<1', phrase: 'below the 1st percentile' },
    { z: -3.09, text: '<1', phrase: 'below the 1st percentile' },
    { z: -3.091, text: 'below P0.1', phrase: 'below P0.1' },
    { z: 3.09, text: '>99', phrase: 'above the 99th percentile' },
    { z: 3.091, text: 'above P99.9', phrase: 'above P99.9' },
    { z: 9, text: 'above P99.9', phrase: 'above P99.9' },
  ])('of z $z is $phrase', ({ z, text, phrase }) => {
    const standing = { z, percentile: percentileOfZ(z) };
    expect(percentileText(standing)).toBe(text);
    expect(percentilePhrase(standing)).toBe(phrase);
  });

  test('is never the 0th or the 100th percentile', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (z) => {
        expect(percentileText({ percentile: percentileOfZ(z) })).not.toMatch(/^(0th|100th)$/);
      }),
    );
  });

  test.each([
    { z: 0.5968, text: '+0.60' },
    { z: -1.254, text: '−1.25' },
    { z: -0.004, text: '0.00' },
    { z: 0, text: '0.00' },
  ])('z $z is written $text', ({ z, text }) => {
    expect(zScoreText(z)).toBe(text);
  });

  test('ordinals follow English, teens too', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 97].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
      '23rd',
      '97th',
    ]);
  });
});
