import { expect, test } from 'vitest';
import { day } from './day.ts';
import { longMonthText } from './day-text.ts';
import { firstDayOf, isMonth, lastDayOf, month, monthOf, monthsBack } from './month.ts';

test.each([
  { text: '2026-06', is: true },
  { text: '2026-13', is: false },
  { text: '2026-00', is: false },
  { text: '2026-6', is: false },
  { text: '2026-06-01', is: false },
  { text: '', is: false },
])('$text is a month: $is', ({ text, is }) => {
  expect(isMonth(text)).toBe(is);
});

test('a text that is no month is refused', () => {
  expect(() => month('2026-13')).toThrow(new RangeError("not a month of the calendar: '2026-13'"));
});

test.each([
  { of: '2026-06', first: '2026-06-01', last: '2026-06-30' },
  { of: '2028-02', first: '2028-02-01', last: '2028-02-29' },
  { of: '2027-02', first: '2027-02-01', last: '2027-02-28' },
  { of: '2026-12', first: '2026-12-01', last: '2026-12-31' },
])('$of lasts from $first to $last', ({ of, first, last }) => {
  expect([firstDayOf(month(of)), lastDayOf(month(of))]).toEqual([first, last]);
  expect([monthOf(day(first)), monthOf(day(last))]).toEqual([of, of]);
});

test('months are listed from the latest back, over a year’s end', () => {
  expect(monthsBack(month('2027-02'), month('2026-11'))).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
  expect(monthsBack(month('2026-11'), month('2026-11'))).toEqual(['2026-11']);
});

test('a month is written with its year', () => {
  expect(longMonthText(month('2026-06'))).toBe('June 2026');
});
