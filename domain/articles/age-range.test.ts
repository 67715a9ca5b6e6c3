import { expect, test } from 'vitest';
import { AGE_RANGE, monthsIn } from './age-range.ts';

test.each([
  ['4-9 months', { from: 4, until: 9 }],
  ['0-60 months', { from: 0, until: 60 }],
  ['1-3 years', { from: 12, until: 36 }],
  ['2 Years', { from: 24, until: 24 }],
  ['9-4 months', { from: 4, until: 9 }],
  ['All ages', null],
  ['', null],
])("[ART-03] '%s' is read in months", (text, range) => {
  expect(monthsIn(text)).toEqual(range);
});

test.each([
  ['4-9 months', true],
  ['0-144 months', true],
  ['4-9', false],
  ['4 - 9 months', false],
  ['0-1000 months', false],
  ['about 4-9 months', false],
  ['4-9 months or so', false],
  ['1-3 years', false],
])("[ART-04] '%s' is written like the age range of an article: %s", (text, is) => {
  expect(AGE_RANGE.test(text)).toBe(is);
});
