import { count } from '#domain/time/age-text.ts';

export function daysText(days: number): string {
  return count(days, 'day');
}

const DAYS_OF_TWO_MONTHS = 61;
const DAYS_OF_MONTH = 365.25 / 12;

/** '6 days', 'about 7 months': how long before an age. */
export function earlyText(days: number): string {
  return days < DAYS_OF_TWO_MONTHS ? daysText(days) : `about ${count(Math.round(days / DAYS_OF_MONTH), 'month')}`;
}
