import { addDays, type Day } from '#domain/time/day.ts';

export type CheckupDays = {
  readonly recommendedOn: Day;
  readonly scheduledOn: Day | null;
  readonly completed: boolean;
};

/** `before` is from before the child was added. */
export type CheckupStatus = 'completed' | 'before' | 'overdue' | 'upcoming' | 'future';

const UPCOMING_DAYS = 14;

export function checkupDay({ scheduledOn, recommendedOn }: Pick<CheckupDays, 'scheduledOn' | 'recommendedOn'>): Day {
  return scheduledOn ?? recommendedOn;
}

/** A visit recommended before the child was added is never overdue, unless a parent scheduled it. */
export function checkupStatus(checkup: CheckupDays & { readonly addedOn: Day }, today: Day): CheckupStatus {
  const { recommendedOn, scheduledOn, completed, addedOn } = checkup;
  if (completed) return 'completed';
  if (scheduledOn === null && recommendedOn < addedOn) return 'before';
  const on = checkupDay(checkup);
  if (on < today) return 'overdue';
  return on <= addDays(today, UPCOMING_DAYS) ? 'upcoming' : 'future';
}

export function nextCheckup<Checkup extends CheckupDays>(checkups: readonly Checkup[], today: Day): Checkup | null {
  const ahead = checkups.filter((checkup) => !checkup.completed && checkupDay(checkup) >= today);
  return ahead.reduce<Checkup | null>(
    (first, one) => (first === null || checkupDay(one) < checkupDay(first) ? one : first),
    null,
  );
}
