import { expect, test } from 'vitest';
import { saidOf, type Course, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';

test.each<{ what: string; weights: readonly Weight[]; child?: Course }>([
  {
    what: 'in the fourth month',
    weights: [
      [61, 5.1],
      [101, 6.45, 'home'],
      [108, 6.6, 'home'],
      [122, 6.5],
    ],
    child: { birthKg: 3.4 },
  },
  {
    what: 'in the first',
    weights: [
      [14, 3.59],
      [22, 4, 'home'],
      [29, 4.15, 'home'],
      [30, 3.98],
    ],
  },
  {
    what: 'in the third',
    weights: [
      [56, 5],
      [63, 5.4, 'home'],
      [70, 5.35],
    ],
  },
])('a gain between two weights at the doctor is not asked about for clothes at home: $what', ({ weights, child }) => {
  expect(saidOf(weights, child)).toMatchObject({ asked: null, percentile: null });
});

test('a small gain at the doctor is asked about, heavier at home or not', () => {
  const { words } = saidOf([
    [61, 5.1],
    [101, 6.45, 'home'],
    [122, 5.3],
  ]);

  expect(words?.tone).toBe('amber');
});

test('a weight at home, on the day of the doctor’s, that gained enough on its scale answers the question', () => {
  const small: readonly Weight[] = [
    [21, 3.9, 'home'],
    [28, 3.92],
  ];
  const below: readonly Weight[] = [
    [7, 3.45, 'home'],
    [10, 3.4],
  ];

  expect(saidOf(small).asked).toMatch(/Weigh Maya again today/);
  expect(saidOf([...small, [28, 4.15, 'home']])).toMatchObject({ asked: null, percentile: null });
  expect(saidOf([...small, [28, 3.94, 'home']]).asked).toMatch(/Weigh Maya again today/);
  expect(saidOf(below).words?.title).toBe('A weight to check again.');
  expect(saidOf([...below, [10, 3.52, 'home']]).words?.title).toBe('Still below her birth weight.');
});

test.each<{ what: string; weights: readonly Weight[] }>([
  {
    what: '50 g in two months',
    weights: [
      [91, 6],
      [122, 5.6],
      [152, 6.05],
    ],
  },
  {
    what: '300 g in two months',
    weights: [
      [61, 5.1],
      [91, 5.8],
      [122, 5.6],
      [152, 6.1],
    ],
  },
])('a month of regain hides no months without gain: $what', ({ weights }) => {
  const { gain, percentile } = saidOf(weights, { birthKg: null });

  expect(plain(gain?.text)).toMatch(/in 9 weeks\. Nearly all girls of her age gain more\.$/);
  expect(gain?.advice).toMatch(/call your doctor today or tomorrow\.$/);
  expect(percentile).toBeNull();
});

test('a gain on the way back to an earlier weight has no percentile where it is small since', () => {
  const { asked, percentile } = saidOf(
    [
      [43, 4.446],
      [54, 4.654],
      [71, 4.553],
      [90, 4.877],
    ],
    { birthKg: null },
  );

  expect({ asked, percentile }).toEqual({ asked: null, percentile: null });
});

test.each<{ what: string; weights: readonly Weight[] }>([
  {
    what: 'two at home, the first in clothes',
    weights: [
      [8, 3.4, 'home'],
      [10, 3.42, 'home'],
      [10, 3.28, 'home'],
    ],
  },
  {
    what: 'one at home and one at the doctor, below another there',
    weights: [
      [8, 3.42],
      [9, 3.44, 'home'],
      [10, 3.3],
      [10, 3.46, 'home'],
    ],
  },
])('a newborn that goes on losing is for today, weighed twice that day or not: $what', ({ weights }) => {
  expect(saidOf(weights).words?.title).toBe('Still losing weight: call your doctor today.');
});

test('weights at home that agree on no gain are not explained by clothes when the doctor weighs', () => {
  const { asked } = saidOf([
    [14, 3.6],
    [46, 5.2, 'home'],
    [53, 5.2, 'home'],
    [60, 5.2, 'home'],
    [61, 5.1],
  ]);

  expect(asked).toMatch(/call your doctor today( or tomorrow)?\.$/);
});
