import { count } from '#domain/time/age-text.ts';
import { daysBetween } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';

/** From this age on, in years. */
const FIRST_MONTH_IN_YEARS = 36;
/** From so many days on, in weeks. */
const FIRST_DAY_IN_WEEKS = 14;

/** 'Today', '1 day from now', '3 days from now', '1 day ago', '9 weeks ago' */
export function fromNowText(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  if (days === 0) return 'Today';
  if (days > 0) return `${count(days, 'day')} from now`;
  return `${-days < FIRST_DAY_IN_WEEKS ? count(-days, 'day') : count(Math.floor(-days / 7), 'week')} ago`;
}

/**
 * The number before the word 'Month'; null if there is none.
 *
 * @param checkupType '4 Month Well-Child Checkup'
 */
export function checkupAgeMonths(checkupType: string): number | null {
  const months = /^(\d+) Month\b/.exec(checkupType)?.[1];
  return months === undefined ? null : Number(months);
}

/** As parents read it: '4 Month Well-Child Checkup', '3 Year Well-Child Checkup'. */
export function checkupTitle(checkupType: string): string {
  const months = checkupAgeMonths(checkupType);
  if (months === null || months < FIRST_MONTH_IN_YEARS || months % 12 !== 0) return checkupType;
  return checkupType.replace(/^\d+ Month/, `${months / 12} Year`);
}

/** '4 months', '3 years' */
export function checkupAgeText(ageMonths: number): string {
  const isInYears = ageMonths >= FIRST_MONTH_IN_YEARS && ageMonths % 12 === 0;
  return isInYears ? count(ageMonths / 12, 'year') : count(ageMonths, 'month');
}
