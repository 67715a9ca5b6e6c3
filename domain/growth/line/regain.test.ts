import { describe, expect, test } from 'vitest';
import { saidOf, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';

describe('a dip that a weight at the doctor has made up for', () => {
  const after = (kg: number, child = {}) =>
    saidOf(
      [
        [100, 6],
        [114, 5.7],
        [128, kg],
      ],
      child,
    );

  test('but for less than 100 g is for today or tomorrow, not for today', () => {
    const { words, asked, percentile, gain } = after(5.98);

    expect(plain(words?.title)).toBe('Down 20 g in 4 weeks.');
    expect(asked).toMatch(/Have Maya weighed again, and call your doctor today or tomorrow\.$/);
    expect(plain(gain?.text)).toBe('Up 280 g in 2 weeks.');
    expect(percentile).toBeNull();
  });

  test.each([
    { what: 'but for 99 g', kg: 5.911, isToday: false },
    { what: 'but for 100 g', kg: 5.9, isToday: true },
  ])('$what: today $isToday', ({ kg, isToday }) => {
    expect(after(kg).words?.title === 'A weight to show your doctor today.').toBe(isToday);
  });

  test('with a slow gain since is for today', () => {
    const said = saidOf([
      [100, 6],
      [114, 5.78],
      [128, 5.98],
    ]);

    expect(said.words?.title).toBe('A weight to show your doctor today.');
  });
});

test('at home, weighed again on the same day and as low, is for the doctor', () => {
  const lost = (...again: Weight[]) => saidOf([[60, 5], [100, 4.85, 'home'], ...again]).words;
  const small = (...again: Weight[]) => saidOf([[21, 3.9], [28, 3.92, 'home'], ...again]).asked;

  expect(lost()?.title).toBe('A weight to check again.');
  expect(lost([100, 4.86, 'home'])?.title).toBe('A weight to have checked by your doctor.');
  expect(lost([100, 5.3, 'home'])).toBeNull();
  expect(small()).toMatch(/Weigh Maya again today/);
  expect(small([28, 3.93, 'home'])).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
  expect(small([28, 4.01, 'home'])).toBeNull();
});

test('a small gain after a dip at home is weighed again first', () => {
  const weights = (kg: number): Weight[] => [
    [100, 6, 'home'],
    [114, 5.92, 'home'],
    [130, kg, 'home'],
  ];

  expect(saidOf(weights(6.17)).asked).toBeNull();
  expect(saidOf(weights(6.05)).asked).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
  expect(saidOf([...weights(6.05).slice(0, 1), [114, 5.75, 'home'], [130, 6.05, 'home']]).asked).toMatch(
    /Weigh Maya again today on the same scale, .*; if the gain is still that small/,
  );
});
