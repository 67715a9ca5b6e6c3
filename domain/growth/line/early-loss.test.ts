import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, withWeights } from '#testing/growth/line-input.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { noScoreText } from '../words/no-score-text.ts';
import { assess } from '../score/assess.ts';
import type { LineInput } from './line-point.ts';
import { lineWords } from './line-words.ts';

type Weight = readonly [age: number, kg: number, place?: 'doctor'];

/** Weighed at home unless said otherwise; on the day of the latest unless another is given. */
function told(weights: readonly Weight[], child: Partial<Omit<LineInput, 'today'>> = {}, on?: number) {
  const given = weights.map(([age, value, place = 'home' as const]) => ({ age, value, place, z: null }));
  return lineWords(withWeights(given, { ...child, today: addDays(bornOn, on ?? weights.at(-1)?.[0] ?? 0) }));
}

describe('a large loss in the first days', () => {
  test.each([
    { day: 2, kg: 3.063, title: '9.9% less than at birth.' },
    { day: 2, kg: 3.06, title: '10.0% less than at birth.' },
    { day: 3, kg: 3.077, title: '9.5% less than at birth.' },
    { day: 5, kg: 3.063, title: '9.9% less than at birth.' },
    { day: 3, kg: 3.162, title: null },
    { day: 1, kg: 3.145, title: 'A weight to show your doctor today.' },
  ])('weighed once at home on day $day, $kg kg after 3.40 kg: $title', ({ day, kg, title }) => {
    expect(told([[day, kg]])?.title ?? null).toBe(title);
  });

  test.each(['home', 'doctor'] as const)('asks for a weight tomorrow and does not calm, weighed at: %s', (place) => {
    const words = lineWords(withWeights([{ age: 3, value: 3.077, place, z: null }], { today: addDays(bornOn, 3) }));

    expect(words?.tone).toBe('sky');
    expect(plain(words?.text)).toBe(
      'On March 4, 2026 Maya weighed 3.077 kg at 3 days old, after 3.40 kg at birth. Count wet diapers: fewer than one for each day of life, or after day 5 fewer than 6 a day, means the baby is not drinking enough. Weigh Maya again tomorrow; with more than 10%, call your doctor the same day.',
    );
    expect(words?.forDoctor.at(-1)).toBe('Flagged above 7% on day 2 to 5, a threshold of our own');
  });

  test('asks for it today once the day is over, and from day 6 on says that it is time', () => {
    const on = (day: number) => told([[3, 3.077]], {}, day);

    expect(on(4)?.text).toContain('Weigh Maya again today;');
    expect([5, 6, 9, 28].map((day) => on(day)?.title)).toEqual([
      '9.5% less than at birth.',
      ...Array.from({ length: 3 }, () => 'Time to weigh Maya again.'),
    ]);
  });

  test.each([
    {
      what: 'by 100 g',
      weights: [
        [3, 3.23],
        [5, 3.13],
      ],
      is: true,
    },
    {
      what: 'by 99 g',
      weights: [
        [3, 3.229],
        [5, 3.13],
      ],
      is: false,
    },
    {
      what: 'below one of day 4',
      weights: [
        [4, 3.24],
        [5, 3.13],
      ],
      is: false,
    },
    {
      what: 'below one of day 1, on day 3',
      weights: [
        [1, 3.3],
        [3, 3.13],
      ],
      is: false,
    },
    {
      what: 'though 7% is not lost',
      weights: [
        [3, 3.3],
        [5, 3.17],
      ],
      is: false,
    },
    {
      what: 'without a birth weight',
      weights: [
        [1, 3.4],
        [4, 3.13],
      ],
      is: true,
      birthWeightKg: null,
    },
    {
      what: 'born early',
      weights: [
        [2, 3.23],
        [4, 3.13],
      ],
      is: true,
      gestationDays: 245,
    },
  ] as const)(
    'that goes on falling on day 4 or 5 is for the doctor today, $what: $is',
    ({ weights, is, what, ...child }) => {
      const words = told(weights, child);

      expect({ what, is: words?.title === 'A weight to show your doctor today.' }).toEqual({ what, is });
      if (!is) return;
      expect(words?.tone).toBe('amber');
      expect(words?.text).toMatch(
        /Count wet diapers: .* Weigh Maya again without clothes or a diaper, and call your doctor today\.$/,
      );
      expect(words?.forDoctor.at(-1)).toBe(
        'Flagged above 7% on day 4 or 5, 100 g or more below an earlier weight, a threshold of our own',
      );
      expect(told(weights, child, 90)?.text).toBe(words?.text);
    },
  );

  test.each([
    { what: 'at the doctor, a little below birth weight', weights: [[14, 3.35, 'doctor']] },
    { what: 'at home, far below birth weight', weights: [[12, 3.2]] },
    { what: 'at home, far below birth weight in the first days', weights: [[3, 3.13]] },
  ] as const)(
    'and a weight below birth weight is said until there is another, for three months: $what',
    ({ weights }) => {
      for (const day of [29, 40, 90]) {
        expect(told(weights, {}, day)).toMatchObject({ tone: 'sky', title: 'Time to weigh Maya again.' });
        expect(told(weights, {}, day)?.text).toMatch(/Have Maya weighed by your doctor today( or tomorrow\.|;)/);
      }
      expect(told(weights, {}, 91)).toBeNull();
    },
  );

  test.each([
    { what: 'far below', weights: [[6, 3.2]], on: 6, by: 'by March 11, 2026' },
    { what: 'far below, the day before', weights: [[6, 3.2]], on: 9, by: 'today or tomorrow' },
    { what: 'a little below', weights: [[6, 3.3, 'doctor']], on: 6, by: 'by March 15, 2026' },
    { what: 'a little below, the day before', weights: [[6, 3.3, 'doctor']], on: 13, by: 'today or tomorrow' },
    { what: 'a little below, after it', weights: [[6, 3.3, 'doctor']], on: 20, by: 'today or tomorrow' },
    {
      what: 'no more than the day before',
      weights: [
        [6, 3.3, 'doctor'],
        [7, 3.3, 'doctor'],
      ],
      on: 7,
      by: 'today or tomorrow',
    },
  ] as const)('a weight still below birth weight has a day: $what, $by', ({ weights, on, by }) => {
    const words = told(weights, {}, on);

    expect(words?.title).toBe('Still below her birth weight.');
    expect(words?.text.endsWith(` Have Maya weighed by your doctor ${by}.`)).toBe(true);
    expect(words?.text.includes('Most babies')).toBe(weights.length === 1);
  });

  test('is asked about of a child born early, and without a birth weight', () => {
    expect(told([[3, 3.077]], { gestationDays: 245 })?.title).toBe('9.5% less than at birth.');
    const words = told(
      [
        [1, 3.4, 'doctor'],
        [3, 3.077],
      ],
      { birthWeightKg: null },
    );
    expect(words?.title).toBe('9.5% less than before.');
    expect(words?.text).toContain('birth weight is not entered');
  });

  test('has no percentile beside it, and says why', () => {
    const child = { bornOn, gender: 'female' as const, gestationDays: null, birthWeightKg: 3.4 };
    const weightOn = (day: number, weightKg: number) => {
      const nothing = { heightCm: null, headCm: null, position: null };
      return assess(
        child,
        { ...nothing, measuredOn: addDays(bornOn, day), weightKg },
        referencePlan(references, 'who'),
      );
    };
    const { weight } = weightOn(3, 3.077);

    expect(weight.scored ? null : noScoreText(weight)).toBe(
      'No percentile beside a weight more than 10% below birth weight (7% through day 5), or not back at it after 14 days.',
    );
    expect(
      [weightOn(1, 3.1), weightOn(5, 3.161), weightOn(5, 3.162), weightOn(6, 3.161)].map((one) => one.weight.scored),
    ).toEqual([false, false, true, true]);
  });
});
