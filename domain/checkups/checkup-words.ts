import { count } from '#domain/time/age-text.ts';
import { longMonthText } from '#domain/time/day-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';

const FIRST_MONTH_IN_YEARS = 36;
const FIRST_DAY_IN_WEEKS = 14;

/** From here on days say less than the month. */
const FIRST_DAY_IN_MONTHS = 91;

/** 'Today', '3 days from now', 'in October 2027', '9 weeks ago'. */
export function fromNowText(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  if (days === 0) return 'Today';
  if (days >= FIRST_DAY_IN_MONTHS) return `in ${longMonthText(monthOf(on))}`;
  if (days > 0) return `${count(days, 'day')} from now`;
  return `${-days < FIRST_DAY_IN_WEEKS ? count(-days, 'day') : count(Math.floor(-days / 7), 'week')} ago`;
}

export function checkupAgeMonths(checkupType: string): number | null {
  const months = /^(\d+) Month\b/.exec(checkupType)?.[1];
  return months === undefined ? null : Number(months);
}

/** '4 Month Well-Child Checkup', '3 Year Well-Child Checkup', 'Newborn checkup' */
export function checkupTitle(checkupType: string): string {
  const months = checkupAgeMonths(checkupType);
  if (months === 0) return inSmallLetters(checkupType.replace(/^0 Month /, ''));
  if (months === null || months < FIRST_MONTH_IN_YEARS || months % 12 !== 0) return checkupType;
  return checkupType.replace(/^\d+ Month/, `${months / 12} Year`);
}

/** All but the first. */
function inSmallLetters(text: string): string {
  return text.slice(0, 1) + text.slice(1).toLowerCase();
}

export function checkupAgeText(ageMonths: number): string {
  const isInYears = ageMonths >= FIRST_MONTH_IN_YEARS && ageMonths % 12 === 0;
  return isInYears ? count(ageMonths / 12, 'year') : count(ageMonths, 'month');
}
