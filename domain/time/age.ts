import { addDays, addMonths, daysBetween, type Day } from './day.ts';

/** 30.44 days, in whole hundredths for exact division. */
const HUNDREDTH_DAYS_PER_MONTH = 3044;

/** Negative before birth. */
export function ageDays(bornOn: Day, on: Day): number {
  return daysBetween(bornOn, on);
}

/** Whole months of 30.44 days, never below 0. */
export function ageMonths(bornOn: Day, on: Day): number {
  return Math.max(0, Math.floor((ageDays(bornOn, on) * 100) / HUNDREDTH_DAYS_PER_MONTH));
}

/** Of 30.44 days. */
export function monthsOfDays(days: number): number {
  return (days * 100) / HUNDREDTH_DAYS_PER_MONTH;
}

export function daysOfMonths(months: number): number {
  return (months * HUNDREDTH_DAYS_PER_MONTH) / 100;
}

/** @param months whole months by `ageMonths`, 0 or more */
export function dayFromAgeMonths(bornOn: Day, months: number): Day {
  return addDays(bornOn, Math.ceil(daysOfMonths(months)));
}

export function calendarAge(bornOn: Day, on: Day): { readonly months: number; readonly days: number } {
  if (on <= bornOn) return { months: 0, days: 0 };
  // A month has at most 31 days, so this is never above the answer.
  let months = Math.floor(daysBetween(bornOn, on) / 31);
  while (addMonths(bornOn, months + 1) <= on) months += 1;
  return { months, days: daysBetween(addMonths(bornOn, months), on) };
}
