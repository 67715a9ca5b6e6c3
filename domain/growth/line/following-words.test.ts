import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, lineKind, maya, point, withWeights } from '#testing/growth/line-input.ts';
import { lineWords } from './line-words.ts';
import { zOfPercentile } from '../score/percentile.ts';

describe('a weight that follows its line', () => {
  const between59And74 = [
    { age: 32, z: zOfPercentile(74), place: 'home', value: 4.5 },
    { age: 64, z: zOfPercentile(59), place: 'home', value: 5.4 },
  ] as const;

  test('since birth', () => {
    const words = lineWords(withWeights(between59And74));

    expect(words?.tone).toBe('fern');
    expect(words?.title).toBe('Following her own line.');
    expect(words?.text).toBe("Since birth Maya's weight has stayed between the 59th and 74th percentile.");
    expect(words?.forDoctor).toEqual([]);
    expect(words?.measuredOn).toBe('2026-05-04');
  });

  test('since the first measurement, when the birth weight has no place', () => {
    const words = lineWords(withWeights(between59And74, { birthWeightZ: null, gender: 'male' }));

    expect(words?.title).toBe('Following his own line.');
    expect(words?.text).toBe("Since April 2, 2026 Maya's weight has stayed between the 59th and 74th percentile.");
  });

  test('since the first measurement by the reference in use, when another began', () => {
    const cdc = 'CDC Growth Charts';
    const words = lineWords(
      withWeights(
        [
          { age: 600, z: 1 },
          { age: 740, z: 0.2, reference: cdc },
          { age: 800, z: 0.2, reference: cdc },
        ],
        { today: addDays(bornOn, 900) },
      ),
    );

    expect(words?.text).toBe("Since March 10, 2028 Maya's weight has stayed at the 58th percentile.");
  });

  test.each([
    { name: 'one space between lines', z: 0.33 + 0.66, says: 'follows fern' },
    { name: 'a little more than one space', z: 0.33 + 0.68, says: null },
    { name: 'a little more than one space lower', z: 0.33 - 0.68, says: null },
  ])('$name: $says', ({ z, says }) => {
    expect(lineKind(withWeights([{ age: 60, z }], { birthWeightZ: 0.33 }))).toBe(says);
  });

  test.each([
    { name: '27 days after birth', weights: [{ age: 27, place: 'doctor' }], says: null },
    { name: '28 days after birth', weights: [{ age: 28, place: 'doctor' }], says: 'follows fern' },
    { name: 'one at home after birth', weights: [{ age: 60, place: 'home' }], says: null },
    { name: "one at the doctor's after birth", weights: [{ age: 60, place: 'doctor' }], says: 'follows fern' },
    {
      name: 'two at home on one day',
      weights: [
        { age: 60, place: 'home' },
        { age: 60, place: 'home' },
      ],
      says: null,
    },
    {
      name: 'the first days, when babies lose weight, do not count',
      weights: [
        { age: 4, place: 'doctor', z: -1.2, value: 3.2 },
        { age: 60, place: 'doctor' },
      ],
      says: 'follows fern',
    },
  ] as const)('$name: $says', ({ weights, says }) => {
    const child = { birthWeightZ: 0.1, birthWeightKg: null, today: addDays(bornOn, 90) };

    expect(lineKind(withWeights(weights, child))).toBe(says);
  });

  test('a single measurement without a birth weight is no line', () => {
    expect(lineWords(withWeights([{ age: 60 }], { birthWeightZ: null }))).toBeNull();
  });

  test('a child born early follows from the first scored day, by its corrected age', () => {
    const weights = [
      { age: 60, ageDays: 20, z: 0.4, value: 4 },
      { age: 100, ageDays: 60, z: 0.6 },
    ];

    expect(lineWords(withWeights(weights, { gestationDays: 240 }))?.text).toContain('Since April 30, 2026');
  });

  test('a child of unknown gender is not compared', () => {
    expect(lineWords(withWeights(between59And74, { gender: null }))).toBeNull();
  });

  test('a home weight far from the line is not passed over', () => {
    const weights = [...between59And74, { age: 90, z: -1.4, place: 'home' as const }];

    expect(lineWords(withWeights(weights))).toBeNull();
  });

  test.each([
    { zs: [1.9, 2], text: 'between the 97th and 98th percentile' },
    { zs: [-2, -1.9], text: 'between the 2nd and 3rd percentile' },
    { zs: [0.3, 0.3], text: 'at the 62nd percentile' },
  ])('at $zs it reads $text', ({ zs, text }) => {
    const weights = zs.map((z, index) => ({ age: 60 + 60 * index, z, value: 5 + index }));

    expect(lineWords(withWeights(weights, { birthWeightZ: null }))?.text).toContain(`has stayed ${text}.`);
  });

  test.each([{ zs: [1.9, 2.01] }, { zs: [-2.01, -1.9] }, { zs: [3.1, 3.4] }])(
    'a line as far out as $zs is no good news by any reference',
    ({ zs }) => {
      const weights = zs.map((z, index) => ({ age: 800 + 60 * index, z, reference: 'CDC growth charts' }));

      expect(lineWords(withWeights(weights, { birthWeightZ: null, today: addDays(bornOn, 1000) }))).toBeNull();
    },
  );

  test('says nothing reassuring about a confirmed weight that is more likely a slip', () => {
    const weights = [...between59And74, { age: 90, value: 64, z: 40 }];

    expect(lineWords(withWeights(weights))).toBeNull();
  });

  test('one space between lines to the last digit still is one', () => {
    expect(lineKind(withWeights([{ age: 60, z: 2 / 3 }], { birthWeightZ: 0 }))).toBe('follows fern');
  });

  test('a birth weight that is more likely a slip has no place on the line', () => {
    expect(lineWords(withWeights(between59And74, { birthWeightZ: 7 }))?.text).toContain('Since April 2, 2026');
  });

  test.each([
    {
      name: 'a large loss on day 13, before the lines begin',
      weight: { age: 13, value: 3, z: 0.1 },
      says: 'follows fern',
    },
    { name: 'a large loss on day 14', weight: { age: 14, value: 3, z: 0.1 }, says: null },
    { name: 'a common loss on day 14', weight: { age: 14, value: 3.3, z: 0.1 }, says: 'follows fern' },
    { name: 'a weight that no reference places', weight: { age: 90, value: 5.5, z: null }, says: 'follows fern' },
  ])('$name: $says', ({ weight, says }) => {
    const later = [
      { age: 60, z: 0.1 },
      { age: 100, z: 0.1, value: 6 },
    ];
    const child = { birthWeightZ: 0.1, today: addDays(bornOn, 120) };

    expect(lineKind(withWeights([weight, ...later], child))).toBe(says);
  });

  test.each([
    { measure: 'head', zs: [-0.66, 1.92], says: 'head amber' },
    { measure: 'head', zs: [0.03, -1.92], says: null },
    { measure: 'height', zs: [-0.04, -0.5, -1.94], says: null },
    { measure: 'weight-for-length', zs: [0, 1.5], says: null },
    { measure: 'head', zs: [0, 1.34], says: null },
    { measure: 'head', zs: [0, 1.33], says: 'follows fern' },
    { measure: 'height', zs: [1.9, 2.4], says: 'follows fern' },
    { measure: 'head', zs: [-2.5], says: null },
  ] as const)('is not praised beside another measure that moved: $measure at $zs, $says', ({ measure, zs, says }) => {
    const moved = zs.map((z, index) => point({ age: 215 + 60 * index, z, value: 42, place: 'home' }));
    const weight = [60, 215, 335].map((age) => point({ age, z: 0.1, value: 5 }));

    expect(lineKind({ ...maya, birthWeightZ: 0.1, series: { weight, [measure]: moved } })).toBe(says);
  });

  test('a year after the latest weight it is not said any longer', () => {
    const said = [365, 366].map((days) =>
      lineKind(withWeights([{ age: 60, z: 0.1 }], { birthWeightZ: 0.1, today: addDays(bornOn, 60 + days) })),
    );

    expect(said).toEqual(['follows fern', null]);
  });
});
