import { count } from '#domain/time/age-text.ts';

export function daysText(days: number): string {
  return count(days, 'day');
}

const DAYS_OF_TWO_MONTHS = 61;
const DAYS_OF_YEAR = 365.25;
const DAYS_OF_TWO_YEARS = 2 * DAYS_OF_YEAR;
const DAYS_OF_MONTH = DAYS_OF_YEAR / 12;

/** '6 days', 'about 7 months', 'about 8 years': how long before an age. */
export function earlyText(days: number): string {
  if (days < DAYS_OF_TWO_MONTHS) return daysText(days);
  if (days < DAYS_OF_TWO_YEARS) return `about ${count(Math.round(days / DAYS_OF_MONTH), 'month')}`;
  // Rounded down, since none is given before birth.
  return `about ${count(Math.floor(days / DAYS_OF_YEAR), 'year')}`;
}
