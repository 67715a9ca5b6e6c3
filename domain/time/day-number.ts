import { day, dayNumber, numberedDay, type Day } from './day.ts';

/** Only differences are meaningful. */
export type DayNumber = number;

/**
 * The same day of the month, or the first of the next month if that month is too short, unlike `addMonths` of a Day.
 */
export function monthsAfter(from: DayNumber, months: number): DayNumber {
  if (months === 0) return from;
  const { monthIndex, dayOfMonth } = remembered(from);
  const sameDay = firstOfMonth(monthIndex + months) + dayOfMonth - 1;
  return dayOfMonth <= 28 ? sameDay : Math.min(sameDay, firstOfMonth(monthIndex + months + 1));
}

const FIRST_DAY = dayNumber(day('0000-03-01'));
const LAST_DAY = dayNumber(day('9999-12-31'));

/** Clamped to four-digit years. */
export function dayOf(number: DayNumber): Day {
  return numberedDay(Math.min(Math.max(number, FIRST_DAY), LAST_DAY));
}

/** Month since March of the year 0; day from 1. */
type Civil = { readonly monthIndex: number; readonly dayOfMonth: number };

let last: { readonly from: DayNumber; readonly civil: Civil } = { from: FIRST_DAY, civil: civilOf(FIRST_DAY) };

function remembered(from: DayNumber): Civil {
  if (last.from !== from) last = { from, civil: civilOf(from) };
  return last.civil;
}

function civilOf(number: DayNumber): Civil {
  const daysOf400Years = 146_097;
  const era = Math.floor((number - 1) / daysOf400Years);
  const dayOfEra = number - 1 - era * daysOf400Years;
  // The last day of 4, 100 and 400 years is a leap day and belongs to the year before.
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const year = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return {
    monthIndex: 12 * (400 * era + year) + month,
    dayOfMonth: dayOfYear - Math.floor((153 * month + 2) / 5) + 1,
  };
}

/** Years begin in March, so a leap day is the last of its year: 153 days are five months from March on. */
function firstOfMonth(monthIndex: number): DayNumber {
  const year = Math.floor(monthIndex / 12);
  const month = monthIndex - 12 * year;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leapDays + Math.floor((153 * month + 2) / 5) + 1;
}
