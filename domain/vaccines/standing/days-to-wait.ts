import { addDays, type Day } from '#domain/time/day.ts';

// How many days a dose waits for a visit. All of them are ours, for a clinician to confirm: docs/vaccines.md, 'Visits'.

/** A dose that can wait, for a common visit: a month, and the days after it on which no visit is planned. */
export const MOST_DAYS_TO_WAIT = 35;

/** One that is overdue, or wanted as soon as possible, for a scheduled visit: an antibody is for the first week. */
export const DAYS_TO_A_VISIT = 7;

/** One that is given promptly, for a visit that is planned anyway. */
export const DAYS_A_PROMPT_DOSE_WAITS = 2;

/** One that has waited long enough may wait over a holiday weekend, but not past its window, nor its last day. */
export const DAYS_LATE_MAY_WAIT = 3;

/** One with nothing but a shortest interval, for a visit nearby. */
export const DAYS_NEARBY = 14;

/** With fewer left before its last day, by age or season, a dose waits for nothing. */
export const DAYS_TO_SPARE = 14;

const DAYS_WITH_OTHERS = 28;

/**
 * How long rotavirus vaccine, which has no recommended end, waits for the other shots of its age. Null where too few
 * days would be left to find a visit before its last day.
 */
export function lastDayWithOthers(dueOn: Day, lastDay: Day | null): Day | null {
  const until = addDays(dueOn, DAYS_WITH_OTHERS);
  return lastDay !== null && addDays(until, DAYS_TO_SPARE) <= lastDay ? until : null;
}
