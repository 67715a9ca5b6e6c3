import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, lineKind, withWeights } from '#testing/growth/line-input.ts';
import { spacesToFall } from './crossed-words.ts';
import { FIRST_DAY_OF_LINES } from './line-point.ts';
import { lineWords } from './line-words.ts';

describe('a weight that moves to lower lines', () => {
  const bands = [
    { birthZ: -4 / 3 - 0.01, spaces: 1 },
    { birthZ: -4 / 3, spaces: 2 },
    { birthZ: -4 / 3 - 1e-9, spaces: 2 },
    { birthZ: 0, spaces: 2 },
    { birthZ: 4 / 3, spaces: 2 },
    { birthZ: 4 / 3 + 1e-9, spaces: 2 },
    { birthZ: 4 / 3 + 0.01, spaces: 3 },
  ] as const;

  test.each(bands)('born at z $birthZ: from $spaces spaces between lines', ({ birthZ, spaces }) => {
    expect(spacesToFall(birthZ)).toBe(spaces);
  });

  test.each([
    { birthZ: -1.34, fall: 0.667, says: 'crossed amber' },
    { birthZ: -1.3334, fall: 0.666, says: 'follows fern' },
    { birthZ: 1, fall: 4 / 3, says: 'crossed amber' },
    { birthZ: 1, fall: 1.34, says: 'crossed amber' },
    { birthZ: 1, fall: 1.33, says: null },
    { birthZ: 1.5, fall: 2, says: 'crossed amber' },
    { birthZ: 1.5, fall: 1.99, says: null },
    { birthZ: 1, fall: -3, says: null },
  ])('born at z $birthZ, lower by $fall: $says', ({ birthZ, fall, says }) => {
    expect(lineKind(withWeights([{ age: 60, z: birthZ - fall }], { birthWeightZ: birthZ }))).toBe(says);
  });

  test.each([
    { name: 'day 13 of age, before the lines begin', age: FIRST_DAY_OF_LINES - 1, says: null },
    { name: 'day 14', age: FIRST_DAY_OF_LINES, says: 'crossed amber' },
    { name: 'the last day before 24 months', age: 730, says: 'crossed amber' },
    { name: '24 months, from which no threshold was read', age: 731, says: null },
  ])('has a sentence on $name: $says', ({ age, says }) => {
    const child = { birthWeightKg: null, today: addDays(bornOn, age + 40) };

    expect(lineKind(withWeights([{ age, z: -1.5 }], child))).toBe(says);
  });

  const fallen = -1.5;
  test.each([
    { name: "a doctor's measurement", weights: [{ age: 60, z: fallen, place: 'doctor' }], says: 'crossed amber' },
    { name: 'a single one at home', weights: [{ age: 60, z: fallen, place: 'home' }], says: null },
    { name: 'a single one, nobody said where', weights: [{ age: 60, z: fallen, place: null }], says: null },
    {
      name: 'two at home on one day',
      weights: [
        { age: 60, z: fallen, place: 'home' },
        { age: 60, z: fallen, place: 'home' },
      ],
      says: null,
    },
    {
      name: 'two at home on two days',
      weights: [
        { age: 60, z: fallen, place: 'home' },
        { age: 61, z: fallen, place: 'home' },
      ],
      says: 'crossed amber',
    },
    {
      name: 'one at home after another that had not fallen',
      weights: [
        { age: 50, z: 0, place: 'home' },
        { age: 60, z: fallen, place: 'home' },
      ],
      says: null,
    },
    {
      name: "a doctor's, then a single one at home back on the line",
      weights: [
        { age: 50, z: fallen, place: 'doctor' },
        { age: 60, z: 0.3, place: 'home' },
      ],
      says: 'crossed amber',
    },
    {
      name: "a doctor's, then a doctor's back on the line",
      weights: [
        { age: 50, z: fallen, place: 'doctor' },
        { age: 60, z: 0.3, place: 'doctor' },
      ],
      says: null,
    },
    {
      name: "one at home far above, from which nothing is counted, then a doctor's",
      weights: [
        { age: 50, z: 1.2, place: 'home' },
        { age: 60, z: -0.5, place: 'doctor' },
      ],
      says: null,
    },
    {
      name: "a doctor's far above, then another doctor's",
      weights: [
        { age: 50, z: 1.2, place: 'doctor' },
        { age: 60, z: -0.5, place: 'doctor' },
      ],
      says: 'crossed amber',
    },
    {
      name: "a doctor's far above, then a single one at home",
      weights: [
        { age: 50, z: 1.2, place: 'doctor' },
        { age: 60, z: -0.5, place: 'home' },
      ],
      says: null,
    },
  ] as const)('$name: $says', ({ weights, says }) => {
    expect(lineKind(withWeights(weights))).toBe(says);
  });

  test.each([
    { name: 'born a day before 37 weeks', child: { gestationDays: 258 } },
    { name: 'of unknown gender', child: { gender: null } },
    { name: 'whose birth weight has no place', child: { birthWeightZ: null } },
  ])('has no sentence for a child $name', ({ child }) => {
    expect(lineWords(withWeights([{ age: 60, z: fallen }], child))).toBeNull();
  });

  test('says nothing where the weight has no score, a score that is more likely a slip, or one of another reference', () => {
    expect(lineWords(withWeights([{ age: 60, z: null }]))).toBeNull();
    expect(lineWords(withWeights([{ age: 60, z: -6.01 }]))).toBeNull();
    expect(lineWords(withWeights([{ age: 60, z: -1.5 }], { birthWeightZ: 6.01 }))).toBeNull();
    expect(lineWords(withWeights([{ age: 60, z: fallen, reference: 'CDC Growth Charts' }]))).toBeNull();
  });

  test('is described in numbers, with its source', () => {
    const words = lineWords(
      withWeights([
        { age: 55, z: fallen, place: 'home', value: 4.2 },
        { age: 60, z: fallen - 0.1 },
      ]),
    );

    expect(words?.title).toBe('Her weight has moved to lower lines.');
    expect(words?.text).toBe(
      "Maya's weight was at the 63rd percentile at birth, and at the 5th percentile on April 30, 2026. " +
        'Many children move between lines in the first two years; your doctor sees the whole picture. Show this to your doctor.',
    );
    expect(words?.forDoctor.map(plain)).toEqual([
      'Birth weight, Mar 1, 2026: 3.40 kg, 63rd percentile, z-score +0.33',
      'Weight on Apr 30, 2026, at the doctor: 5.00 kg, 5th percentile, z-score −1.60',
      'Fall: 1.93 standard deviations, 2.9 spaces between lines of the UK-WHO chart; published threshold for this birth weight: 2',
    ]);
    expect(words?.sources[0]?.title).toContain('NG75');
  });

  test('shows the doctor both measurements at home, and where the fall began', () => {
    const words = lineWords(
      withWeights(
        [
          { age: 30, z: 1.2 },
          { age: 55, z: -0.5, place: 'home' },
          { age: 60, z: -0.6, place: 'home' },
        ],
        { gender: 'male', birthWeightZ: 0 },
      ),
    );

    expect(words?.text).toContain("Maya's weight was at the 88th percentile on March 31, 2026,");
    expect(words?.title).toBe('His weight has moved to lower lines.');
    expect(words?.forDoctor).toHaveLength(5);
    expect(words?.forDoctor[1]).toContain('Weight on Mar 31, 2026, at the doctor');
    expect(words?.forDoctor[2]).toContain('Weight on Apr 25, 2026, at home');
  });

  test('is told from the highest place that a doctor measured', () => {
    const weights = [
      { age: 30, z: 0.6 },
      { age: 60, z: 1 },
      { age: 90, z: 0.8 },
      { age: 120, z: -1.5 },
    ];

    expect(plain(lineWords(withWeights(weights, { birthWeightZ: 0 }))?.text)).toContain('on April 30, 2026, and');
  });

  test('a low weight before the higher one does not make a second day of one after it', () => {
    const weights = [
      { age: 20, z: -0.5, place: 'home' },
      { age: 40, z: 1, place: 'doctor' },
      { age: 60, z: -0.5, place: 'home' },
    ] as const;

    expect(lineKind(withWeights(weights, { birthWeightZ: 0 }))).not.toBe('crossed amber');
  });
});
