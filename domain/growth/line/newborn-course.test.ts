import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, maya, plain, point } from '#testing/growth/line-input.ts';
import type { LineInput, LineMeasure } from './line-point.ts';
import { lineWords } from './line-words.ts';

const PLACES = ['doctor', 'home'] as const;

type Weight = { readonly age: number; readonly kg: number };

function wordsOf(weights: readonly Weight[], place: (typeof PLACES)[number], child: Partial<LineInput> = {}) {
  const weight = weights.map(({ age, kg }) => point({ age, value: kg, z: null, place }));
  return lineWords({ ...maya, today: addDays(bornOn, weights.at(-1)?.age ?? 0), ...child, series: { weight } });
}

/** In percent of birth weight; the loss of a first week and its end. */
const ORDINARY = [
  { age: 1, percent: 96 },
  { age: 2, percent: 94 },
  { age: 3, percent: 93 },
  { age: 5, percent: 95 },
  { age: 7, percent: 97.5 },
  { age: 10, percent: 100 },
  { age: 14, percent: 105 },
  { age: 21, percent: 112 },
  { age: 28, percent: 120 },
];

describe.each(PLACES)('the ordinary course of the first weeks, weighed at the %s', (place) => {
  test.each([2500, 3400, 4500])('of a child of %s g alarms nobody on any of its days', (grams) => {
    const weights = ORDINARY.map(({ age, percent }) => ({ age, kg: Math.round((grams * percent) / 100) / 1000 }));
    const said = weights.map((_, index) =>
      wordsOf(weights.slice(0, index + 1), place, { birthWeightKg: grams / 1000, birthWeightZ: null }),
    );

    expect(said.flatMap((words) => (words?.tone === 'amber' ? [words.title] : []))).toEqual([]);
  });

  test.each(ORDINARY.slice(3, 5))('that goes down after day $age asks for the doctor', ({ age }) => {
    const weights = ORDINARY.filter((one) => one.age <= age).map((one) => ({
      age: one.age,
      kg: 3.4 * (one.percent / 100),
    }));
    const last = weights.at(-1)?.kg ?? 0;

    for (const days of [1, 2, 3, 5]) {
      const lower = [...weights, { age: age + days, kg: last - 0.1 }];
      const words = wordsOf(lower, place);
      expect(words?.title).toBe('Still losing weight: call your doctor today.');
      expect(words?.callNow.length).toBe(5);
    }
  });
});

test('a weight that falls from visit to visit after the first week is not passed over', () => {
  const weights = [
    { age: 6, kg: 3.3 },
    { age: 9, kg: 3.2 },
    { age: 12, kg: 3.12 },
  ];
  const titles = PLACES.flatMap((place) => [2, 3].map((count) => wordsOf(weights.slice(0, count), place)?.title));

  expect(new Set(titles)).toEqual(new Set(['Still losing weight: call your doctor today.']));
  expect(plain(wordsOf(weights, 'home')?.text)).toBe(
    'On March 13, 2026 Maya weighed 3.12 kg at 12 days old, after 3.40 kg at birth and 3.30 kg on March 7, 2026. The loss of the first days usually stops after 3 or 4 days, so doctors want to see the baby and look at feeding. Count wet diapers: fewer than one for each day of life, or after day 5 fewer than 6 a day, means the baby is not drinking enough. Weigh Maya again without clothes or a diaper, and call your doctor today.',
  );
});

test.each([
  {
    what: 'from day 4',
    weights: [
      { age: 4, kg: 3.4 },
      { age: 9, kg: 3.1 },
    ],
    title: 'Still losing weight: call your doctor today.',
  },
  {
    what: 'from day 3, when the loss still goes on',
    weights: [
      { age: 3, kg: 3.4 },
      { age: 9, kg: 3.1 },
    ],
    title: 'Still below her birth weight.',
  },
  {
    what: 'from day 4 to 5',
    weights: [
      { age: 4, kg: 3.4 },
      { age: 5, kg: 3.1 },
    ],
    title: '8.8% less than at birth.',
  },
  {
    what: 'to birth weight',
    weights: [
      { age: 20, kg: 3.8 },
      { age: 27, kg: 3.62 },
    ],
    title: 'A weight to check again.',
  },
  {
    what: 'by 90 g to above birth weight',
    weights: [
      { age: 20, kg: 3.71 },
      { age: 27, kg: 3.62 },
    ],
    title: 'Down 90 g in 7 days.',
  },
])('a weight at the doctor that falls $what', ({ weights, title }) => {
  expect(plain(wordsOf(weights, 'doctor')?.title)).toBe(title);
});

