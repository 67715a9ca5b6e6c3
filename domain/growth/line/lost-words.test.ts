import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, withWeights } from '#testing/growth/line-input.ts';
import { lostWords } from './lost-words.ts';

type Weights = Parameters<typeof withWeights>[0];
const said = (...weights: Weights) => lostWords(withWeights(weights, { today: addDays(bornOn, 150) }));

describe('a weight below an earlier one at the doctor', () => {
  test.each([
    { what: 'on day 14, still compared with the birth weight', first: 3, last: 14, is: false },
    { what: 'on day 15', first: 3, last: 15, is: true },
    { what: 'after a weight of the day of birth', first: 0, last: 40, is: false },
    { what: 'after a weight of the day after birth', first: 1, last: 40, is: true },
  ])('is told $what: $is', ({ first, last, is }) => {
    expect(said({ age: first, value: 4 }, { age: last, value: 3.7 }) !== null).toBe(is);
  });

  test('is told from the heaviest one', () => {
    const words = said({ age: 30, value: 5 }, { age: 60, value: 6 }, { age: 80, value: 5.9 }, { age: 120, value: 5.6 });

    expect(plain(words?.text)).toContain('At the doctor Maya weighed 6.00 kg on April 30, 2026');
    expect(words?.forDoctor.at(-1)).toBe('Loss: 6.7%; said from more than 5%, a threshold of our own');
  });

  test('is not told of a small loss, whatever was weighed at home since', () => {
    const atHome = { value: 5.5, place: 'home' } as const;

    expect(
      said({ age: 60, value: 6 }, { age: 80, value: 5.9 }, { age: 100, ...atHome }, { age: 104, ...atHome }),
    ).toBeNull();
    expect([said(), said({ age: 60, value: 6 })]).toEqual([null, null]);
  });

  test.each([
    { grams: 5700, loss: null },
    { grams: 5699, loss: 'a little over 5%' },
    { grams: 5697, loss: 'a little over 5%' },
    { grams: 5696, loss: '5.1%' },
    { grams: 5670, loss: '5.5%' },
  ])('of 6,000 g to $grams g reads $loss, never 5.0%', ({ grams, loss }) => {
    const words = said({ age: 60, value: 6 }, { age: 80, value: grams / 1000 });

    expect(words?.forDoctor.at(-1) ?? null).toBe(
      loss && `Loss: ${loss}; said from more than 5%, a threshold of our own`,
    );
  });
});
