import { addDays, todayIn, type Day } from '#domain/time/day.ts';

/** Where the parents of these browsers live. */
export const timeZone = 'America/New_York';

/** The day it is for a parent in the time zone of these browsers. */
export function today(): Day {
  return todayIn(timeZone, new Date());
}

export function daysAgo(days: number): Day {
  return addDays(today(), -days);
}
