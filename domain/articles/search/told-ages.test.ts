import { expect, test } from 'vitest';
import { toldAges } from './told-ages.ts';

test.each([
  ['Under 3 months (12 weeks), call now.', [[0, 2]]],
  ['From 3 to 6 months, call now at 101 F.', [[3, 6]]],
  ['Over 6 months, call at 103 F.', [[6, Infinity]]],
  ['She is 2 years or older.', [[24, Infinity]]],
  ['At any age, call now.', [[0, Infinity]]],
  ['Under 12 weeks: no fever medicine.', [[0, 2]]],
  ['From day 6 of life to 12 months', []],
  ['12 to 24 months: 16 to 24 ounces of whole milk', [[12, 24]]],
  ['4 weeks to 2 months', [[1, 2]]],
  ['1 to 3 years: up to 4 ounces', [[12, 36]]],
  ['Until one year', [[0, 11]]],
  ['Wake her when about 4 hours have passed.', []],
  ['Two years ago', []],
  ['From age 2 it is 16 to 20 ounces.', [[24, Infinity]]],
  ['At ages 2 to 5 it is about 1 hour a day.', [[24, 60]]],
  ['Under age 3, and later', [[0, 35]]],
  ['From age 6 months', [[6, Infinity]]],
])("[ART-01] '%s' holds for the ages that it names", (text, spans) => {
  expect(toldAges(text).map(({ from, until }) => [from, until])).toEqual(spans);
});
