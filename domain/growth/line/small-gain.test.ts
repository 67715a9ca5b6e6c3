import { describe, expect, test } from 'vitest';
import { saidOf, type Course, type Weight } from '#testing/growth/course.ts';
import { plain } from '#testing/growth/line-input.ts';

const DOCTOR = /Have Maya weighed again, and call your doctor today or tomorrow\.$/;
const AGAIN =
  /Weigh Maya again today on the same scale, without clothes; if (?:it is still that low|the gain is still that small), or Maya seems unwell, call your doctor today\.$/;

const early: Course = { birthKg: 2.1, gestationDays: 238 };
const unknown: Course = { birthKg: null };

describe('a weight that gained too little', () => {
  const courses: readonly { readonly what: string; readonly weights: readonly Weight[]; readonly child?: Course }[] = [
    {
      what: 'nothing in 6 days, below birth weight',
      weights: [
        [5, 3.36],
        [11, 3.36],
      ],
    },
    {
      what: 'nothing in 6 days since day 4',
      weights: [
        [4, 3.4],
        [10, 3.4],
      ],
    },
    {
      what: 'nothing in 3 days, at birth weight',
      weights: [
        [10, 3.5],
        [13, 3.5],
      ],
    },
    {
      what: '90 g lost in 6 days',
      weights: [
        [16, 3.65],
        [22, 3.56],
      ],
    },
    {
      what: '50 g lost in 8 days after day 28',
      weights: [
        [28, 4],
        [36, 3.95],
      ],
    },
    {
      what: 'nothing in 8 days after day 28',
      weights: [
        [28, 4],
        [36, 4],
      ],
    },
    {
      what: 'nothing in 2 weeks',
      weights: [
        [28, 4.1],
        [42, 4.1],
      ],
    },
    {
      what: '50 g in 3 weeks',
      weights: [
        [28, 4.1],
        [49, 4.15],
      ],
    },
    {
      what: 'nothing in 2 weeks of the third month',
      weights: [
        [60, 5],
        [75, 5],
      ],
    },
    {
      what: '90 g lost in 20 days of the fourth month',
      weights: [
        [14, 3.7],
        [100, 5.9],
        [120, 5.81],
      ],
    },
    {
      what: '50 g in a month that starts between those of WHO',
      weights: [
        [100, 5.6],
        [130, 5.65],
      ],
    },
    {
      what: 'nothing in 10 days, without a birth weight',
      weights: [
        [3, 3.2],
        [13, 3.2],
      ],
      child: unknown,
    },
    {
      what: 'nothing in 6 days, without a birth weight',
      weights: [
        [4, 3.2],
        [10, 3.2],
      ],
      child: unknown,
    },
    {
      what: 'nothing in a week, born early',
      weights: [
        [7, 2],
        [14, 2],
      ],
      child: early,
    },
    {
      what: 'nothing in 10 days, born early, at birth weight',
      weights: [
        [10, 2.1],
        [20, 2.1],
      ],
      child: early,
    },
    {
      what: 'nothing in 2 weeks, born early',
      weights: [
        [14, 2.15],
        [28, 2.15],
      ],
      child: early,
    },
    {
      what: '50 g lost in 3 weeks, born early',
      weights: [
        [20, 2.3],
        [40, 2.25],
      ],
      child: early,
    },
    {
      what: 'nothing in 2 weeks, born at 36 weeks',
      weights: [
        [12, 2.85],
        [26, 2.85],
      ],
      child: { birthKg: 2.8, gestationDays: 258 },
    },
  ];

  test.each(courses)(
    '$what, is for the doctor after two weights there, and weighed again after two at home',
    (course) => {
      const { weights, child } = course;
      const [atDoctor, atHome] = (['doctor', 'home'] as const).map((place) => saidOf(weights, { ...child, place }));

      expect(atDoctor?.words?.tone).toBe('amber');
      expect(atDoctor?.asked).toMatch(DOCTOR);
      expect(atHome?.words?.tone).toBe('amber');
      expect(atHome?.asked).toMatch(AGAIN);
      expect([atDoctor?.percentile, atHome?.percentile]).toEqual([null, null]);
    },
  );

  test('says which threshold is our own', () => {
    const { words } = saidOf(
      [
        [28, 4.1],
        [42, 4.1],
      ],
      { place: 'home' },
    );

    expect(words).toMatchObject({ kind: 'small-gain', title: 'Unchanged in 2 weeks.', sources: [] });
    expect(plain(words?.text)).toMatch(
      /^On April 12, 2026 Maya weighed 4\.10 kg at 42 days old, after 4\.10 kg on March 29, 2026\. Clothes or another scale can explain it\. /,
    );
    expect(words?.forDoctor.at(-1)).toBe('Flagged at less than 15 g a day over 7 days or more, a threshold of our own');
    expect(
      saidOf([
        [10, 3.6],
        [14, 3.6],
      ]).words?.forDoctor.at(-1),
    ).toBe('Flagged at no gain over 3 days or more, a threshold of our own');
  });

  test.each<{ what: string; weights: readonly Weight[]; child?: Course }>([
    {
      what: '20 g in 11 days of the fourth month',
      weights: [
        [77, 5.6],
        [91, 5.62],
      ],
    },
    {
      what: '20 g in 40 days of the fifth and sixth',
      weights: [
        [120, 6.5],
        [160, 6.52],
      ],
    },
    {
      what: '80 g in 4 weeks, born at 34 weeks',
      weights: [
        [14, 2.1],
        [42, 2.18],
      ],
      child: early,
    },
  ])('$what is for the doctor', ({ weights, child }) => {
    expect(saidOf(weights, child)).toMatchObject({ asked: expect.stringMatching(DOCTOR), percentile: null });
  });

  test('a dip that is made up for at the doctor asks for nothing', () => {
    const after = (kg: number) =>
      saidOf([
        [35, 4.4],
        [42, 4.25],
        [49, kg],
      ]);

    expect(after(4.5).asked).toBeNull();
    expect(after(4.35).asked).not.toBeNull();
  });

  test('at home is for the doctor when the next one gained as little', () => {
    expect(
      saidOf([
        [21, 3.9, 'home'],
        [28, 3.92, 'home'],
        [29, 3.93, 'home'],
      ]).asked,
    ).toMatch(/Most babies gain more at this age\. Have Maya weighed by your doctor today or tomorrow\.$/);
    expect(
      saidOf([
        [21, 3.9, 'home'],
        [28, 3.92, 'home'],
        [29, 4.03, 'home'],
      ]).asked,
    ).toBeNull();
  });

  test.each([
    {
      what: '15 g a day to day 60',
      weights: [
        [53, 5],
        [60, 5.105],
      ],
      is: false,
    },
    {
      what: 'less than 15 g a day to day 60',
      weights: [
        [53, 5],
        [60, 5.104],
      ],
      is: true,
    },
    {
      what: '10 g a day to day 90',
      weights: [
        [80, 5.5],
        [90, 5.6],
      ],
      is: false,
    },
    {
      what: 'less than 10 g a day to day 90',
      weights: [
        [80, 5.5],
        [90, 5.599],
      ],
      is: true,
    },
    {
      what: 'a gram in 9 days',
      weights: [
        [80, 5.5],
        [89, 5.501],
      ],
      is: false,
    },
    {
      what: 'nothing in 4 days to day 90',
      weights: [
        [86, 5.5],
        [90, 5.5],
      ],
      is: false,
    },
    {
      what: 'nothing in 5 days to day 90',
      weights: [
        [85, 5.5],
        [90, 5.5],
      ],
      is: true,
    },
    {
      what: '3 g a day to day 150',
      weights: [
        [129, 6],
        [150, 6.063],
      ],
      is: false,
    },
    {
      what: 'less than 3 g a day to day 150',
      weights: [
        [129, 6],
        [150, 6.062],
      ],
      is: true,
    },
    {
      what: 'nothing in 13 days after day 90',
      weights: [
        [91, 6],
        [104, 6],
      ],
      is: false,
    },
    {
      what: 'nothing in 2 weeks to day 182',
      weights: [
        [168, 7],
        [182, 7],
      ],
      is: true,
    },
    {
      what: 'nothing in 2 weeks on day 183',
      weights: [
        [169, 7],
        [183, 7],
      ],
      is: false,
    },
  ] as const)('of $what: $is', ({ weights, is }) => {
    expect(saidOf(weights, { birthKg: null }).words?.kind === 'small-gain').toBe(is);
  });

  test('is not judged by what a baby loses in the first days', () => {
    expect(
      saidOf([
        [1, 3.4],
        [4, 3.25],
        [8, 3.4],
      ]).words?.kind,
    ).toBe('first-weeks');
  });
});

test('a gain that is too small on day 28 is so on day 29', () => {
  for (const place of ['doctor', 'home'] as const) {
    for (const grams of [-60, -20, 0, 30, 60, 90, 104]) {
      const on = (day: number) =>
        saidOf(
          [
            [day - 7, 3.9],
            [day, 3.9 + grams / 1000],
          ],
          { place },
        );
      expect({ grams, ask: on(29).asked?.slice(-50) }).toEqual({ grams, ask: on(28).asked?.slice(-50) });
      expect(on(28).asked).not.toBeNull();
    }
  }
});
