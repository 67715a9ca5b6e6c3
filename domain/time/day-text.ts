import { dayNumber, type Day } from './day.ts';

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

/** In the order of day numbers: day 0 was a Tuesday. */
const WEEKDAYS = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday'];

/** A day as tables and charts show it: 'Nov 19, 2026'. */
export function shortDayText(day: Day): string {
  const { month, dayOfMonth, year } = parts(day);
  return `${month.slice(0, 3)} ${dayOfMonth}, ${year}`;
}

/** A day as a sentence has it: 'November 19, 2026'. */
export function longDayText(day: Day): string {
  const { month, dayOfMonth, year } = parts(day);
  return `${month} ${dayOfMonth}, ${year}`;
}

/** A day of which the year is clear: 'November 19'. */
export function monthAndDayText(day: Day): string {
  const { month, dayOfMonth } = parts(day);
  return `${month} ${dayOfMonth}`;
}

/** The day of the week: 'Tuesday'. */
export function weekdayText(day: Day): string {
  return WEEKDAYS[dayNumber(day) % 7] ?? '';
}

/** A day as the leaf of a wall calendar has it: 'Nov', '24', 'Tue'. */
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
