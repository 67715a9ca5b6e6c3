import { day, dayNumber } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';

/** A day as a whole number, for sums: one more is the day after. Only differences mean something. */
export type DayNumber = number;

/** A published age or interval, `6m-4d`: months first, then days. */
export type Duration = { readonly months: number; readonly days: number; readonly text: string };

const TERM = /[+-]?\d+[dwmy]/g;
const SUM = /^[+-]?\d+[dwmy]([+-]\d+[dwmy])*$/;

const UNITS: ReadonlyMap<string, { readonly months: number; readonly days: number }> = new Map([
  ['y', { months: 12, days: 0 }],
  ['m', { months: 1, days: 0 }],
  ['w', { months: 0, days: 7 }],
  ['d', { months: 0, days: 1 }],
]);

/** Reads a signed sum of years, months, weeks and days, such as `16y-4m` or `7m+4w`; null when it is none. */
export function parseDuration(text: string): Duration | null {
  if (!SUM.test(text)) return null;
  let months = 0;
  let days = 0;
  for (const term of text.match(TERM) ?? []) {
    const amount = Number(term.slice(0, -1));
    const unit = UNITS.get(term.slice(-1)) ?? failUnit(term);
    months += amount * unit.months;
    days += amount * unit.days;
  }
  return { months, days, text };
}

function failUnit(term: string): never {
  throw new RangeError(`no unit of time: '${term}'`);
}

// Most sums of an assessment begin on the day of birth.
let lastFrom = NaN;
let lastCivil = { monthIndex: 0, dayOfMonth: 1 };

/**
 * The day a duration after another one.
 *
 * Years and months come first and keep the day of the month; where that month is too short, the day is the first of the
 * next one. Then come weeks and days.
 *
 * Source: CDSi logic specification 4.6, table 3-6, CALCDT-1 to CALCDT-6.
 */
export function addDuration(from: DayNumber, { months, days }: Duration): DayNumber {
  if (months === 0) return from + days;
  if (from !== lastFrom) {
    lastCivil = civilOf(from);
    lastFrom = from;
  }
  const { monthIndex, dayOfMonth } = lastCivil;
  const sameDay = firstOfMonth(monthIndex + months) + dayOfMonth - 1;
  // Every month has 28 days.
  return days + (dayOfMonth <= 28 ? sameDay : Math.min(sameDay, firstOfMonth(monthIndex + months + 1)));
}

/** The number of a day. */
export function numberOf(date: Day): DayNumber {
  return dayNumber(date);
}

// The same days come again from child to child, and checking one takes many times as long as finding it.
const mostDays = 20_000;
const days = new Map<DayNumber, Day>();

const FIRST_DAY = numberOf(day('0000-03-01'));
const LAST_DAY = numberOf(day('9999-12-31'));

/** The day of a number: the inverse of `numberOf`. What lies beyond the calendar's four digits is its first or last day. */
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
  return number < 10 ? `0${number}` : String(number);
}

const DAYS_OF_400_YEARS = 146_097;

/** Month since March of the year 0, and day of the month from 1; for years from 0 on. */
function civilOf(number: DayNumber): { readonly monthIndex: number; readonly dayOfMonth: number } {
  const era = Math.floor((number - 1) / DAYS_OF_400_YEARS);
  const dayOfEra = number - 1 - era * DAYS_OF_400_YEARS;
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
