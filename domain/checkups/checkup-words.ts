import { count } from '#domain/time/age-text.ts';
import { daysBetween, type Day } from '#domain/time/day.ts';

const FIRST_MONTH_IN_YEARS = 36;
const FIRST_DAY_IN_WEEKS = 14;

/** From here on the number of days says less than the date beside it. */
const FIRST_FAR_DAY = 91;

/** 'Today', 'Tomorrow', '3 days from now', '9 weeks ago'; empty of a day that is far away. */
export function fromNowText(on: Day, today: Day): string {
  const days = daysBetween(today, on);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days >= FIRST_FAR_DAY) return '';
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
