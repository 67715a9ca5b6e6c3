import { addDays, addMonths, daysBetween } from './day.ts';
import type { Day } from './day.ts';

/** 30.44 days per month, in hundredths: whole numbers keep the division exact. */
const HUNDREDTH_DAYS_PER_MONTH = 3044;

/** 0 on the day of birth, negative before it. */
export function ageDays(bornOn: Day, on: Day): number {
  return daysBetween(bornOn, on);
}

/** Whole months of 30.44 days: 0 for the first 30 days, never below 0. */
export function ageMonths(bornOn: Day, on: Day): number {
  return Math.max(0, Math.floor((ageDays(bornOn, on) * 100) / HUNDREDTH_DAYS_PER_MONTH));
}

/** Of 30.44 days, with fraction. */
export function monthsOfDays(days: number): number {
  return (days * 100) / HUNDREDTH_DAYS_PER_MONTH;
}

export function daysOfMonths(months: number): number {
  return (months * HUNDREDTH_DAYS_PER_MONTH) / 100;
}

/**
 * The first day a child is `months` old by `ageMonths`.
 *
 * @param months whole months, 0 or more
 */
export function dayFromAgeMonths(bornOn: Day, months: number): Day {
  return addDays(bornOn, Math.ceil(daysOfMonths(months)));
}

/** Never below 0. */
export function calendarAge(bornOn: Day, on: Day): { readonly months: number; readonly days: number } {
  if (on <= bornOn) return { months: 0, days: 0 };
  // A month has at most 31 days, so this starts at most a few months below the answer.
  let months = Math.floor(daysBetween(bornOn, on) / 31);
  while (addMonths(bornOn, months + 1) <= on) months += 1;
  return { months, days: daysBetween(addMonths(bornOn, months), on) };
}
