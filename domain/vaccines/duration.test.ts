import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, dayNumber } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import { addDuration, parseDuration } from './duration.ts';

describe('the day a while after another one (table 3-6)', () => {
  test.each([
    { rule: 'CALCDT-1', from: '2000-01-01', add: '3y', is: '2003-01-01' },
    { rule: 'CALCDT-2', from: '2000-01-01', add: '6m', is: '2000-07-01' },
    { rule: 'CALCDT-2', from: '2000-11-01', add: '6m', is: '2001-05-01' },
    { rule: 'CALCDT-3', from: '2000-01-01', add: '3d', is: '2000-01-04' },
    { rule: 'CALCDT-3', from: '2000-01-01', add: '3w', is: '2000-01-22' },
    { rule: 'CALCDT-3', from: '2000-02-01', add: '5w', is: '2000-03-07' },
    { rule: 'CALCDT-3', from: '2001-02-01', add: '5w', is: '2001-03-08' },
    { rule: 'CALCDT-4', from: '2000-01-15', add: '-4d', is: '2000-01-11' },
    { rule: 'CALCDT-5', from: '2000-03-31', add: '6m', is: '2000-10-01' },
    { rule: 'CALCDT-5', from: '2001-08-31', add: '6m', is: '2002-03-01' },
    { rule: 'CALCDT-5', from: '2024-02-29', add: '1y', is: '2025-03-01' },
    { rule: 'CALCDT-5', from: '2024-02-29', add: '4y', is: '2028-02-29' },
    { rule: 'CALCDT-5', from: '2025-12-31', add: '2m', is: '2026-03-01' },
    { rule: 'CALCDT-5', from: '2025-11-30', add: '3m', is: '2026-03-01' },
    { rule: 'CALCDT-5', from: '2096-02-29', add: '4y', is: '2100-03-01' },
    { rule: 'CALCDT-5', from: '1996-02-29', add: '4y', is: '2000-02-29' },
    { rule: 'CALCDT-6', from: '2000-01-31', add: '6m-4d', is: '2000-07-27' },
    { rule: 'CALCDT-6', from: '2024-02-29', add: '12m-4d', is: '2025-02-25' },
    { rule: 'CALCDT-6', from: '2025-12-31', add: '2m+4w', is: '2026-03-29' },
    { rule: 'CALCDT-6', from: '2025-12-31', add: '4w+2m', is: '2026-03-29' },
    { rule: 'CALCDT-6', from: '2025-08-31', add: '13m+4w', is: '2026-10-29' },
    { rule: 'CALCDT-6', from: '2025-03-15', add: '8m+1d', is: '2025-11-16' },
    { rule: 'CALCDT-6', from: '2025-10-26', add: '24w-4d', is: '2026-04-08' },
    { rule: 'CALCDT-6', from: '2024-06-30', add: '16y-4m', is: '2040-03-01' },
    { rule: 'CALCDT-6', from: '2024-05-31', add: '1y-3m', is: '2025-03-01' },
  ])('$add after $from is $is ($rule)', ({ from, add, is }) => {
    const duration = parseDuration(add);

    expect(duration && dayOf(addDuration(dayNumber(day(from)), duration))).toBe(is);
  });
});

test.each([
  { text: '0d', months: 0, days: 0 },
  { text: '24w', months: 0, days: 168 },
  { text: '2y', months: 24, days: 0 },
  { text: '5m+4w', months: 5, days: 28 },
  { text: '16y-4m', months: 188, days: 0 },
  { text: '4y-4d', months: 48, days: -4 },
  { text: '-4d', months: 0, days: -4 },
  { text: '1y+2m-3w+4d', months: 14, days: -17 },
])('$text is read as $months months and $days days', ({ text, months, days }) => {
  expect(parseDuration(text)).toEqual({ months, days, text });
});

test.each(['', '4', 'd', '4 weeks', '4w ', ' 4w', '4w,', '4w-', '--4w', '4w4d', '4W', '1.5m', '4h', 'NaN'])(
  'an age or interval written %j is not one',
  (text) => {
    expect(parseDuration(text)).toBeNull();
  },
);

test('every day of the years 1 to 9999 has a number, one more than the day before', () => {
  const numbers = fc.integer({ min: dayNumber(day('0001-01-02')), max: dayNumber(day('9999-12-31')) });
  fc.assert(
    fc.property(numbers, (number) => {
      expect(dayNumber(dayOf(number))).toBe(number);
      expect(dayOf(number - 1) < dayOf(number)).toBe(true);
    }),
    { seed: 6, numRuns: 500 },
  );
});
