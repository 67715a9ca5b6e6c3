import { describe, expect, test } from 'vitest';
import { saidOf, type Course, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';
import { who2006ToTwoYears } from '../references/who-2006-client-data.ts';
import { readReference } from '../score/score.ts';

describe('nothing calms', () => {
  test('a baby who lost weight at the doctor, whatever was gained since birth', () => {
    const { words, percentile, gain } = saidOf(
      [
        [14, 2.75],
        [100, 5.158],
        [120, 5.068],
      ],
      { birthKg: 2.6 },
    );

    expect(words?.tone).toBe('amber');
    expect(percentile).toBeNull();
    expect(plain(words?.title)).toBe('Down 90 g in 3 weeks.');
    expect(gain, 'is said once').toBeNull();
  });

  test('where a loss is too small or too recent to be asked about, only the change is said', () => {
    const { words, percentile, gain } = saidOf([
      [14, 3.7],
      [62, 5.2],
      [100, 6.1],
      [107, 6.05],
    ]);

    expect({ words, percentile, text: plain(gain?.text) }).toEqual({
      words: null,
      percentile: null,
      text: 'Down 50 g in 7 days.',
    });
  });

  test.each<{ what: string; weights: readonly Weight[]; on: number; child?: Course }>([
    {
      what: 'a small gain, once the first half year is over',
      weights: [
        [60, 5.1],
        [128, 6.4],
        [150, 6.45],
      ],
      on: 183,
      child: { birthKg: 3.3 },
    },
    {
      what: 'a large loss at home, two weeks later',
      weights: [
        [200, 8],
        [214, 7.1, 'home'],
      ],
      on: 229,
    },
    {
      what: 'a loss of 350 g in a week of the eighth month',
      weights: [
        [190, 7.5],
        [230, 8],
        [237, 7.65],
      ],
      on: 237,
    },
    {
      what: 'such a loss, weighed again 10 g heavier',
      weights: [
        [190, 7.5],
        [230, 8],
        [237, 7.65],
        [240, 7.66],
      ],
      on: 240,
    },
    {
      what: 'a loss at home of more than a twentieth, weighed again a little heavier',
      weights: [
        [200, 8.6, 'home'],
        [230, 7.9, 'home'],
        [236, 7.95, 'home'],
      ],
      on: 236,
    },
    {
      what: 'little more than at birth, once the first half year is over',
      weights: [[16, 3.52]],
      on: 183,
    },
    {
      what: 'a gain on the way to a birth weight that was not reached, from day 91 on',
      weights: [
        [2, 3.693],
        [12, 3.949],
      ],
      on: 91,
      child: { birthKg: 4.023 },
    },
  ])('$what: no praise and no percentile', ({ weights, on, child }) => {
    const { words, percentile } = saidOf(weights, { ...child, on });

    expect(words?.tone).not.toBe('fern');
    expect(percentile).toBeNull();
  });

  test('100 g less than before stops the calm to the end of the first year', () => {
    const percentileOn = (day: number) =>
      saidOf([
        [350, 9.1],
        [day, 9],
      ]).percentile;

    expect(percentileOn(365)).toBeNull();
    expect(percentileOn(366)).not.toBeNull();
  });

  test('months without gain are not hidden by weighing each month', () => {
    const monthly: readonly Weight[] = [[120, 6.5], ...[183, 213, 243].map((day): Weight => [day, 7.3])];

    expect(saidOf(monthly).gain?.advice).toMatch(/^Have Maya weighed again, and show it to your doctor\./);
    expect(saidOf(monthly).percentile).toBeNull();
  });

  test('a weight on its line that is no more than a week before is not praised', () => {
    const on = (kg: number) =>
      saidOf(
        [
          [14, 3.55],
          [62, 5],
          [100, 6],
          [107, kg],
        ],
        { birthKg: 3.2 },
      );

    expect(on(6.001).words?.title).toBe('Following her own line.');
    expect(on(6)).toMatchObject({ words: null, percentile: null });
  });

  test('birth weight that was there on day 2, and no more on day 14, is not praised', () => {
    expect(
      saidOf([
        [2, 3.55],
        [14, 3.551],
      ]).words?.title,
    ).toBe('Back at her birth weight.');
    expect(
      saidOf([
        [2, 3.55],
        [14, 3.55],
      ]),
    ).toMatchObject({ words: null, percentile: null });
  });

  test.each([
    { what: 'little more than at birth', age: 42, kg: 3.7, says: /and call your doctor today or tomorrow\.$/ },
    { what: 'little more than at birth, of a newborn', age: 28, kg: 3.6, says: /Show this to your doctor today\.$/ },
  ])('a weight on lower lines is not excused: $what', ({ age, kg, says }) => {
    const { words } = saidOf([[age, kg]]);

    expect(words?.title).toBe('Her weight has moved to lower lines.');
    expect(words?.text).not.toContain('Many children');
    expect(words?.text).toMatch(says);
  });

  test('below a weight beside which something is asked, no more than before, or less than at birth', () => {
    const random = randomFrom(5);
    for (let n = 0; n < 1500; n += 1) {
      const { weights, child } = randomCourse(random);
      const said = saidOf(weights, child);
      const latest = weights.at(-1)?.[1] ?? 0;
      const before = weights.at(-2)?.[1] ?? null;
      const isNoMore = before === null ? latest < (child.birthKg ?? 0) : latest <= before;
      const isCalm = said.percentile !== null || said.words?.tone === 'fern';
      expect({ weights, child, isCalm: isCalm && (isNoMore || said.asked !== null) }).toEqual({
        weights,
        child,
        isCalm: false,
      });
    }
  });

  test('without a new weight what was amber, or for today or tomorrow, stays so', () => {
    const random = randomFrom(11);
    for (let n = 0; n < 250; n += 1) {
      const { weights, child } = randomCourse(random);
      const last = weights.at(-1)?.[0] ?? 0;
      const days = Array.from({ length: (last <= 14 ? 90 : 182) - last + 1 }, (_, day) => last + day);
      const said = days
        .filter((day) => day < last + 18 || day % 9 === 0)
        .map((on) => {
          const { asked, words } = saidOf(weights, { ...child, on });
          return {
            on,
            isDue: /today|tomorrow/.test(asked ?? ''),
            isAmber: asked !== null && words?.tone !== 'sky',
            asked,
          };
        });
      const softer = said.filter(
        (now, place) => (said[place - 1]?.isDue && !now.isDue) || (said[place - 1]?.isAmber && !now.isAmber),
      );
      expect({ weights, child, softer }).toEqual({ weights, child, softer: [] });
    }
  });
});

test.each<{ weights: readonly Weight[]; title: string }>([
  { weights: [[6, 3.12]], title: 'Weigh again, and call your doctor today.' },
  {
    weights: [
      [0, 3.5],
      [6, 3.12],
    ],
    title: 'Weigh again, and call your doctor today.',
  },
  {
    weights: [
      [5, 3.3],
      [10, 3.2],
    ],
    title: 'Still losing weight: call your doctor today.',
  },
  {
    weights: [
      [60, 5],
      [100, 4.85],
    ],
    title: 'A weight to show your doctor today.',
  },
])('a heavier weight at home on the day of the doctor’s leaves “$title”', ({ weights, title }) => {
  const [age, kg] = weights.at(-1) ?? [0, 0];
  const child = { birthKg: weights[0]?.[0] === 0 ? null : 3.5 };

  expect(saidOf(weights, child).words?.title).toBe(title);
  expect(saidOf([...weights, [age, kg + 0.13, 'home']], child).words?.title).toBe(title);
});

test('beside a low gain a weight below the lines asks for the same call as one on them', () => {
  const of = (...kg: readonly number[]) =>
    saidOf(
      kg.map((one, place): Weight => [[61, 122, 152, 200, 230][place] ?? 0, one]),
      { birthKg: null },
    );

  expect(of(5, 6, 6.06).gain?.advice).toBe('Have Maya weighed again, and call your doctor today or tomorrow.');
  const below = of(4.4, 5.3, 5.36);
  expect(below.words?.title).toBe('Numbers to show your doctor.');
  expect(below.asked).toMatch(
    /below the 2\.3rd percentile\. Maya has gained less than nearly all children of the same age, too\. Have Maya weighed again, and call your doctor today or tomorrow\.$/,
  );
  expect(of(4.4, 5, 5.4).asked).toMatch(/about 2 of 100 healthy children are; .* Show this to your doctor\.$/);
  expect(of(4.4, 5.1, 5.5, 6.1, 6.12).asked).toMatch(/Have Maya weighed again, and show it to your doctor\.$/);
});

describe('a well baby on its line', () => {
  const kgAt = (gender: 'female' | 'male', age: number, z: number) => {
    const at = { ageDays: age, lengthCm: null };
    const reading = readReference(who2006ToTwoYears, 'weight-for-age', gender, at);
    const { l, m, s } = reading?.lms ?? { l: 1, m: 0, s: 0 };
    return m * (1 + l * s * z) ** (1 / l);
  };
  const babies = (['female', 'male'] as const).flatMap((gender) => [-1.5, 0, 1.88].map((z) => ({ gender, z })));
  const grams = (kg: number) => Math.round(kg * 1000) / 1000;

  test.each(babies)(
    '$gender, z $z, is asked for nothing when weighed each week, at the doctor or on a scale that is 30 g off',
    ({ gender, z }) => {
      const random = randomFrom(3);
      for (const place of ['doctor', 'home'] as const) {
        const weights = weekly.map((age): Weight => [age, grams(kgAt(gender, age, z) + (random() - 0.5) * 0.06)]);
        for (let n = 1; n <= weights.length; n += 1) {
          const { asked } = saidOf(weights.slice(0, n), { gender, place, birthKg: grams(kgAt(gender, 0, z)) });
          expect({ weights: weights.slice(0, n), asked }).toMatchObject({ asked: null });
        }
      }
    },
  );

  test.each(babies)(
    '$gender, z $z, is not sent to the doctor by one weight at home that is up to 100 g off',
    ({ gender, z }) => {
      for (const from of [7, 10, 14, 21, 28, 35, 45, 60, 80, 120]) {
        for (const days of [1, 3, 4, 7, 10, 14]) {
          for (const off of [0.1, 0.05, -0.05, -0.1]) {
            const weights: Weight[] = [
              [from, grams(kgAt(gender, from, z) - Math.min(0, off)), 'doctor'],
              [from + days, grams(kgAt(gender, from + days, z) + Math.min(0, off)), 'home'],
            ];
            const { asked } = saidOf(weights, { gender, birthKg: grams(kgAt(gender, 0, z)) });
            expect({ weights, asked: asked === null || /[Ww]eigh Maya again/.test(asked) }).toEqual({
              weights,
              asked: true,
            });
          }
        }
      }
    },
  );

  const weekly = Array.from({ length: 25 }, (_, week) => 7 * (week + 1));
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Up to four weights of the first half year, at home or at the doctor. */
function randomCourse(random: () => number): { weights: readonly Weight[]; child: Course } {
  const weights: Weight[] = [];
  let age = 1 + Math.floor(random() * 20);
  let kg = 3.5 * (1 - random() * 0.12);
  for (let left = 1 + Math.floor(random() * 4); left > 0 && age <= 182; left -= 1) {
    weights.push([age, Math.round(kg * 1000) / 1000, random() < 0.5 ? 'home' : 'doctor']);
    const days = 1 + Math.floor(random() * 40);
    age += days;
    kg += days * (random() * 0.045 - 0.012);
  }
  return { weights, child: { gestationDays: random() < 0.2 ? 240 : null, birthKg: random() < 0.2 ? null : 3.5 } };
}
