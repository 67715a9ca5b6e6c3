import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, withWeights } from '#testing/growth/line-input.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { lineInput } from './line-input.ts';
import type { LineInput } from './line-point.ts';
import { lineWords } from './line-words.ts';

type Weight = readonly [age: number, kg: number, place?: 'doctor'];

/** Weighed at home unless said otherwise; on the day of the latest unless another is given. */
function told(weights: readonly Weight[], child: Partial<Omit<LineInput, 'today'>> = {}, on?: number) {
  const given = weights.map(([age, value, place = 'home' as const]) => ({ age, value, place, z: null }));
  return lineWords(withWeights(given, { ...child, today: addDays(bornOn, on ?? weights.at(-1)?.[0] ?? 0) }));
}

describe('a weight of 100 g or more below the one before, after the first four weeks', () => {
  test('at home asks to be weighed again today', () => {
    const words = told([
      [33, 4.2],
      [40, 3.85],
    ]);

    expect(words?.title).toBe('A weight to check again.');
    expect(plain(words?.text)).toBe(
      'At home Maya weighed 3.85 kg on April 10, 2026, after 4.20 kg on April 3, 2026, 8.3% less. Clothes or another scale can explain it. Weigh Maya again today on the same scale, without clothes; if it is still that low, or Maya seems unwell, call your doctor today.',
    );
    expect(words?.forDoctor.at(-1)).toBe(
      'Loss: 8.3%; said from 100 g of a weight at home, to day 182, a threshold of our own',
    );
  });

  test.each([
    {
      what: 'by 99 g',
      weights: [
        [33, 4.2],
        [40, 4.101],
      ],
      is: false,
    },
    {
      what: 'by 100 g on day 29',
      weights: [
        [20, 4.2],
        [29, 4.1],
      ],
      is: true,
    },
    {
      what: 'by 100 g on day 182',
      weights: [
        [150, 7],
        [182, 6.9],
      ],
      is: true,
    },
    {
      what: 'by 100 g on day 183',
      weights: [
        [150, 7],
        [183, 6.9],
      ],
      is: false,
    },
    {
      what: 'by 100 g since the doctor',
      weights: [
        [33, 4.2, 'doctor'],
        [40, 4.1],
      ],
      is: true,
    },
  ] as const)('is told $what: $is', ({ weights, is }) => {
    expect(told(weights)?.title === 'A weight to check again.').toBe(is);
  });

  test.each([
    { what: 'at home', from: [33, 4.2] },
    { what: 'at the doctor', from: [33, 4.2, 'doctor'] },
    { what: 'before day 29', from: [26, 4.2] },
  ] as const)('that is as low once more asks for the doctor today, after a weight $what', ({ from }) => {
    const words = told([from, [40, 3.95], [41, 3.96]]);

    expect(words?.title).toMatch(/^A weight to have checked by your doctor/);
    expect(words?.text).toMatch(/call your doctor today\.$/);
  });

  test('keeps asking while it is below what the doctor weighed', () => {
    expect(
      told([
        [33, 4.2, 'doctor'],
        [40, 4.09],
        [41, 4.08],
        [42, 4.09],
      ])?.text,
    ).toMatch(/call your doctor today\.$/);
    expect(
      told([
        [33, 4.2],
        [40, 4.09],
        [41, 4.08],
        [42, 4.09],
      ])?.text,
    ).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
  });

  test('has nothing calm said of it, also later', () => {
    const weights = [
      [20, 3.9],
      [33, 4.2],
      [60, 5],
      [70, 4.88],
    ] as const;
    const given = weights.map(([age, value]) => ({ age, value, place: 'home' as const, z: 0.3 }));

    for (const day of [70, 84, 85, 120]) {
      expect(lineWords(withWeights(given, { today: addDays(bornOn, day) }))?.tone ?? 'none').not.toBe('fern');
    }
  });
});

