import { describe, expect, test } from 'vitest';
import { saidOf, type Course, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';

const isSaid = (weights: readonly Weight[], child: Course = {}) =>
  saidOf(weights, { birthKg: null, ...child }).words?.kind === 'small-gain';

describe('the least gain of an age', () => {
  test.each([
    { gramsADay: 15, days: 7, to: 60, beyond: 61, kg: 5 },
    { gramsADay: 10, days: 10, to: 90, beyond: 91, kg: 5.5 },
    { gramsADay: 5, days: 14, to: 120, beyond: 121, kg: 6 },
    { gramsADay: 3, days: 21, to: 150, beyond: 151, kg: 6.5 },
    { gramsADay: 1, days: 28, to: 182, beyond: 183, kg: 7 },
  ])('to day $to: $gramsADay g a day over $days days', ({ gramsADay, days, to, beyond, kg }) => {
    const gained = (grams: number, { on = to, over = days } = {}) =>
      isSaid([
        [on - over, kg],
        [on, kg + grams / 1000],
      ]);

    expect(gained(gramsADay * days)).toBe(false);
    expect(gained(gramsADay * days - 1)).toBe(true);
    expect(gained(gramsADay * days - 1, { on: beyond })).toBe(false);
    expect(gained(gramsADay * (days - 1) - 1, { over: days - 1 })).toBe(false);
  });

  test.each([
    { what: 'born early', gestationDays: 240, from: 1.5, least: 140 },
    { what: 'born early, below 1 kg', gestationDays: 175, from: 0.8, least: 112 },
  ])('$what: 10 g a day over two weeks, less below 1 kg', ({ gestationDays, from, least }) => {
    const gained = (grams: number, to = 90) =>
      isSaid(
        [
          [to - 14, from],
          [to, from + grams / 1000],
        ],
        { gestationDays },
      );

    expect(gained(least)).toBe(false);
    expect(gained(least - 1)).toBe(true);
    expect(gained(least - 1, 91)).toBe(false);
  });

  test('of a child born early holds from day 10 on', () => {
    const from = (day: number) =>
      isSaid(
        [
          [day, 1.5],
          [day + 14, 1.55],
        ],
        { gestationDays: 240 },
      );

    expect([from(9), from(10)]).toEqual([false, true]);
  });

  test('of a child born early says nothing of what most babies gain', () => {
    const { words } = saidOf(
      [
        [10, 0.8],
        [24, 0.85],
      ],
      { birthKg: 0.75, gestationDays: 175 },
    );

    expect(plain(words?.title)).toBe('Only up 50 g in 2 weeks.');
    expect(words?.text).not.toContain('Most babies');
    expect(words?.forDoctor.at(-1)).toBe('Flagged at less than 8 g a day over 14 days or more, a threshold of our own');
  });

  test('is not asked of the weeks before a week in which the child has regained', () => {
    const weights: readonly Weight[] = [
      [4, 3.3],
      [32, 3.5],
      [46, 3.85],
      [60, 4.1],
    ];

    expect(isSaid(weights)).toBe(false);
    expect(isSaid([...weights.slice(0, 3), [60, 4.05]])).toBe(true);
  });
});

describe('weighed again at home', () => {
  test('the next day, one feed heavier, is for the doctor', () => {
    const { asked } = saidOf(
      [
        [21, 3.9],
        [28, 3.92],
        [29, 3.94],
      ],
      { place: 'home' },
    );

    expect(asked).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
  });

  test('after a weight at the doctor, the scale is the one used before', () => {
    const { asked } = saidOf([
      [21, 3.9, 'home'],
      [28, 3.92],
    ]);

    expect(asked).toContain('Weigh Maya again today on the scale you used on March 22, 2026, without clothes;');
  });
});

test('a weight that the doctor took is not to be taken by the doctor for the first time', () => {
  const on = (day: number) => saidOf([[20, 3.52]], { on: day }).asked;

  expect(on(34)).toMatch(/Have Maya weighed again, and call your doctor today or tomorrow\.$/);
  expect(on(35)).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
});
