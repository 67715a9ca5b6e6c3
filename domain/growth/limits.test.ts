import { describe, expect, test } from 'vitest';
import { areSwapped, didYouMeanGramsText, didYouMeanKg, limitProblem } from './limits.ts';

describe('[GRO-01] what no child can measure is refused with the limit', () => {
  test.each([
    { field: 'weightKg', value: 0, problem: 'Weight must be above 0 and at most 150\u00a0kg.' },
    { field: 'weightKg', value: 150.001, problem: 'Weight must be above 0 and at most 150\u00a0kg.' },
    { field: 'weightKg', value: Number.NaN, problem: 'Weight must be a number.' },
    { field: 'heightCm', value: 9.99, problem: 'Height must be between 10 and 200\u00a0cm.' },
    { field: 'heightCm', value: 200.01, problem: 'Height must be between 10 and 200\u00a0cm.' },
    { field: 'headCm', value: 70.01, problem: 'Head circumference must be between 10 and 70\u00a0cm.' },
  ] as const)('$field $value', ({ field, value, problem }) => {
    expect(limitProblem(field, value)).toBe(problem);
  });

  test.each([
    { field: 'weightKg', value: 0.001 },
    { field: 'weightKg', value: 150 },
    { field: 'heightCm', value: 10 },
    { field: 'heightCm', value: 200 },
    { field: 'headCm', value: 10 },
    { field: 'headCm', value: 70 },
  ] as const)('$field $value is taken', ({ field, value }) => {
    expect(limitProblem(field, value)).toBeNull();
  });
});

describe('grams typed as kilograms', () => {
  test.each([
    { typed: 200, kg: 0.2 },
    { typed: 3400, kg: 3.4 },
    { typed: 150_000, kg: 150 },
    { typed: 199, kg: null },
    { typed: 150_001, kg: null },
  ])('$typed was meant as $kg kg', ({ typed, kg }) => {
    expect(didYouMeanKg(typed)).toBe(kg);
  });

  test('are asked about in grams', () => {
    expect(didYouMeanGramsText(6940)).toBe('Did you mean 6,940\u00a0g?');
  });
});

test.each([
  { weightKg: 62.5, heightCm: 6.4, swapped: true },
  { weightKg: 95, heightCm: 14, swapped: true },
  { weightKg: 6.4, heightCm: 62.5, swapped: false },
  { weightKg: 45, heightCm: 150, swapped: false },
  { weightKg: 20, heightCm: 10, swapped: false },
  { weightKg: null, heightCm: 6.4, swapped: false },
  { weightKg: Number.NaN, heightCm: 6.4, swapped: false },
])('weight $weightKg and height $heightCm are in each other’s place: $swapped', ({ weightKg, heightCm, swapped }) => {
  expect(areSwapped(weightKg, heightCm)).toBe(swapped);
});
