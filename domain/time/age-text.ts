import { ageDays, ageMonths, calendarAge } from './age.ts';
import type { Day } from './day.ts';

/**
 * '3 days', '1 month', '14 months'. Uses `ageMonths`, or calendar months if those are more: a first birthday is '12
 * months'.
 */
export function ageText(bornOn: Day, on: Day): string {
  const months = monthsSaid(bornOn, on);
  return months >= 1 ? count(months, 'month') : count(Math.max(0, ageDays(bornOn, on)), 'day');
}

/** '3 years 1 month', '2 years' */
export function yearsText(months: number): string {
  const years = count(Math.floor(months / 12), 'year');
  return months % 12 === 0 ? years : `${years} ${count(months % 12, 'month')}`;
}

/** Whole months by `ageMonths` or the calendar, whichever are more. */
export function monthsSaid(bornOn: Day, on: Day): number {
  return Math.max(ageMonths(bornOn, on), calendarAge(bornOn, on).months);
}

/**
 * '12 days', '4 months 2 days', '1 month 0 days'. The months are those of `ageText`: where these are ahead of the
 * calendar, as at 3 months and 30 days, no days follow ('4 months').
 */
export function ageInMonthsAndDays(bornOn: Day, on: Day): string {
  const { months, days } = calendarAge(bornOn, on);
  const said = ageText(bornOn, on);
  return months >= 1 && months === monthsSaid(bornOn, on) ? `${said} ${count(days, 'day')}` : said;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
