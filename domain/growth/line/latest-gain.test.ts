import { describe, expect, test } from 'vitest';
import { saidOf, type Course, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';

const LOW = /Nearly all girls of her age gain more\.$/;

function gainOf(weights: readonly Weight[], course: Course = {}) {
  const { gain, percentile } = saidOf(weights, course);
  return { text: plain(gain?.text), advice: gain?.advice ?? null, percentile };
}

const heavyAtBirth: readonly Weight[] = [
  [14, 4.566],
  [30, 5.108],
  [61, 5.827],
  [91, 6.206],
  [122, 6.428],
  [152, 6.896],
];

test('a gain as most have in the last month is not asked about for what lies behind it', () => {
  expect(gainOf(heavyAtBirth, { birthKg: 4.23 })).toEqual({
    text: 'Up 468 g in 4 weeks, about what girls of her age gain.',
    advice: null,
    percentile: '50th percentile',
  });
});

test('a gain that is less than most is low where that of two months is', () => {
  const slow: readonly Weight[] = [
    [60, 5.1],
    [120, 6.4],
    [150, 6.52],
    [180, 6.64],
  ];

  expect(gainOf(slow).text).toMatch(LOW);
});

test.each<{ what: string; weights: readonly Weight[]; text: string }>([
  {
    what: 'a slip at home that the next weight contradicts',
    weights: [
      [60, 7.5, 'home'],
      [92, 5.8],
      [122, 6.3],
      [152, 6.5],
    ],
    text: 'Up 200 g in 4 weeks.',
  },
  {
    what: 'of two weights of one day the first',
    weights: [
      [30, 5.2],
      [30, 4.2],
      [61, 5.2],
    ],
    text: 'Up 1.00 kg in 4 weeks, about what girls of her age gain.',
  },
])('counts from no weight that is wrong: $what', ({ weights, text }) => {
  expect(gainOf(weights).text).toBe(text);
});

describe('a weight at home that the next one is more than 5 % below', () => {
  const after = (slip: Weight, ...weights: readonly Weight[]) => saidOf([[30, 4.2], slip, ...weights]);

  test('is not asked about once the child has gained well since, but nothing calms below it', () => {
    const { asked, words, percentile } = after([60, 6.2, 'home'], [70, 5.5], [92, 6.1]);

    expect({ asked, words, percentile }).toEqual({ asked: null, words: null, percentile: null });
  });

  test.each<{ what: string; slip: Weight; rest: readonly Weight[] }>([
    {
      what: 'is counted from while the child gains slowly',
      slip: [60, 6.2, 'home'],
      rest: [
        [70, 5.5],
        [92, 5.7],
      ],
    },
    {
      what: 'is counted from if the next one is 5 % below',
      slip: [60, 5.8, 'home'],
      rest: [
        [70, 5.51],
        [92, 5.84],
      ],
    },
    {
      what: 'is no slip if the one before it confirms it',
      slip: [84, 6.5, 'home'],
      rest: [
        [91, 6.6, 'home'],
        [98, 6.25, 'home'],
        [122, 6.65],
      ],
    },
    {
      what: 'at the doctor is no slip',
      slip: [60, 6.2],
      rest: [
        [70, 5.5],
        [92, 6.1],
      ],
    },
  ])('$what', ({ slip, rest }) => {
    expect(after(slip, ...rest).asked).toMatch(/call your doctor today/);
  });
});

test.each<{ what: string; weights: readonly Weight[] }>([
  {
    what: 'day 2',
    weights: [
      [2, 3.156],
      [30, 3.846],
    ],
  },
  {
    what: 'day 16',
    weights: [
      [16, 3.233],
      [53, 4.219, 'home'],
    ],
  },
  {
    what: 'the second and third week at home',
    weights: [
      [9, 3.182, 'home'],
      [22, 3.308, 'home'],
      [57, 4.333, 'home'],
    ],
  },
])('a low gain since birth is not hidden by the regain since $what', ({ weights }) => {
  const { text, advice, percentile } = gainOf(weights);

  expect(text).toMatch(LOW);
  expect(advice).toMatch(/today or tomorrow\.$/);
  expect(percentile).toBeNull();
});

test('counts from no weight below the one that stands in for an unknown birth weight', () => {
  const weights: readonly Weight[] = [
    [3, 3.5],
    [30, 3.4],
    [60, 4.6],
  ];

  expect(gainOf(weights, { birthKg: null }).text).toBe('Up 1.10 kg in 8 weeks, less than most girls of her age gain.');
});

test.each<{ what: string; weights: readonly Weight[]; text: string }>([
  {
    what: 'by a child who is weighed every six weeks',
    weights: [
      [60, 5.1],
      [102, 6.2],
      [144, 7],
    ],
    text: 'Up 1.90 kg in 12 weeks, about what girls of her age gain.',
  },
  {
    what: 'that has slowed by half since a weight of six weeks ago',
    weights: [
      [60, 5.1],
      [102, 6.55],
      [144, 7],
    ],
    text: 'Up 450 g in 6 weeks.',
  },
  {
    what: 'that has slowed by half since a weight of 28 days ago',
    weights: [
      [60, 5.1],
      [116, 6.8],
      [144, 7],
    ],
    text: 'Up 200 g in 4 weeks.',
  },
  {
    what: 'that has slowed by half since a weight of 27 days ago',
    weights: [
      [60, 5.1],
      [117, 6.8],
      [144, 7],
    ],
    text: 'Up 1.90 kg in 12 weeks, about what girls of her age gain.',
  },
])('a gain of months is compared or not: $what', ({ weights, text }) => {
  expect(gainOf(weights, { birthKg: null }).text).toBe(text);
});
