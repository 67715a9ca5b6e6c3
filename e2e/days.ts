import { addDays, todayIn, type Day } from '#domain/time/day.ts';

/** The day it is for a parent in the time zone of these browsers. */
export function today(): Day {
  return todayIn('America/New_York', new Date());
}

export function daysAgo(days: number): Day {
  return addDays(today(), -days);
}
