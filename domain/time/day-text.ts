import { dayNumber, type Day } from './day.ts';
import type { Month } from './month.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Day 0 was a Tuesday. */
const WEEKDAYS = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];

export function shortDayText(day: Day): string {
  const { month, dayOfMonth, year } = parts(day);
  return `${month.slice(0, 3)} ${dayOfMonth}, ${year}`;
}

export function longDayText(day: Day): string {
  const { month, dayOfMonth, year } = parts(day);
  return `${month} ${dayOfMonth}, ${year}`;
}

export function monthAndDayText(day: Day): string {
  const { month, dayOfMonth } = parts(day);
  return `${month} ${dayOfMonth}`;
}

/** 'June 2026' */
export function longMonthText(of: Month): string {
  return `${MONTHS[Number(of.slice(5, 7)) - 1] ?? ''} ${Number(of.slice(0, 4))}`;
}

export function weekdayText(day: Day): string {
  return WEEKDAYS[dayNumber(day) % 7] ?? '';
}

/** 'Nov', '24', 'Tue'. */
export function leafTexts(day: Day): { readonly month: string; readonly dayOfMonth: string; readonly weekday: string } {
  const { month, dayOfMonth } = parts(day);
  return { month: month.slice(0, 3), dayOfMonth: String(dayOfMonth), weekday: weekdayText(day).slice(0, 3) };
}

function parts(day: Day) {
  return {
    year: Number(day.slice(0, 4)),
    month: MONTHS[Number(day.slice(5, 7)) - 1] ?? '',
    dayOfMonth: Number(day.slice(8, 10)),
  };
}
