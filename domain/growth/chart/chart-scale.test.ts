import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaOf, linear, pathOf, roundRange, spread } from './chart-scale.ts';

describe('round numbers around a range', () => {
  test.each([
    { least: 2.3, most: 9.2, ticks: [2, 4, 6, 8, 10] },
    { least: 31.5, most: 44.6, ticks: [30, 35, 40, 45] },
    { least: 45.1, most: 91, ticks: [40, 50, 60, 70, 80, 90, 100] },
    { least: 0.11, most: 0.48, ticks: [0.1, 0.2, 0.3, 0.4, 0.5] },
  ])('$least to $most are $ticks', ({ least, most, ticks }) => {
    expect(roundRange({ least, most }).ticks).toEqual(ticks);
  });

  test('hold the range in three to eight ticks', () => {
    const anyRange = fc.tuple(
      fc.double({ min: 0, max: 100, noNaN: true }),
      fc.double({ min: 0.01, max: 200, noNaN: true }),
    );
    fc.assert(
      fc.property(anyRange, ([from, length]) => {
        const { least, most, ticks } = roundRange({ least: from, most: from + length });
        expect(least).toBeLessThanOrEqual(from + 1e-9);
        expect(most).toBeGreaterThanOrEqual(from + length - 1e-9);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

test('a scale puts the ends of a range where they belong, upside down too', () => {
  const yOf = linear({ least: 2, most: 10 }, 394, 14);
  expect([yOf(2), yOf(6), yOf(10)]).toEqual([394, 204, 14]);
});

describe('labels', () => {
  test('that have room stay where they are', () => {
    expect(spread([10, 50, 90], 16)).toEqual([10, 50, 90]);
  });

  test('that overlap are moved apart, keeping their order', () => {
    const moved = spread([50, 52, 54], 16);
    expect(moved).toEqual([36, 52, 68]);
  });
});

test('paths are written to a hundredth of a pixel', () => {
  expect(
    pathOf([
      { x: 1 / 3, y: 2 },
      { x: 4, y: 5.005 },
    ]),
  ).toBe('M0.33 2L4 5.01');
  expect(
    areaOf(
      [
        { x: 0, y: 1 },
        { x: 2, y: 1 },
      ],
      [
        { x: 0, y: 3 },
        { x: 2, y: 3 },
      ],
    ),
  ).toBe('M0 1L2 1L2 3L0 3Z');
});
