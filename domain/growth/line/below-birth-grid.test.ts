import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, plain } from '#testing/growth/line-input.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { lineInput, type PlacedValues } from './line-input.ts';
import { lineWords } from './line-words.ts';

const plan = referencePlan(references, 'who');
const CALL_TODAY = 'Weigh again, and call your doctor today.';
const GENDERS = ['female', 'male', null] as const;
const PLACES = ['home', 'doctor', null] as const;
const BIRTHS = [2000, 2600, 3000, 3500, 4000, 4500];
/** In grams of 1,000. */
const LOSSES = [5, 20, 50, 99, 101, 130, 180];
const DAYS = [15, 16, 17, 20, 21, 22, 27, 28, 29, 30, 31, 33, 34, 45, 59, 60, 90, 91, 180, 365];

type Weighed = { readonly age: number; readonly kg: number; readonly place: (typeof PLACES)[number] };

function weighed({ age, kg, place }: Weighed): PlacedValues {
  return { measuredOn: addDays(bornOn, age), weightKg: kg, heightCm: 50, position: null, headCm: null, place };
}

type Child = {
  readonly gender: (typeof GENDERS)[number];
  readonly birthKg: number | null;
  readonly gestationDays?: number;
};

function inputOf({ gender, birthKg, gestationDays }: Child, weights: readonly Weighed[], today: number) {
  const child = { firstName: 'Maya', gender, bornOn, gestationDays: gestationDays ?? null, birthWeightKg: birthKg };
  const measurements = weights.map(weighed);
  return lineInput({ child, measurements, plan, today: addDays(bornOn, today), units: 'metric' });
}

const lighter = (grams: number, loss: number) => Math.round(grams * (1 - loss / 1000)) / 1000;

describe('a weight below birth weight after two weeks', () => {
  const cells = GENDERS.flatMap((gender) =>
    BIRTHS.flatMap((grams) => PLACES.flatMap((place) => LOSSES.map((loss) => ({ gender, grams, place, loss })))),
  );

  test.each(DAYS)('on day %i says what to do, wherever it was weighed, beside no percentile', (age) => {
    const said = cells.map((cell) => {
      const { gender, grams, place, loss } = cell;
      const input = inputOf({ gender, birthKg: grams / 1000 }, [{ age, kg: lighter(grams, loss), place }], age);
      const words = lineWords(input);
      return { ...cell, tone: words?.tone, title: words?.title, z: input.series.weight?.at(-1)?.z };
    });

    expect(said).toEqual(
      cells.map((cell) => {
        const below = { female: 'her', male: 'his', unknown: 'their' }[cell.gender ?? 'unknown'];
        const title = cell.loss > 100 ? CALL_TODAY : `Not yet at ${below} birth weight.`;
        return { ...cell, tone: 'amber', title, z: null };
      }),
    );
  });

  test.each(DAYS)('keeps its sentence when the next one, on day %i, is as low', (age) => {
    const twice = cells.map(({ gender, grams, place, loss }) => {
      const kg = lighter(grams, loss);
      const weights = [
        { age: Math.max(10, age - 10), kg, place: 'home' as const },
        { age, kg, place },
      ];
      return lineWords(inputOf({ gender, birthKg: grams / 1000 }, weights, age))?.title === CALL_TODAY;
    });

    expect(twice).toEqual(cells.map(({ loss }) => loss > 100));
  });

  test.each(DAYS)('is over with one above birth weight on day %i', (age) => {
    for (const { gender, grams, place } of cells) {
      const weights = [
        { age: age - 1, kg: lighter(grams, 50), place: 'home' as const },
        { age, kg: (grams + 1000) / 1000, place },
      ];
      const words = lineWords(inputOf({ gender, birthKg: grams / 1000 }, weights, age));
      const isAsked =
        words?.kind === 'first-weeks' && words.measuredOn === addDays(bornOn, age) && words.tone !== 'fern';
      expect(isAsked).toBe(false);
      expect(words?.kind === 'first-weeks' && age > 29).toBe(false);
    }
  });

  test('of a child born early says so without the study of children born at term', () => {
    const weights = [{ age: 20, kg: 2.4, place: 'home' as const }];
    const words = lineWords(inputOf({ gender: 'female', birthKg: 2.5, gestationDays: 245 }, weights, 20));

    expect(words?.title).toBe('Not yet at her birth weight.');
    expect(words?.text).not.toContain('10 to 14 days');
    expect(words?.sources).toEqual([]);
    expect(words?.forDoctor.at(-1)).toContain('a threshold of our own');
  });

  test.each([
    { today: 29, title: CALL_TODAY },
    { today: 33, title: CALL_TODAY },
    { today: 34, title: 'A weight to show your doctor.' },
    { today: 365, title: 'A weight to show your doctor.' },
    { today: 366, title: null },
  ])('that asked for a call on day 19 is not forgotten: day $today, $title', ({ today, title }) => {
    const weights = [{ age: 19, kg: 3.05, place: 'home' as const }];

    expect(lineWords(inputOf({ gender: 'female', birthKg: 3.5 }, weights, today))?.title ?? null).toBe(title);
  });

  test.each([
    { age: 60, signs: 5, isCounted: true },
    { age: 91, signs: 3, isCounted: false },
  ])('after three months no longer names the fever and the diapers of a newborn: day $age', (given) => {
    const weights = [{ age: given.age, kg: 3, place: 'home' as const }];
    const words = lineWords(inputOf({ gender: 'female', birthKg: 3.5 }, weights, given.age));

    expect(words?.callNow.length).toBe(given.signs);
    expect(words?.text.includes('Count wet diapers')).toBe(given.isCounted);
  });
});

