import { day, dayNumber } from './day.ts';
import type { Day } from './day.ts';

/** A day as a whole number, for sums: one more is the day after. `dayNumber` gives it. Only differences mean something. */
export type DayNumber = number;

/**
 * The same day of the month `months` later; the first day of the next month where that month is too short. (`addMonths`
 * of a Day stays within the month.)
 */
export function monthsAfter(from: DayNumber, months: number): DayNumber {
  if (months === 0) return from;
  const { monthIndex, dayOfMonth } = remembered(from);
  const sameDay = firstOfMonth(monthIndex + months) + dayOfMonth - 1;
  // Every month has 28 days.
  return dayOfMonth <= 28 ? sameDay : Math.min(sameDay, firstOfMonth(monthIndex + months + 1));
}

const FIRST_DAY = dayNumber(day('0000-03-01'));
const LAST_DAY = dayNumber(day('9999-12-31'));

// The same days come again and again, and checking one takes many times as long as finding it.
const mostDays = 20_000;
const days = new Map<DayNumber, Day>();

/** The day of a number. What lies beyond the calendar's four digits is its first or last day. */
export function dayOf(number: DayNumber): Day {
  const known = days.get(number);
  if (known !== undefined) return known;
  if (days.size >= mostDays) days.clear();
  const made = day(textOf(Math.min(Math.max(number, FIRST_DAY), LAST_DAY)));
  days.set(number, made);
  return made;
}

function textOf(number: DayNumber): string {
  const { monthIndex, dayOfMonth } = civilOf(number);
  // Months are counted from March of the year 0.
  const fromJanuary = monthIndex + 2;
  const year = String(Math.floor(fromJanuary / 12)).padStart(4, '0');
  return `${year}-${twoDigits((fromJanuary % 12) + 1)}-${twoDigits(dayOfMonth)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Month since March of the year 0, and day of the month from 1. */
type Civil = { readonly monthIndex: number; readonly dayOfMonth: number };

// Most sums begin on one day, such as that of birth.
let last: { readonly from: DayNumber; readonly civil: Civil } = { from: FIRST_DAY, civil: civilOf(FIRST_DAY) };

function remembered(from: DayNumber): Civil {
  if (last.from !== from) last = { from, civil: civilOf(from) };
  return last.civil;
}

function civilOf(number: DayNumber): Civil {
  const daysOf400Years = 146_097;
  const era = Math.floor((number - 1) / daysOf400Years);
  const dayOfEra = number - 1 - era * daysOf400Years;
  // The last day of 4, 100 and 400 years is a leap day, and belongs to the year before.
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const year = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return {
    monthIndex: 12 * (400 * era + year) + month,
    dayOfMonth: dayOfYear - Math.floor((153 * month + 2) / 5) + 1,
  };
}

/** Years begin in March, so that a leap day is the last of its year: 153 days are five months from March on. */
function firstOfMonth(monthIndex: number): DayNumber {
  const year = Math.floor(monthIndex / 12);
  const month = monthIndex - 12 * year;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + Math.floor((153 * month + 2) / 5) + 1;
}
