import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, withWeights } from '#testing/growth/line-input.ts';
import { lineWords } from './line-words.ts';

type Weights = Parameters<typeof withWeights>[0];
const home = { place: 'home' } as const;
const saidOn = (age: number, ...weights: Weights) =>
  lineWords(withWeights(weights, { today: addDays(bornOn, age), birthWeightKg: 3.2, birthWeightZ: 0 }));
const titleOf = (...weights: Weights) => saidOn(weights.at(-1)?.age ?? 0, ...weights)?.title;

describe('a loss of weight in the first six months, at the doctor', () => {
  test('comes before what is said of lower lines, says how much, and to call the doctor', () => {
    const words = saidOn(128, { age: 95, value: 4.4, z: -1.9 }, { age: 128, value: 4.3, z: -2.53 });

    expect(words?.title).toBe('A weight to show your doctor today.');
    expect(plain(words?.text)).toBe(
      'At the doctor Maya weighed 4.40 kg on June 4, 2026 and 4.30 kg on July 7, 2026, 2.3% less. ' +
        'At this age babies gain from month to month, and your doctor sees the whole picture. ' +
        'Have Maya weighed again, and call your doctor today.',
    );
    expect(words?.forDoctor.at(-1)).toBe('Loss: 2.3%; said to day 182, a threshold of our own');
  });

  test('comes before a value far beyond the lines while it is for today', () => {
    const weights = [
      { age: 95, value: 4.4, z: -2.9 },
      { age: 128, value: 4.3, z: -3.4 },
    ];

    expect(saidOn(142, ...weights)?.kind).toBe('lost');
    expect(saidOn(143, ...weights)?.kind).toBe('beyond');
  });

  test('is for today or tomorrow once it is two weeks old, and for the next few days after the first half year', () => {
    const weights = [
      { age: 95, value: 4.4 },
      { age: 128, value: 4.3 },
    ];

    expect(saidOn(143, ...weights)?.text).toContain('call your doctor today or tomorrow.');
    expect(saidOn(182, ...weights)?.text).toContain('call your doctor today or tomorrow.');
    expect(saidOn(183, ...weights)?.text).toContain('call your doctor in the next few days.');
  });

  test.each([
    { what: 'by a little over four weeks', from: 60, to: 88, grams: 10, is: true },
    { what: 'by a little in less', from: 60, to: 87, grams: 90, is: false },
    { what: 'by 100 g in a day', from: 60, to: 61, grams: 100, is: true },
    { what: 'of a newborn, which has its own sentences', from: 16, to: 28, grams: 100, is: false },
    { what: 'on day 29', from: 16, to: 29, grams: 100, is: true },
    { what: 'on day 182', from: 150, to: 182, grams: 100, is: true },
    { what: 'on day 183', from: 150, to: 183, grams: 100, is: false },
    { what: 'without a loss', from: 60, to: 100, grams: 0, is: false },
  ])('is told $what: $is', ({ from, to, grams, is }) => {
    const title = titleOf({ age: from, value: 5 }, { age: to, value: 5 - grams / 1000 });

    expect(title === 'A weight to show your doctor today.').toBe(is);
  });

  test('ends with a weight that is higher again', () => {
    const title = titleOf({ age: 60, value: 5 }, { age: 100, value: 4.9 }, { age: 120, value: 5.4 });

    expect(title ?? '').not.toContain('to show your doctor');
  });
});

test('a single weight at home asks to be weighed again in the first six months; two that agree ask for the doctor', () => {
  const before = { age: 60, value: 5 };

  expect(titleOf(before, { age: 100, value: 4.9, ...home })).toBe('A weight to check again.');
  const two = [before, { age: 97, value: 4.92, ...home }, { age: 100, value: 4.9, ...home }];
  expect(titleOf(...two)).toBe('A weight to have checked by your doctor today.');
  expect(plain(saidOn(100, ...two)?.text)).toBe(
    'At home Maya weighed 4.90 kg on June 9, 2026, after 5.00 kg on April 30, 2026, 2.0% less. ' +
      'At this age babies gain from month to month, and two weights at home agree. ' +
      'Have Maya weighed at the doctor, and call your doctor today.',
  );
});
