import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, maya, plain, point } from '#testing/growth/line-input.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { references } from '../references/references-client-data.ts';
import { headWords } from './head-words.ts';
import { lineInput } from './line-input.ts';
import { lineWords } from './line-words.ts';

const headsAt = (...heads: readonly { age: number; z: number; value?: number }[]) =>
  headWords({ ...maya, series: { head: heads.map((head) => point({ value: 40, ...head })) } });

describe('a head that rose fast', () => {
  test('is told from its lowest place, with the rise in numbers', () => {
    const words = headsAt({ age: 65, z: 0 }, { age: 80, z: -1, value: 38 }, { age: 120, z: 1.514, value: 42 });

    expect(plain(words?.text)).toContain(
      "Maya's head circumference was 38.0 cm, at the 16th percentile, on May 20, 2026, and 42.0 cm,",
    );
    expect(words?.forDoctor.at(-1)).toBe(
      'Rise: 2.51 standard deviations; said from more than 2, a threshold of our own',
    );
  });

  test.each([
    { what: 'after the first year', age: 366 },
    { what: 'in the sixth month, but lower', age: 182 },
  ])('is no longer told once it was measured $what', ({ age }) => {
    const rise = [
      { age: 65, z: -1 },
      { age: 120, z: 1.5 },
    ];

    expect(headsAt(...rise)).not.toBeNull();
    expect(headsAt(...rise, { age, z: age > 365 ? 1.5 : 0.5 })).toBeNull();
  });

  test('is not told without a head, or with one', () => {
    expect([headsAt(), headsAt({ age: 65, z: 3 })]).toEqual([null, null]);
  });

  test.each([
    { from: 40, to: 120, cm: [35.6, 42.5] },
    { from: 28, to: 75, cm: [35, 41.2] },
    { from: 61, to: 201, cm: [37, 45] },
  ])('is told from day $from to day $to, of which some lies between the checkups at 2 and 6 months', (given) => {
    const head = (age: number, headCm = 0) => {
      const nothing = { weightKg: null, heightCm: null, position: null };
      return { measuredOn: addDays(bornOn, age), headCm, place: 'home' as const, ...nothing };
    };
    const child = { firstName: 'Maya', gender: 'female', bornOn, gestationDays: null, birthWeightKg: null } as const;
    const measurements = [head(given.from, given.cm[0]), head(given.to, given.cm[1])];
    const plan = referencePlan(references, 'who');
    const input = lineInput({ child, measurements, plan, today: addDays(bornOn, given.to), units: 'metric' });

    expect(lineWords(input)?.title).toBe('Have her head measured again.');
  });
});

test('a head that rose fast waits for a weight that does not, but for a newborn’s', () => {
  const said = (...taken: readonly (readonly [age: number, weightKg: number, headCm: number])[]) => {
    const measurements = taken.map(([age, weightKg, headCm]) => {
      const nothing = { heightCm: null, position: null };
      return { measuredOn: addDays(bornOn, age), weightKg, headCm, place: 'doctor' as const, ...nothing };
    });
    const child = { firstName: 'Maya', gender: 'female', bornOn, gestationDays: null, birthWeightKg: 3.5 } as const;
    const today = measurements.at(-1)?.measuredOn ?? bornOn;
    return lineWords(
      lineInput({ child, measurements, plan: referencePlan(references, 'who'), today, units: 'metric' }),
    );
  };

  expect(said([14, 3.6, 33.5], [61, 5, 38.8], [75, 5.02, 40.5])?.kind).toBe('small-gain');
  expect(said([14, 3.6, 33.5], [61, 5, 38.8], [75, 5.5, 40.5])?.kind).toBe('head');
  expect(said([7, 3.6, 32], [26, 3.62, 38])?.kind).toBe('head');
  expect(said([1, 3.5, 33], [40, 3.72, 39])?.kind).toBe('crossed');
  expect(said([61, 5.1, 36.5], [91, 6, 38], [122, 6.15, 42.5])?.text).toMatch(
    /Maya has gained little weight, too\. Have Maya weighed again, and call your doctor today or tomorrow\.$/,
  );
});
