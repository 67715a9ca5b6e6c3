import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain, withWeights } from '#testing/growth/line-input.ts';
import { lineWords } from './line-words.ts';
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

  test.each([
    {
      what: 'fallen since day 6',
      weights: [
        [6, 3.6],
        [13, 3.41],
      ],
      is: true,
    },
    {
      what: 'fallen since day 9, though it is back at birth weight',
      weights: [
        [9, 3.9],
        [13, 3.5],
      ],
      is: true,
    },
    {
      what: 'fallen by a twentieth since day 6',
      weights: [
        [6, 3.6],
        [13, 3.42],
      ],
      is: false,
    },
    {
      what: 'fallen since day 5 alone, within the loss of the first days',
      weights: [
        [5, 3.6],
        [13, 3.41],
      ],
      is: false,
    },
    {
      what: 'fallen since day 1, and not since day 6',
      weights: [
        [1, 3.6],
        [6, 3.41],
        [10, 3.4],
      ],
      is: false,
    },
  ])('of the first two weeks, $what: $is', ({ weights, is }) => {
    const of = weights.map(([age = 0, value = 0]) => ({ age, value }));
    const input = withWeights(of, { birthWeightKg: 3.4, today: addDays(bornOn, 13) });

    expect(lineWords(input)?.title === 'A weight to show your doctor today.').toBe(is);
  });

  test('of the first two weeks at home, two that agree and one that fell by a tenth are told too', () => {
    const atHome = (...weights: (readonly [number, number])[]) =>
      lineWords(
        withWeights(
          [{ age: 7, value: 3.8 }, ...weights.map(([age, value]) => ({ age, value, place: 'home' as const }))],
          { birthWeightKg: 3.4, today: addDays(bornOn, 13) },
        ),
      );

    expect(atHome([12, 3.5], [13, 3.5])?.title).toBe('A weight to have checked by your doctor.');
    expect(atHome([13, 3.42])?.title).toBe('A weight to check again.');
    expect(atHome([13, 3.7])?.title).toBe('A weight to check again.');
    expect(atHome([13, 3.71])?.title).toMatch(/^Down 90\sg in 6 days\.$/);
  });

  test('is told from the heaviest one', () => {
    const words = said({ age: 30, value: 5 }, { age: 60, value: 6 }, { age: 80, value: 5.9 }, { age: 120, value: 5.6 });

    expect(plain(words?.text)).toContain('At the doctor Maya weighed 6.00 kg on April 30, 2026');
    expect(words?.forDoctor.at(-1)).toBe('Loss: 6.7%; said from more than 5%, a threshold of our own');
  });

  test('is not told of a small loss, whatever was weighed at home since', () => {
    const atHome = { value: 5.5, place: 'home' } as const;

    expect(
      said({ age: 60, value: 6 }, { age: 80, value: 5.91 }, { age: 100, ...atHome }, { age: 104, ...atHome }),
    ).toBeNull();
    expect([said(), said({ age: 60, value: 6 })]).toEqual([null, null]);
  });

  test.each([
    { grams: 5901, loss: null },
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

describe('how soon a loss asks for the doctor', () => {
  const lost = (age: number, daysAgo = 0) =>
    lineWords(
      withWeights(
        [
          { age: age - 30, value: 7 },
          { age, value: 6.4, z: -1.5 },
        ],
        { today: addDays(bornOn, age + daysAgo) },
      ),
    );

  test.each([
    { age: 150, daysAgo: 0, when: 'today' },
    { age: 150, daysAgo: 14, when: 'today' },
    { age: 150, daysAgo: 15, when: 'today or tomorrow' },
    { age: 150, daysAgo: 33, when: 'in the next few days' },
    { age: 365, daysAgo: 0, when: 'today' },
    { age: 366, daysAgo: 0, when: 'in the next few days' },
  ])('at $age days, weighed $daysAgo days ago: $when', ({ age, daysAgo, when }) => {
    expect(lost(age, daysAgo)?.text).toMatch(new RegExp(` weighed again, and call your doctor ${when}\\.$`));
    expect(lost(age, daysAgo)?.title).toBe(`A weight to show your doctor${when === 'today' ? ' today' : ''}.`);
  });

  test('in the first year it comes before a value far beyond the lines, later after it', () => {
    const far = (age: number) =>
      lineWords(
        withWeights(
          [
            { age: age - 30, value: 7 },
            { age, value: 6.4, z: -3.2 },
          ],
          { today: addDays(bornOn, age) },
        ),
      );

    expect([far(150)?.kind, far(400)?.kind]).toEqual(['lost', 'beyond']);
  });
});

describe('two weights at home below an earlier one', () => {
  const atHome = (...weights: readonly (readonly [age: number, value: number, place?: 'doctor'])[]) =>
    lineWords(
      withWeights(
        weights.map(([age, value, place = 'home' as const]) => ({ age, value, place, z: 0 })),
        { today: addDays(bornOn, weights.at(-1)?.[0] ?? 0) },
      ),
    );

  test('ask to be checked at the doctor, with all three numbers', () => {
    const words = atHome([120, 6.5, 'doctor'], [123, 5.8], [124, 5.8]);

    expect(words?.title).toBe('A weight to have checked by your doctor today.');
    expect(plain(words?.text)).toBe(
      'At home Maya weighed 5.80 kg on July 3, 2026, after 6.50 kg on June 29, 2026, 10.8% less. Clothes and another scale explain small differences; this one is larger, and two weights at home agree. Have Maya weighed at the doctor, and call your doctor today.',
    );
    expect(words?.forDoctor).toHaveLength(4);
  });

  test.each([
    {
      what: 'more than a tenth',
      weights: [
        [120, 6.5, 'doctor'],
        [123, 5.84],
        [124, 5.84],
      ],
      when: 'today',
    },
    {
      what: 'up to a tenth',
      weights: [
        [120, 6.5, 'doctor'],
        [123, 5.85],
        [124, 5.85],
      ],
      when: 'today',
    },
    {
      what: 'up to a tenth after the first half year',
      weights: [
        [220, 6.5, 'doctor'],
        [223, 5.85],
        [224, 5.85],
      ],
      when: 'in the next few days',
    },
    {
      what: 'after the first year',
      weights: [
        [700, 12, 'doctor'],
        [723, 10],
        [724, 10],
      ],
      when: 'in the next few days',
    },
    {
      what: 'from two at home',
      weights: [
        [119, 6.5],
        [120, 6.5],
        [123, 5.8],
        [124, 5.8],
      ],
      when: 'today',
    },
    {
      what: 'from one at home that nothing confirms',
      weights: [
        [120, 6.5],
        [123, 5.8],
        [124, 5.8],
      ],
      when: null,
    },
    {
      what: 'up to a twentieth',
      weights: [
        [120, 6.5, 'doctor'],
        [123, 6.18],
        [124, 6.18],
      ],
      when: null,
    },
    {
      what: 'one alone',
      weights: [
        [120, 6.5, 'doctor'],
        [124, 5.8],
      ],
      when: null,
    },
    {
      what: 'ended by two that agree on more',
      weights: [
        [120, 6.5, 'doctor'],
        [123, 5.8],
        [124, 5.8],
        [126, 6.4],
        [127, 6.4],
      ],
      when: null,
    },
    {
      what: 'checked by the doctor, who weighed more',
      weights: [
        [120, 6.5, 'doctor'],
        [123, 5.8],
        [124, 5.8],
        [125, 6.5, 'doctor'],
      ],
      when: null,
    },
  ] as const)('$what: $when', ({ weights, when }) => {
    const words = atHome(...weights);
    const [, asked = null] = /weighed at the doctor, and call your doctor (.*)\.$/.exec(words?.text ?? '') ?? [];

    expect(asked).toBe(when);
  });

  test('that lost more than a tenth are heard beside an older loss at the doctor', () => {
    const words = atHome([60, 7, 'doctor'], [90, 6.5, 'doctor'], [123, 5.8], [124, 5.8]);

    expect(words?.kind).toBe('lost-at-home');
  });
});

describe('[decision 65] a single weight at home 10% or more below an earlier one', () => {
  const home = (age: number, value: number) => ({ age, value, place: 'home' }) as const;
  const told = (weights: Weights, today = weights.at(-1)?.age ?? 0) =>
    lineWords(withWeights(weights, { today: addDays(bornOn, today) }));

  test('asks to be weighed again on the same scale', () => {
    const words = told([home(60, 5), home(75, 4.3)]);

    expect(words).toMatchObject({ kind: 'lost-at-home', title: 'A weight to check again.', callNow: [] });
    expect(plain(words?.text)).toBe(
      'At home Maya weighed 4.30 kg on May 15, 2026, after 5.00 kg on April 30, 2026, 14.0% less. Clothes or another scale can explain it. Weigh Maya again today on the same scale, without clothes; if it is still that low, or Maya seems unwell, call your doctor today.',
    );
  });

  test('as low once more asks for the doctor, and after that the earlier one is taken for a slip', () => {
    const low = [home(60, 5), home(75, 4.3), home(76, 4.32)];

    expect(told(low)?.text).toContain('Weighed again it is still lower than on April 30, 2026: call your doctor today');
    expect(told([...low, home(80, 4.4)])?.kind).not.toBe('lost-at-home');
  });

  test.each([
    { what: 'of exactly 10%', weights: [home(200, 5), home(215, 4.5)], is: true },
    { what: 'of less', weights: [home(200, 5), home(215, 4.51)], is: false },
    { what: 'below a weight at the doctor', weights: [{ age: 60, value: 5 }, home(75, 4.4)], is: true },
    {
      what: 'that was not there when it was weighed again',
      weights: [home(60, 5), home(75, 4.3), home(76, 5)],
      is: false,
    },
    { what: 'of an older child', weights: [home(800, 12), home(830, 10.5)], is: true },
    { what: 'in the first two weeks', weights: [home(5, 5), home(14, 4.3)], is: true },
  ])('is told $what: $is', ({ weights, is }) => {
    expect(told(weights)?.title === 'A weight to check again.').toBe(is);
  });

  test.each([
    { weights: [home(60, 5), home(75, 4.3)], what: 'to the end of the first half year', on: 182 },
    { weights: [home(168, 5), home(183, 4.3)], what: 'later for 14 days', on: 197 },
  ])('is told $what', ({ weights, on }) => {
    expect(told(weights, on)?.kind).toBe('lost-at-home');
    expect(told(weights, on + 1)?.kind).not.toBe('lost-at-home');
  });
});
