import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, lineKind, withWeights } from '#testing/growth/line-input.ts';
import { calmFirstWeeksWords, farBelowBirthWords } from './first-weeks-words.ts';
import { FIRST_MONTH_WEIGHTS, NICE_RECOMMENDATIONS } from './line-sources.ts';
import { lineWords } from './line-words.ts';

describe('the first four weeks', () => {
  const inTime = { today: addDays(bornOn, 28) };
  const newborn = { today: addDays(bornOn, 20), birthWeightKg: 3 };

  test.each([
    { name: 'a tenth less, to the gram', age: 3, value: 2.7, says: 'first-weeks sky' },
    { name: 'a gram more than a tenth less', age: 3, value: 2.699, says: 'first-weeks amber' },
    { name: 'a gram less than a tenth less', age: 3, value: 2.701, says: 'first-weeks sky' },
    { name: 'a gram less than at birth, on day 14', age: 14, value: 2.999, says: 'first-weeks sky' },
    { name: 'a gram less than at birth, on day 15', age: 15, value: 2.999, says: 'first-weeks amber' },
    { name: 'the same as at birth, on day 14', age: 14, value: 3, says: 'first-weeks fern' },
    { name: 'more than at birth', age: 9, value: 3.1, says: 'first-weeks fern' },
    { name: 'far less on the day after birth', age: 1, value: 2.5, says: 'first-weeks amber' },
    { name: 'far less on the day of birth, which is the birth weight itself', age: 0, value: 2.5, says: null },
    { name: 'less on day 28', age: 28, value: 2.9, says: 'first-weeks amber' },
    { name: 'less on day 29', age: 29, value: 2.9, says: 'first-weeks amber' },
    { name: 'the same as at birth, on day 15', age: 15, value: 3, says: 'first-weeks amber' },
    { name: '14 g more than at birth, on day 15', age: 15, value: 3.014, says: 'first-weeks amber' },
    { name: '15 g more than at birth, on day 15', age: 15, value: 3.015, says: null },
    { name: 'the same as at birth, on day 28', age: 28, value: 3, says: 'first-weeks amber' },
    { name: '209 g more than at birth, on day 28', age: 28, value: 3.209, says: 'first-weeks amber' },
    { name: '210 g more than at birth, on day 28', age: 28, value: 3.21, says: null },
    { name: 'the same as at birth, on day 29', age: 29, value: 3, says: 'first-weeks amber' },
    { name: 'a gram more than at birth, on day 29', age: 29, value: 3.001, says: 'first-weeks amber' },
    { name: '689 g more than at birth, on day 60', age: 60, value: 3.689, says: 'first-weeks amber' },
    { name: '690 g more than at birth, on day 60', age: 60, value: 3.69, says: null },
    { name: 'a gram more than at birth, on day 61', age: 61, value: 3.001, says: null },
    { name: 'less on day 365', age: 365, value: 2.9, says: 'first-weeks amber' },
    { name: 'less on day 366, after the first year', age: 366, value: 2.9, says: null },
  ])("at the doctor's, $name: $says", ({ age, value, says }) => {
    const unscored = { birthWeightZ: null, today: addDays(bornOn, Math.max(age, 20)) };

    expect(lineKind(withWeights([{ age, value, z: null }], { ...newborn, ...unscored }))).toBe(says);
  });

  test.each([
    { name: 'one weight at home', weights: [{ age: 5, value: 2.6 }], says: 'first-weeks amber' },
    { name: 'one weight at home on day 15', weights: [{ age: 15, value: 2.6 }], says: 'first-weeks amber' },
    { name: 'one weight at home on day 28', weights: [{ age: 28, value: 2.6 }], says: 'first-weeks amber' },
    { name: 'one weight at home on day 29', weights: [{ age: 29, value: 2.6 }], says: 'first-weeks amber' },
    {
      name: 'one weight, nobody said where',
      weights: [{ age: 5, value: 2.6, place: null }],
      says: 'first-weeks amber',
    },
    {
      name: 'two weights at home of one day',
      weights: [
        { age: 5, value: 2.6 },
        { age: 5, value: 2.61 },
      ],
      says: 'first-weeks amber',
    },
    {
      name: 'two weights at home of two days that agree',
      weights: [
        { age: 4, value: 2.6 },
        { age: 5, value: 2.61 },
      ],
      says: 'first-weeks amber',
    },
    {
      name: 'two weights at home that do not agree',
      weights: [
        { age: 4, value: 2.9 },
        { age: 5, value: 2.6 },
      ],
      says: 'first-weeks amber',
    },
    {
      name: 'one weight at home, then one that is better',
      weights: [
        { age: 4, value: 2.6 },
        { age: 5, value: 2.9 },
      ],
      says: null,
    },
    {
      name: "a doctor's common loss, then a larger one at home",
      weights: [
        { age: 3, value: 2.8, place: 'doctor' },
        { age: 5, value: 2.6 },
      ],
      says: 'first-weeks amber',
    },
    {
      name: "a doctor's large loss, then one weight at home that is better",
      weights: [
        { age: 3, value: 2.6, place: 'doctor' },
        { age: 5, value: 2.9 },
      ],
      says: 'first-weeks amber',
    },
    {
      name: "a doctor's large loss, then two weights at home that are better",
      weights: [
        { age: 3, value: 2.6, place: 'doctor' },
        { age: 5, value: 2.8 },
        { age: 7, value: 2.9 },
      ],
      says: 'first-weeks sky',
    },
  ] as const)('$name: $says', ({ weights, says }) => {
    const atHome = weights.map((weight) => ({ place: 'home' as const, z: null, ...weight }));

    expect(
      lineKind(withWeights(atHome, { ...newborn, today: addDays(bornOn, Math.max(20, atHome.at(-1)?.age ?? 0)) })),
    ).toBe(says);
  });

  test.each([
    { name: 'born a day before 37 weeks', child: { gestationDays: 258 }, says: 'first-weeks amber' },
    { name: 'born at 37 weeks', child: { gestationDays: 259 }, says: 'first-weeks amber' },
    { name: 'without a birth weight', child: { birthWeightKg: null }, says: null },
    { name: 'with a birth weight that is none', child: { birthWeightKg: 0 }, says: null },
    { name: 'with a birth weight that no baby has', child: { birthWeightKg: 13 }, says: null },
    { name: 'of unknown gender, which no percent needs', child: { gender: null }, says: 'first-weeks amber' },
  ])('a child $name: $says', ({ child, says }) => {
    expect(lineKind(withWeights([{ age: 3, value: 2.6, z: null }], { ...newborn, ...child }))).toBe(says);
  });

  test.each([
    { today: 90, says: 'first-weeks sky' },
    { today: 91, says: null },
  ])(
    'a loss at the doctor that nobody weighed again is said for three months: on day $today $says',
    ({ today, says }) => {
      expect(lineKind(withWeights([{ age: 3, value: 2.9 }], { ...newborn, today: addDays(bornOn, today) }))).toBe(says);
    },
  );

  test.each([
    { what: 'on day 90, not weighed since', today: 90, since: [], says: 'first-weeks amber' },
    { what: 'on day 91', today: 91, since: [], says: null },
    { what: 'weighed again on day 29', today: 40, since: [{ age: 29, value: 3.9, z: null }], says: null },
  ])('a loss is not mentioned forever: $what $says', ({ today, since, says }) => {
    const weights = [{ age: 3, value: 2.6, z: null }, ...since];

    expect(lineKind(withWeights(weights, { ...newborn, today: addDays(bornOn, today) }))).toBe(says);
  });

  test('a loss of more than a tenth is given in numbers, with its source', () => {
    const words = lineWords(withWeights([{ age: 3, value: 3, z: null }], inTime));

    expect(plain(words?.text)).toBe(
      'On March 4, 2026 Maya weighed 3.00 kg at 3 days old, after 3.40 kg at birth, 11.8% less. ' +
        'When more than 10% is lost, doctors take a closer look at the baby and at feeding. ' +
        'Count wet diapers: fewer than one for each day of life, or after day 5 fewer than 6 a day, means the baby is not drinking enough. ' +
        'Weigh Maya again without clothes or a diaper, and call your doctor today.',
    );
    expect(words?.forDoctor.map(plain)).toEqual([
      'Birth weight, Mar 1, 2026: 3.40 kg',
      'Weight on Mar 4, 2026, at the doctor: 3.00 kg',
      'Loss since birth: 11.8%',
    ]);
    expect(words?.sources.map(({ publisher }) => publisher)).toEqual([
      'NICE',
      "Seattle Children's",
      'Texas WIC',
      'American Academy of Pediatrics',
    ]);
    expect(words?.measuredOn).toBe('2026-03-04');
  });

  test('a loss that is still the latest on day 29 is for today or tomorrow', () => {
    const later = lineWords(withWeights([{ age: 3, value: 3 }], { today: addDays(bornOn, 29) }));

    expect(later?.title).toBe('A weight to show your doctor.');
    expect(later?.text).toMatch(/Have Maya weighed by your doctor today or tomorrow\.$/);
  });

  test('names the signs with which a call cannot wait', () => {
    expect(lineWords(withWeights([{ age: 3, value: 3, place: 'home' }], inTime))?.callNow).toEqual([
      'Maya is very sleepy, hard to wake, or too weak to feed. If Maya cannot be woken, call 911.',
      'A temperature of 100.4 °F (38.0 °C) or higher.',
      'A temperature under 96.8 °F (36.0 °C) that does not rise with skin-to-skin.',
      'No wet diaper for 8 hours, or a sunken soft spot.',
      'Yellow legs, or skin that is deep yellow or getting yellower.',
    ]);
  });

  test.each([
    { birthWeightKg: 3, value: 2.715, says: ', 9.5% less' },
    { birthWeightKg: 3, value: 2.7, says: ', 10.0% less' },
    { birthWeightKg: 3.4, value: 3.059, says: ', a little over 10% less' },
    { birthWeightKg: 2, value: 1.799, says: ', 10.1% less' },
    { birthWeightKg: 3, value: 2.685, says: ', 10.5% less' },
    { birthWeightKg: 3, value: 2.999, says: ', under 0.1% less' },
  ])('a loss never reads as none, nor a little more than a tenth as a tenth: $value of $birthWeightKg kg', (given) => {
    const child = { ...newborn, birthWeightKg: given.birthWeightKg };

    expect(lineWords(withWeights([{ age: 3, value: given.value }], child))?.text).toContain(given.says);
  });

  test.each([
    {
      what: 'only the latest of two weights is low',
      weights: [
        { age: 2, value: 2.9, place: 'home' },
        { age: 5, value: 2.6, place: 'home' },
      ],
      title: 'Weigh again, and call your doctor today.',
    },
    {
      what: "a doctor's weight was low, and the next at home is not",
      weights: [
        { age: 3, value: 2.6, place: 'doctor' },
        { age: 5, value: 2.9, place: 'home' },
      ],
      title: 'A weight to show your doctor.',
    },
  ] as const)('whether to call today goes by the latest weight: $what', ({ weights, title }) => {
    expect(lineWords(withWeights(weights, { ...newborn, today: addDays(bornOn, 6) }))?.title).toBe(title);
  });

  test('nothing calm is said while a newer weight at home says otherwise, or of a large loss', () => {
    const weights = [
      { age: 3, value: 2.8, place: 'doctor', z: null },
      { age: 9, value: 3.1, place: 'home', z: null },
    ] as const;

    expect(lineKind(withWeights(weights, newborn))).toBeNull();
    expect(calmFirstWeeksWords(withWeights([{ age: 3, value: 2.6 }], newborn))).toBeNull();
  });

  test('birth weight not back after 14 days says how many take longer', () => {
    const words = lineWords(withWeights([{ age: 17, value: 3.3 }], inTime));

    expect(words?.title).toBe('Not yet at her birth weight.');
    expect(plain(words?.text)).toBe(
      'On March 18, 2026 Maya weighed 3.30 kg at 17 days old, after 3.40 kg at birth. ' +
        'Doctors expect birth weight back by 10 to 14 days; in a large study 14 of 100 babies, and 24 of 100 after a cesarean, took longer, and your doctor sees the whole picture. ' +
        'Weigh Maya again without clothes or a diaper, and call your doctor today or tomorrow.',
    );
  });

  test('a common loss is explained, in the units of the family', () => {
    const today = addDays(bornOn, 5);
    const words = lineWords(withWeights([{ age: 1, value: 3.22 }], { birthWeightKg: 3.4, units: 'us', today }));

    expect(words?.title).toBe('Losing some weight at first is common.');
    expect(plain(words?.text)).toBe(
      'On March 2, 2026 Maya weighed 7 lb 1.6 oz at 1 day old, after 7 lb 7.9 oz at birth, 5.3% less. ' +
        'The loss usually stops after 3 or 4 days; with more than 10%, call your doctor the same day.',
    );
    expect(words?.forDoctor).toEqual([]);
  });

  test('a common loss without a newer weight asks for one from day 6 on', () => {
    const on = (today: number) =>
      withWeights([{ age: 3, value: 3.1 }], { birthWeightKg: 3.4, today: addDays(bornOn, today) });

    expect(lineWords(on(5))?.title).toBe('8.8% less than at birth.');
    expect(lineWords(on(6))?.title).toBe('Time to weigh Maya again.');
    expect(plain(lineWords(on(6))?.text)).toBe(
      'On March 4, 2026 Maya weighed 3.10 kg at 3 days old, after 3.40 kg at birth, 8.8% less. Count wet diapers: fewer than one for each day of life, or after day 5 fewer than 6 a day, means the baby is not drinking enough. Have Maya weighed by your doctor today; with more than 10%, call your doctor the same day.',
    );
    for (const day of [7, 10, 28, 29, 90]) expect(lineWords(on(day))?.text).toBe(lineWords(on(6))?.text);
    expect(lineWords(on(91))).toBeNull();
  });

  test('a baby who has not gained since the first week is not praised', () => {
    const weights = [
      { age: 14, value: 3.55 },
      { age: 21, value: 3.55 },
    ];
    const of = (value: number) =>
      lineWords(
        withWeights([...weights.slice(0, 1), { age: 21, value }], { birthWeightKg: 3.5, today: addDays(bornOn, 21) }),
      );

    expect(of(3.55)?.title).toBe('Unchanged in 7 days.');
    expect(plain(of(3.56)?.title)).toBe('Only up 10 g in 7 days.');
    expect(of(3.7)).toBeNull();
  });

  test('birth weight regained is good news', () => {
    const words = lineWords(withWeights([{ age: 12, value: 3.45 }], { today: addDays(bornOn, 20), gender: 'male' }));

    expect(words?.title).toBe('Back at his birth weight.');
    expect(words?.text).toContain('Most babies are back at birth weight by 10 to 14 days.');
  });

  test.each([
    { value: 3.999, less: 'under 0.1%' },
    { value: 3.998, less: '0.1%' },
    { value: 3.96, less: '1.0%' },
  ])('a loss is told by its percentage, and a tiny one never as none: $value kg of 4, $less', ({ value, less }) => {
    const words = lineWords(withWeights([{ age: 3, value }], { today: addDays(bornOn, 5), birthWeightKg: 4 }));

    expect(plain(words?.text)).toContain(`after 4.00 kg at birth, ${less} less.`);
  });

  test.each([
    { gestationDays: null, source: FIRST_MONTH_WEIGHTS },
    { gestationDays: 240, source: NICE_RECOMMENDATIONS },
  ])('a weight still below names its source, which for a child born early is not the study: $source.title', (one) => {
    const { gestationDays, source } = one;
    const weights = [
      { age: 4, value: 2.65 },
      { age: 12, value: 2.8 },
    ];

    expect(farBelowBirthWords(withWeights(weights, { ...newborn, gestationDays }))?.sources).toEqual([source]);
  });

  test.each([
    { what: 'a few grams short of birth weight in between', values: [3.3, 3, 3.15, 3.2], is: 'Still below' },
    { what: 'back at birth weight in between', values: [3.3, 3.05, 3.4, 3.2], is: 'Still losing weight' },
    { what: 'three times lower', values: [3.3, 3.3, 3.2, 3.12], is: 'Still losing weight' },
    { what: 'a few grams lower at home', values: [3.3, 3.3, 3.34, 3.26], is: 'A weight to check again' },
  ])('a weight far below after a loss is told, $what: $is', ({ values, is }) => {
    const weights = values.map((value, n) => ({ age: 2 + 3 * n, value, place: 'home' as const, z: null }));
    const words = lineWords(withWeights(weights, { today: addDays(bornOn, 11) }));

    expect(words?.title).toMatch(new RegExp(`^${is}`));
  });

  test('a weight that came up and is still far below says how far, to the doctor and without alarm', () => {
    const atHome = [
      { age: 8, value: 3, place: 'home', z: null },
      { age: 9, value: 3.07, place: 'home', z: null },
    ] as const;
    const words = (child: object) =>
      plain(lineWords(withWeights(atHome, { today: addDays(bornOn, 9), ...child }))?.text);
    const compared = 'On March 10, 2026 Maya weighed 3.07 kg at 9 days old, after 3.40 kg at birth, still 9.7% less. ';

    expect(words({})).toBe(
      `${compared}Most babies are back at birth weight by 10 to 14 days. Have Maya weighed by your doctor today or tomorrow.`,
    );
    expect(words({ gestationDays: 245 })).toBe(`${compared}Have Maya weighed by your doctor today or tomorrow.`);
  });
});
