import { day, type Day } from '#domain/time/day.ts';

const FLU = 'Influenza';
const PAUSE_BEGINS = '04-15';
const PAUSE_ENDS = '09-01';

/**
 * From April 15 to the last day of August influenza vaccine is neither planned nor overdue, unless a parent asked for
 * it.
 *
 * Ours: CDSi's season lasts from July 1 to June 30, and its guidance (4.64) calls September and October good times.
 */
export function isFluPause(vaccineGroup: string, on: Day): boolean {
  const monthAndDay = on.slice(5);
  return vaccineGroup === FLU && monthAndDay >= PAUSE_BEGINS && monthAndDay < PAUSE_ENDS;
}

/** The first of September after a day in the pause. */
export function fluPauseEnd(on: Day): Day {
  return day(`${on.slice(0, 4)}-${PAUSE_ENDS}`);
}

/** The last day before the pause that follows a day of the season. */
export function lastDayBeforeFluPause(on: Day): Day {
  const year = Number(on.slice(0, 4)) + (on.slice(5) < PAUSE_BEGINS ? 0 : 1);
  return day(`${year}-04-14`);
}
