import { addDays, todayIn, type Day } from '#domain/time/day.ts';

/** The parents' time zone. */
export const timeZone = 'America/New_York';

/** In the parents' time zone. */
export function today(): Day {
  return todayIn(timeZone, new Date());
}

export function daysAgo(days: number): Day {
  return addDays(today(), -days);
}