describe('a newborn who is back at birth weight', () => {
  test.each([
    { day: 14, tone: 'fern' },
    { day: 15, tone: null },
    { day: 20, tone: null },
    { day: 21, tone: 'amber' },
    { day: 28, tone: 'amber' },
  ])('is good news to day 14, and by little has gained too little later: day $day, $tone', ({ day, tone }) => {
    expect(told([[day, 3.5, 'doctor']])?.tone ?? null).toBe(tone);
  });

  test.each([
    { what: 'a single weight', before: [], says: true },
    { what: 'after the loss of the first days', before: [[3, 3.2, 'doctor']], says: true },
    { what: 'after a weight of day 14 that was short of it', before: [[14, 3.39, 'doctor']], says: true },
    { what: 'after a week that gained enough', before: [[9, 3.2, 'doctor']], says: true },
    { what: 'back on day 14', before: [[14, 3.4, 'doctor']], says: false },
  ] as const)('only after day 14 is to be weighed by the doctor: $what, $says', ({ before, says }) => {
    const words = told([...before, [20, 3.4]]);

    expect(words?.title === 'Weight is no higher than at birth.').toBe(says);
    if (!says) return;
    expect(words).toMatchObject({ kind: 'first-weeks', tone: 'amber', sources: [{ edition: '2016' }] });
    expect(plain(words?.text)).toBe(
      'On March 21, 2026 Maya weighed 3.40 kg at 20 days old, after 3.40 kg at birth. Doctors expect birth weight back by 10 to 14 days; in a large study 14 of 100 babies, and 24 of 100 after a cesarean, took longer, and your doctor sees the whole picture. Have Maya weighed by your doctor today or tomorrow.',
    );
    expect(words?.forDoctor.map(plain)).toEqual([
      'Birth weight, Mar 1, 2026: 3.40 kg',
      'Weight on Mar 21, 2026, at home: 3.40 kg',
      'Loss since birth: none',
      'Flagged below 15 g a day above birth weight from day 14 on, a threshold of our own',
    ]);
  });

  test('only a little later says so', () => {
    expect(told([[25, 3.5]])?.title).toBe('Weight is barely higher than at birth.');
  });

  test('and has stopped gaining is to be weighed by the doctor', () => {
    const words = told([
      [10, 3.4, 'doctor'],
      [22, 3.42, 'doctor'],
    ]);

    expect(words).toMatchObject({ kind: 'small-gain', tone: 'amber' });
    expect(plain(words?.title)).toBe('Only up 20 g in 12 days.');
    expect(plain(words?.text)).toBe(
      'On March 23, 2026 Maya weighed 3.42 kg at 22 days old, after 3.40 kg on March 11, 2026. Most babies gain more at this age. Have Maya weighed again, and call your doctor today or tomorrow.',
    );
    expect(words?.sources).toEqual([]);
    expect(words?.forDoctor.map(plain)).toEqual([
      'Weight on Mar 11, 2026, at the doctor: 3.40 kg',
      'Weight on Mar 23, 2026, at the doctor: 3.42 kg',
      'Flagged at less than 15 g a day over 7 days or more, a threshold of our own',
    ]);
  });

  test.each([
    {
      what: 'of 14 g a day in a week',
      weights: [
        [7, 3.4],
        [14, 3.498],
      ],
      is: true,
    },
    {
      what: 'of 15 g a day in a week',
      weights: [
        [7, 3.4],
        [14, 3.505],
      ],
      is: false,
    },
    {
      what: 'in less than a week',
      weights: [
        [15, 3.5],
        [21, 3.52],
      ],
      is: false,
    },
    {
      what: 'since day 3, when the loss still goes on',
      weights: [
        [3, 3.4],
        [12, 3.45],
      ],
      is: false,
    },
    {
      what: 'since day 4',
      weights: [
        [4, 3.4],
        [12, 3.45],
      ],
      is: true,
    },
    {
      what: 'since a week ago, though it rose since',
      weights: [
        [10, 3.5],
        [17, 3.5],
        [18, 3.6],
      ],
      is: true,
    },
    {
      what: 'on day 28',
      weights: [
        [20, 3.6],
        [28, 3.65],
      ],
      is: true,
    },
    {
      what: 'on day 29',
      weights: [
        [20, 3.6],
        [29, 3.65],
      ],
      is: true,
    },
  ] as const)('a gain $what is not passed over: $is', ({ weights, is }) => {
    const isAsked = /(call|weighed by) your doctor today( or tomorrow)?\.$/.test(told(weights)?.text ?? '');
    expect(isAsked).toBe(is);
  });

  test('is said for the first half year, and not of a child born early', () => {
    const weights = [
      [20, 3.6],
      [28, 3.62],
    ] as const;

    expect(told(weights, {}, 182)?.title).toMatch(/^Only up 20\sg/);
    expect(told(weights, {}, 183)).toBeNull();
    expect(told(weights, { gestationDays: 245 })).toBeNull();
  });
});

