import { describe, expect, test } from 'vitest';
import { foodOf } from './foods-data.ts';
import { textureAgeText, textureAt } from './texture.ts';

const textures = foodOf('grapes')?.textures ?? [];

describe('how a food is served', () => {
  test.each([
    { months: 5, age: undefined },
    { months: 6, age: '6 to 8 months' },
    { months: 8, age: '6 to 8 months' },
    { months: 9, age: '9 to 11 months' },
    { months: 12, age: '12 to 23 months' },
    { months: 23, age: '12 to 23 months' },
    { months: 24, age: 'From 2 years' },
    { months: 60, age: 'From 2 years' },
  ])('at $months months: $age', ({ months, age }) => {
    const texture = textureAt(textures, months);
    expect(texture === null ? undefined : textureAgeText(texture)).toBe(age);
  });

  test('is said in months until the second birthday', () => {
    expect(textureAgeText({ fromMonths: 23, untilMonths: 30, text: '' })).toBe('23 to 30 months');
    expect(textureAgeText({ fromMonths: 48, untilMonths: 71, text: '' })).toBe('From 4 years');
  });
});