test('a few grams less on another scale asks to be weighed again first', () => {
  const weight = [
    point({ age: 7, value: 3.3, z: null, place: 'home' }),
    point({ age: 9, value: 3.27, z: null, place: 'doctor' }),
  ];
  const words = lineWords({ ...maya, today: addDays(bornOn, 9), series: { weight } });

  expect(words?.title).toBe('A weight to check again.');
  expect(words?.text).toContain('if it is still lower, or Maya seems unwell, call your doctor today.');
});

test.each([
  { percent: 7, title: 'Losing some weight at first is common.' },
  { percent: 7.1, title: 'A weight to show your doctor today.' },
  { percent: 9.9, title: 'A weight to show your doctor today.' },
])('a loss of $percent % on the day after birth: $title', ({ percent, title }) => {
  const words = wordsOf([{ age: 1, kg: 3.4 * (1 - percent / 100) }], 'doctor', { birthWeightZ: null });

  expect(words?.title).toBe(title);
});

describe('a weight at home at 60 days', () => {
  const at = (z: number, on = 60, value = 3.9) =>
    lineWords({
      ...maya,
      birthWeightZ: 0,
      today: addDays(bornOn, on),
      series: { weight: [point({ age: 60, value, z, place: 'home' })] },
    });

  test('far below the line of birth asks to be weighed again', () => {
    expect(at(-2.85)?.title).toBe('A weight to check again.');
    expect(at(-2.85)?.text).toContain('Weigh Maya again today on the same scale, without clothes');
    expect(at(-2.85)?.sources).toEqual([]);
    expect(at(-2.85)?.forDoctor.at(-1)).toBe(
      'Fall: 2.85 standard deviations, 4.3 spaces between lines of the UK-WHO chart; said from 3 spaces of a weight at home, a threshold of our own',
    );
  });

  test.each([
    { on: 182, says: 'Weigh Maya again today on', calls: 'or Maya seems unwell, call your doctor today.' },
    { on: 183, says: 'Weigh Maya again on', calls: 'or Maya seems unwell, call your doctor the same day.' },
  ])('far below says on which day to call: on day $on, $calls', ({ on, says, calls }) => {
    expect(at(-2.85, on)?.text).toContain(says);
    expect(at(-2.85, on)?.text.endsWith(calls)).toBe(true);
  });

  test('a little below says nothing', () => expect(at(-1.5, 60, 4.1)?.tone ?? null).not.toBe('amber'));
});

describe('nothing calm is said of a weight on its line', () => {
  const OTHERS: readonly LineMeasure[] = ['height', 'head', 'weight-for-length', 'bmi'];
  const weight = [0, 14, 28, 42, 60].map((age) => point({ age, value: 3.4 + age / 30, z: 0.3, place: 'doctor' }));
  const cells = OTHERS.flatMap((measure) =>
    [0, 7, 13, 14, 30].flatMap((fromAge) =>
      [1, -1].flatMap((sign) => PLACES.map((place) => ({ measure, fromAge, sign, place }))),
    ),
  );

  test.each(cells)(
    'where $measure moved 2 z ($sign) since day $fromAge, $place',
    ({ measure, fromAge, sign, place }) => {
      const series = {
        weight,
        [measure]: [
          point({ age: fromAge, value: 40, z: -sign, place }),
          point({ age: 49, value: 41, z: sign * 1.01, place }),
        ],
      };
      const words = lineWords({ ...maya, birthWeightZ: 0.3, today: addDays(bornOn, 60), series });

      expect(['sky', 'fern']).not.toContain(words?.tone);
      expect(words?.kind ?? null).toBe(measure === 'head' && sign > 0 ? 'head' : null);
    },
  );

  test('which is calm where nothing else moved', () => {
    const head = [0, 30, 49].map((age) => point({ age, value: 36 + age / 30, z: 0.2 }));
    const words = lineWords({ ...maya, birthWeightZ: 0.3, today: addDays(bornOn, 60), series: { weight, head } });

    expect(words?.kind).toBe('follows');
  });
});
