import { expect, test } from 'vitest';
import { typedAgeMonths } from './typed-age.ts';

test.each([
  ['my 5 week old', 1],
  ['he is 2 years', 24],
  ['at 3 days', 0],
  ['zero month old', 0],
  ['Six-month-old', 6],
  ['twelve months', 12],
  ['59 days old', 1],
  ['61 days old', 2],
  ['8 weeks old', 1],
  ['9 weeks old', 2],
  ['born at home', null],
])("[ART-01] '%s' names an age of %s months", (text, months) => {
  expect(typedAgeMonths(text)).toBe(months);
});
