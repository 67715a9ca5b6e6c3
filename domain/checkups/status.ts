import { addDays } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';

/** What decides where a checkup stands. */
export type CheckupDays = {
  readonly recommendedOn: Day;
  readonly scheduledOn: Day | null;
  readonly completed: boolean;
};

/** Where a checkup stands: completed, from before the child was added, overdue, due soon, or later. */
export type CheckupStatus = 'completed' | 'before' | 'overdue' | 'upcoming' | 'future';

/** From how many days before it on a checkup is due soon. */
const UPCOMING_DAYS = 14;

/** The day of a checkup: the one it is scheduled for, else the recommended one. */
export function checkupDay({ scheduledOn, recommendedOn }: Pick<CheckupDays, 'scheduledOn' | 'recommendedOn'>): Day {
  return scheduledOn ?? recommendedOn;
}

/**
 * Where a checkup stands on a day. What is due today is not overdue, and what was recommended before a child was added
 * never is, unless a parent has scheduled it.
 *
 * @param addedOn the day on which the child was added
 */
export function checkupStatus(checkup: CheckupDays & { readonly addedOn: Day }, today: Day): CheckupStatus {
  const { recommendedOn, scheduledOn, completed, addedOn } = checkup;
  if (completed) return 'completed';
  if (scheduledOn === null && recommendedOn < addedOn) return 'before';
  const on = checkupDay(checkup);
  if (on < today) return 'overdue';
  return on <= addDays(today, UPCOMING_DAYS) ? 'upcoming' : 'future';
}

/** The earliest checkup that is not completed and is today or later; null when there is none. */
export function nextCheckup<Checkup extends CheckupDays>(checkups: readonly Checkup[], today: Day): Checkup | null {
  const ahead = checkups.filter((checkup) => !checkup.completed && checkupDay(checkup) >= today);
  return ahead.reduce<Checkup | null>(
    (first, one) => (first === null || checkupDay(one) < checkupDay(first) ? one : first),
    null,
  );
}
