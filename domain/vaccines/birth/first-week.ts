import { addDays, type Day } from '#domain/time/day.ts';

/** Immune globulin of a mother whose test is positive only later is given by 7 days of age. */
const DAYS = 7;

/** Through day 7, the day of birth being day 0. */
export function isInFirstWeek(bornOn: Day, today: Day): boolean {
  return today <= addDays(bornOn, DAYS);
}
