import { describe, expect, test } from 'vitest';
import { maya, plain, point } from '#testing/growth/line-input.ts';
import { headWords } from './head-words.ts';

const headsAt = (...heads: readonly { age: number; z: number; value?: number }[]) =>
  headWords({ ...maya, series: { head: heads.map((head) => point({ value: 40, ...head })) } });

describe('a head that rose fast', () => {
  test('is told from its lowest place, with the rise in numbers', () => {
    const words = headsAt({ age: 65, z: 0 }, { age: 80, z: -1, value: 38 }, { age: 120, z: 1.514, value: 42 });

    expect(plain(words?.text)).toContain(
      "Maya's head circumference was 38.0 cm, at the 16th percentile, on May 20, 2026, and 42.0 cm,",
    );
    expect(words?.forDoctor.at(-1)).toBe('Rise: 2.51 standard deviations');
  });

  test.each([
    { what: 'after the last day of the 6-month checkup', age: 201 },
    { what: 'in the sixth month, but lower', age: 182 },
  ])('is no longer told once it was measured $what', ({ age }) => {
    const rise = [
      { age: 65, z: -1 },
      { age: 120, z: 1.5 },
    ];

    expect(headsAt(...rise)).not.toBeNull();
    expect(headsAt(...rise, { age, z: age > 200 ? 1.5 : 0.5 })).toBeNull();
  });

  test('is not told without a head, or with one', () => {
    expect([headsAt(), headsAt({ age: 65, z: 3 })]).toEqual([null, null]);
  });
});
