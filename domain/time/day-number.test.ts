import { expect, test } from 'vitest';
import { addDays, day, dayNumber } from './day.ts';
import { dayOf, monthsAfter } from './day-number.ts';

test('every day of 400 years comes back from its number, and the next day is one more', () => {
  const first = dayNumber(day('1850-01-01'));
  let date = day('1850-01-01');
  const wrong: string[] = [];
  for (let after = 0; after < 146_097 + 366; after += 1) {
    if (dayNumber(date) !== first + after || dayOf(first + after) !== date) wrong.push(date);
    date = addDays(date, 1);
  }
  expect(wrong).toEqual([]);
});

test.each(['0000-03-01', '0004-02-29', '0100-02-28', '0400-02-29', '1600-02-29', '9996-02-29', '9999-12-31'])(
  '%s comes back from its number',
  (text) => {
    expect(dayOf(dayNumber(day(text)))).toBe(text);
  },
);

test('what lies beyond the calendar is its first or last day', () => {
  expect(dayOf(dayNumber(day('9999-12-31')) + 1)).toBe('9999-12-31');
  expect(dayOf(dayNumber(day('0000-03-01')) - 1)).toBe('0000-03-01');
});

test.each([
  { from: '2024-01-31', months: 0, to: '2024-01-31' },
  { from: '2024-01-28', months: 1, to: '2024-02-28' },
  { from: '2024-01-29', months: 1, to: '2024-02-29' },
  { from: '2024-01-30', months: 1, to: '2024-03-01' },
  { from: '2024-01-31', months: 1, to: '2024-03-01' },
  { from: '2025-01-28', months: 1, to: '2025-02-28' },
  { from: '2025-01-29', months: 1, to: '2025-03-01' },
  { from: '2025-03-31', months: 1, to: '2025-05-01' },
  { from: '2024-02-29', months: 12, to: '2025-03-01' },
  { from: '2024-02-29', months: 48, to: '2028-02-29' },
  { from: '2025-12-31', months: 2, to: '2026-03-01' },
  { from: '2025-01-15', months: -1, to: '2024-12-15' },
  { from: '2025-03-31', months: -1, to: '2025-03-01' },
])('$months months after $from is $to: forward where the month is too short', ({ from, months, to }) => {
  expect(dayOf(monthsAfter(dayNumber(day(from)), months))).toBe(to);
});
