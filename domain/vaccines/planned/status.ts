import type { Day } from '#domain/time/day.ts';

/** Where a vaccine of the plan stands, as the specification has it. */
export type VaccineStatus = 'completed' | 'overdue' | 'upcoming';

/** And where a family has decided, or no dose is needed. */
export type PlannedStatus = VaccineStatus | 'declined' | 'deferred' | 'not-needed';

/** What a family has decided about a vaccine. */
export type Decision = { readonly decision: 'wanted' | 'deferred' | 'declined'; readonly until: Day | null };

/** A row as its status goes by it. */
export type StatusRow = {
  readonly completed: boolean;
  /** Null where no dose is needed. */
  readonly dueOn: Day | null;
  /** It was due before the child was added, and the family was not asked yet what happened. */
  readonly isUnanswered: boolean;
};

/** Completed, else overdue from the day after its due day, else upcoming: what is due today is not overdue. */
export function vaccineStatus({ completed, dueOn }: { completed: boolean; dueOn: Day }, today: Day): VaccineStatus {
  if (completed) return 'completed';
  return dueOn < today ? 'overdue' : 'upcoming';
}

/**
 * The status of a row of the plan. A declined vaccine has no row that waits, of a deferred one what would be due before its day
 * waits until then, and nothing is overdue of a time that nobody was asked about.
 */
export function plannedStatus(
  { completed, dueOn, isUnanswered }: StatusRow,
  decided: Decision | undefined,
  today: Day,
): PlannedStatus {
  if (completed) return 'completed';
  if (dueOn === null) return 'not-needed';
  if (decided?.decision === 'declined') return 'declined';
  if (isDeferred(decided, dueOn, today)) return 'deferred';
  return isUnanswered ? 'upcoming' : vaccineStatus({ completed, dueOn }, today);
}

/** Without a day a vaccine is put off until it is taken up again. */
function isDeferred(decided: Decision | undefined, dueOn: Day, today: Day): boolean {
  if (decided?.decision !== 'deferred') return false;
  const { until } = decided;
  return until === null || (today < until && dueOn < until);
}

/** Whether a row that waits is past the last day of its recommended window; without one it never is. */
export function isPastWindow(status: PlannedStatus, windowEndsOn: Day | null, today: Day): boolean {
  return status === 'overdue' && windowEndsOn !== null && windowEndsOn < today;
}
