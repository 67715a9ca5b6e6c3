import type { Day } from '#domain/time/day.ts';

export type VaccineStatus = 'completed' | 'overdue' | 'upcoming';

export type PlannedStatus = VaccineStatus | 'declined' | 'deferred' | 'not-needed';

export type Decision = { readonly decision: 'wanted' | 'deferred' | 'declined'; readonly until: Day | null };

export type StatusRow = {
  readonly completed: boolean;
  /** Null if no dose is needed. */
  readonly dueOn: Day | null;
  /** Due before the child was added, and nobody has said what happened. */
  readonly isUnanswered: boolean;
};

export function vaccineStatus({ completed, dueOn }: { completed: boolean; dueOn: Day }, today: Day): VaccineStatus {
  if (completed) return 'completed';
  return dueOn < today ? 'overdue' : 'upcoming';
}

/**
 * A declined vaccine has no open rows; doses of a deferred one due before its date wait until then; unanswered rows are
 * never overdue.
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

function isDeferred(decided: Decision | undefined, dueOn: Day, today: Day): boolean {
  if (decided?.decision !== 'deferred') return false;
  const { until } = decided;
  return until === null || (today < until && dueOn < until);
}

export function isPastWindow(status: PlannedStatus, windowEndsOn: Day | null, today: Day): boolean {
  return status === 'overdue' && windowEndsOn !== null && windowEndsOn < today;
}
