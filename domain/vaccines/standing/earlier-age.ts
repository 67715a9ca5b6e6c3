import { daysBetween, type Day } from '#domain/time/day.ts';

/** Ours. */
const DAYS_LATE = 365;

/**
 * Whether a dose is due long after the age at which the schedule has it. A later birthday may begin a new recommended
 * window, as for DTaP on the fourth: by CDC's logic it is then not past due, and the end of that window is nothing to
 * wait for.
 *
 * @param recommendedOn the day of that age; null without one
 */
export function isOfEarlierAge({
  recommendedOn,
  dueOn,
}: {
  readonly recommendedOn: Day | null;
  readonly dueOn: Day | null;
}): boolean {
  return recommendedOn !== null && dueOn !== null && daysBetween(recommendedOn, dueOn) >= DAYS_LATE;
}
