import { expect, test } from 'vitest';
import { day } from './day.ts';
import { longDayText, monthAndDayText, shortDayText } from './day-text.ts';

test('a day is written short in tables, long in sentences, and without its year where that is clear', () => {
  expect(shortDayText(day('2026-11-09'))).toBe('Nov 9, 2026');
  expect(longDayText(day('2026-11-09'))).toBe('November 9, 2026');
  expect(monthAndDayText(day('2026-05-31'))).toBe('May 31');
});