describe('without a birth weight', () => {
  const pairs = [
    { from: 1, to: 3 },
    { from: 2, to: 5 },
    { from: 2, to: 12 },
    { from: 3, to: 10 },
    { from: 9, to: 13 },
    { from: 5, to: 20 },
    { from: 14, to: 60 },
  ];
  const cells = GENDERS.flatMap((gender) =>
    BIRTHS.flatMap((grams) =>
      PLACES.flatMap((before) =>
        PLACES.flatMap((after) => LOSSES.map((loss) => ({ gender, grams, before, after, loss }))),
      ),
    ),
  );

  function titleOf({ loss, grams, before, after }: (typeof cells)[number], from: number, to: number): string | null {
    if (loss > 100) return CALL_TODAY;
    if (loss > 70 && to <= 5) return to > 3 ? 'A weight to show your doctor today.' : '9.9% less than before.';
    const isBothAtDoctor = before === 'doctor' && after === 'doctor';
    const isFalling = from >= 5 && to <= 28;
    if (isFalling && (isBothAtDoctor || (grams * loss) / 1000 >= 100))
      return 'Still losing weight: call your doctor today.';
    if (to > 14) return 'Lighter than in the first weeks.';
    if (isFalling) return 'A weight to check again.';
    return to - from >= 7 && from >= 3 ? 'Down' : to > 5 && loss > 50 ? 'Lighter than before.' : null;
  }

  test.each(pairs)('day $to is held against the heaviest weight of the first two weeks, day $from', ({ from, to }) => {
    const said = cells.map((cell) => {
      const { gender, grams, before, after, loss } = cell;
      const weights = [
        { age: from, kg: grams / 1000, place: before },
        { age: to, kg: lighter(grams, loss), place: after },
      ];
      const input = inputOf({ gender, birthKg: null }, weights, to);
      const words = lineWords(input);
      return {
        ...cell,
        title: words?.title.replace(/^Down .*/, 'Down') ?? null,
        isSaidSo: words?.text.includes('birth weight is not entered') ?? false,
        hasPercentile: input.series.weight?.at(-1)?.z !== null && gender !== null,
      };
    });

    expect(said).toEqual(
      cells.map((cell) => {
        const isUnplaced = cell.loss > 100 || to > 14 || (cell.loss > 70 && to <= 5);
        const title = titleOf(cell, from, to);
        const isSaidSo = title !== null && title !== 'Down';
        return { ...cell, title, isSaidSo, hasPercentile: !isUnplaced && cell.gender !== null };
      }),
    );
  });

  test('says which weight it is held against', () => {
    const weights = [
      { age: 2, kg: 3.6, place: 'doctor' as const },
      { age: 3, kg: 3.5, place: 'doctor' as const },
      { age: 5, kg: 3.1, place: 'doctor' as const },
    ];
    const words = lineWords(inputOf({ gender: 'female', birthKg: null }, weights, 5));

    expect(plain(words?.text)).toContain(
      "On March 6, 2026 Maya weighed 3.10 kg at 5 days old, after 3.60 kg on March 3, 2026, 13.9% less. Maya's birth weight is not entered, so this is held against the heaviest weight of the first two weeks.",
    );
    expect(words?.forDoctor.map(plain)).toEqual([
      'Weight on Mar 3, 2026, at the doctor: 3.60 kg',
      'Weight on Mar 6, 2026, at the doctor: 3.10 kg',
      'Loss since the heaviest weight of the first two weeks: 13.9%',
    ]);
  });

  test('nothing calm is said of being back at it', () => {
    const weights = [2, 5, 12].map((age) => ({ age, kg: 3.5 + age / 20, place: 'doctor' as const }));

    expect(lineWords(inputOf({ gender: 'female', birthKg: null }, weights, 12))).toBeNull();
  });
});
