import { describe, expect, test } from 'vitest';
import { saidOf, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';

describe('a dip at the doctor that is made up for', () => {
  const after = (kg: number, child = {}) =>
    saidOf(
      [
        [100, 6],
        [114, 5.7],
        [128, kg],
      ],
      child,
    );

  test('but for 20 g: the call is for today or tomorrow', () => {
    const { words, asked, percentile, gain } = after(5.98);

    expect(words?.title).toBe('A weight to show your doctor.');
    expect(asked).toMatch(/Have Maya weighed again, and call your doctor today or tomorrow\.$/);
    expect(plain(gain?.text)).toBe('Up 280 g in 2 weeks.');
    expect(percentile).toBeNull();
  });

  test.each<{ what: string; weights: readonly Weight[]; title: string }>([
    {
      what: 'but for 99 g',
      weights: [
        [100, 6],
        [114, 5.6],
        [128, 5.901],
      ],
      title: 'A weight to show your doctor.',
    },
    {
      what: 'but for 100 g',
      weights: [
        [100, 6],
        [114, 5.6],
        [128, 5.9],
      ],
      title: 'A weight to show your doctor today.',
    },
    {
      what: 'by less than 15 g a day',
      weights: [
        [100, 6],
        [114, 5.771],
        [128, 5.98],
      ],
      title: 'A weight to show your doctor today.',
    },
    {
      what: 'within 6 days',
      weights: [
        [100, 6],
        [122, 5.7],
        [128, 5.98],
      ],
      title: 'A weight to show your doctor today.',
    },
    {
      what: 'within 7 days',
      weights: [
        [100, 6],
        [121, 5.7],
        [128, 5.98],
      ],
      title: 'A weight to show your doctor.',
    },
    {
      what: 'weighed at home',
      weights: [
        [100, 6],
        [114, 5.7, 'home'],
        [128, 5.98],
      ],
      title: 'A weight to show your doctor today.',
    },
    {
      what: 'of which the lowest was a week ago',
      weights: [
        [100, 6],
        [107, 5.5],
        [121, 5.85],
        [128, 5.91],
      ],
      title: 'A weight to show your doctor.',
    },
    {
      what: 'seven weeks ago',
      weights: [
        [60, 5.5],
        [70, 5],
        [98, 5.49],
      ],
      title: 'A weight to show your doctor.',
    },
  ])('$what: $title', ({ weights, title }) => {
    expect(saidOf(weights).words?.title).toBe(title);
  });

  test('is a small gain, if it is one since before the dip, once the gain after it is slow', () => {
    const { words } = saidOf([
      [100, 6],
      [114, 5.7],
      [128, 5.98],
      [142, 6.01],
    ]);

    expect(plain(words?.title)).toBe('Only up 10 g in 6 weeks.');
    expect(plain(words?.text)).toContain(
      'after 6.00 kg on June 9, 2026 and 5.70 kg on June 23, 2026. Most babies gain more at this age.',
    );
    const twice = saidOf([
      [100, 6],
      [107, 5.75],
      [114, 5.6],
      [128, 6.01],
      [142, 6.01],
    ]);
    expect(plain(twice.words?.text)).toContain('after 6.00 kg on June 9, 2026 and 5.60 kg on June 23, 2026.');
    expect(plain(words?.finding)).toBe(
      'Finding: only up 10 g in 6 weeks (threshold set by Fernling: less than 3 g a day over 21 days or more)',
    );
  });

  test('to a little above asks for nothing, and nothing calms', () => {
    const { asked, words, percentile, gain } = saidOf(
      [
        [91, 6],
        [105, 5.75],
        [112, 6.01],
      ],
      { birthKg: 3.3 },
    );

    expect({ asked, words, percentile, gain: plain(gain?.text) }).toEqual({
      asked: null,
      words: null,
      percentile: null,
      gain: 'Up 260 g in 7 days.',
    });
  });
});

test('two weights of one day at home that agree ask for the doctor', () => {
  const lost = (...again: Weight[]) => saidOf([[60, 5], [100, 4.85, 'home'], ...again]).words;
  const small = (...again: Weight[]) => saidOf([[21, 3.9], [28, 3.92, 'home'], ...again]).asked;

  expect(lost()?.title).toBe('A weight to check again.');
  expect(lost([100, 4.86, 'home'])?.title).toBe('A weight to have checked by your doctor.');
  expect(lost([100, 5.3, 'home'])).toBeNull();
  expect(small()).toMatch(/Weigh Maya again today/);
  expect(small([28, 3.92, 'home']), 'the same weight may have been entered twice').toMatch(/Weigh Maya again today/);
  expect(small([28, 3.93, 'home'])).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
  expect(small([28, 4.01, 'home'])).toBeNull();
  expect(small([28, 3.93, 'doctor']), 'of which one is the doctor’s').toMatch(/call your doctor today or tomorrow\.$/);
});

test('after a dip at home a small gain asks for another weight, unless the gain since the dip is slow', () => {
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
