import { expect, test } from 'vitest';
import { day } from './day.ts';
import { leafTexts, longDayText, monthAndDayText, shortDayText, weekdayText } from './day-text.ts';

test('a day is written short in tables, long in sentences, and without its year where that is clear', () => {
  expect(shortDayText(day('2026-11-09'))).toBe('Nov 9, 2026');
  expect(longDayText(day('2026-11-09'))).toBe('November 9, 2026');
  expect(monthAndDayText(day('2026-05-31'))).toBe('May 31');
});

test.each([
  { on: '2026-11-24', weekday: 'Tuesday' },
  { on: '2026-11-29', weekday: 'Sunday' },
  { on: '2000-02-29', weekday: 'Tuesday' },
  { on: '1970-01-01', weekday: 'Thursday' },
])('$on is a $weekday', ({ on, weekday }) => {
  expect(weekdayText(day(on))).toBe(weekday);
});

test('the leaf of a wall calendar: month, day and weekday, short', () => {
  expect(leafTexts(day('2026-09-04'))).toEqual({ month: 'Sep', dayOfMonth: '4', weekday: 'Fri' });
});