describe('a weight that moved to lower lines and hardly gained', () => {
  const plan = referencePlan(references, 'who');
  const said = (weights: readonly Weight[], on = weights.at(-1)?.[0] ?? 0) => {
    const measurements = weights.map(([age, weightKg]) => {
      const nothing = { heightCm: null, headCm: null, position: null };
      return { ...nothing, measuredOn: addDays(bornOn, age), weightKg, place: 'doctor' as const };
    });
    const child = { firstName: 'Maya', gender: 'female' as const, bornOn, gestationDays: null, birthWeightKg: 3.4 };
    const today = addDays(bornOn, on);
    return lineWords(lineInput({ child, measurements, plan, today, units: 'metric' }));
  };

  test.each([5.1, 5.15])('from 5.00 kg to %d kg in a month asks for a call, and calms with nothing', (kg) => {
    const words = said([
      [91, 5],
      [121, kg],
    ]);

    expect(words?.title).toBe('Her weight has moved to lower lines.');
    expect(words?.text).toMatch(
      /on June 30, 2026\. Have Maya weighed again, and call your doctor today or tomorrow\.$/,
    );
    expect(words?.text).not.toContain('Many children');
  });

  test('two weeks later asks for another weight', () => {
    const weights = [
      [91, 5],
      [121, 5.1],
    ] as const;

    expect(said(weights, 135)?.text).toMatch(/ and call your doctor today or tomorrow\.$/);
    expect(said(weights, 136)?.text).toMatch(
      /on June 30, 2026\. Have Maya weighed by your doctor today or tomorrow\.$/,
    );
    expect(said(weights, 183)?.text).toMatch(/ Have Maya weighed by your doctor in the next few days\.$/);
  });

  test('with a gain as most have is excused, but not below the 2.3rd percentile', () => {
    const excused = said([
      [60, 4.1],
      [91, 4.85],
    ]);
    const below = said([
      [60, 3.65],
      [91, 4.4],
    ]);

    expect(excused?.text).toMatch(/Many children .* Show this to your doctor\.$/);
    expect(below?.title).toBe('Her weight has moved to lower lines.');
    expect(below?.text).toMatch(/ percentile on May 31, 2026\. Show this to your doctor\.$/);
  });

  test('after the first half year is to be shown to the doctor, and not excused either', () => {
    const monthly = [[60, 5.1], [122, 6.5], ...[183, 213, 243, 273, 303].map((age) => [age, 7.3] as const)] as const;

    expect(said(monthly)?.title).toBe('Her weight has moved to lower lines.');
    expect(said(monthly)?.text).toMatch(/ Have Maya weighed again, and show it to your doctor\.$/);
  });
});

test('a low temperature is a sign to call with now, beside a fever', () => {
  const words = told([[3, 3]]);

  expect(words?.callNow).toContain('A temperature under 96.8 °F (36.0 °C) that does not rise with skin-to-skin.');
  expect(told([[91, 3.2]])?.callNow.join(' ')).not.toContain('96.8');
});
