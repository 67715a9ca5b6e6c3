import { laterDay, type Day } from '#domain/time/day.ts';

export type VaccineStatus = 'completed' | 'overdue' | 'upcoming';

export type PlannedStatus = VaccineStatus | 'contraindicated' | 'ask-first' | 'declined' | 'deferred' | 'not-needed';

export type Decision = { readonly decision: 'wanted' | 'deferred' | 'declined'; readonly until: Day | null };

export type StatusRow = {
  readonly completed: boolean;
  /** Null if no dose is needed. */
  readonly dueOn: Day | null;
  /** Null if it is overdue from the day after its due day. */
  readonly windowEndsOn: Day | null;
  /** Nobody has said whether it, or one before it, was given before the child was added. */
  readonly isUnanswered: boolean;
  /** Whether it is needed shows once the record is found of a dose that has no day. */
  readonly isByRecord: boolean;
  /** Parents and doctor decide together about the vaccine, or find out first whether it is needed. */
  readonly isDecidedTogether: boolean;
  /** A doctor is asked before it is given; of a row without a day, whether it is needed. */
  readonly isAskedFirst: boolean;
  /** It would be next, or come later, but must not be given because of what is noted of the child. */
  readonly isContraindicated: boolean;
};

/**
 * A vaccine that must not be given is `contraindicated` also where it is declined. A declined one has no open rows; one
 * that a doctor is asked about first is neither due nor overdue, deferred nor not needed; doses of a deferred one that
 * are due before its day wait until then. Unanswered rows, and vaccines decided together, are never overdue.
 */
export function plannedStatus(row: StatusRow, decided: Decision | undefined, today: Day): PlannedStatus {
  const { completed, dueOn, windowEndsOn, isUnanswered, isByRecord } = row;
  const { isDecidedTogether, isAskedFirst, isContraindicated } = row;
  if (completed) return 'completed';
  if (isContraindicated) return 'contraindicated';
  if (dueOn === null && !isUnanswered && !isByRecord && !isAskedFirst) return 'not-needed';
  if (decided?.decision === 'declined') return 'declined';
  if (isAskedFirst && !isUnanswered) return 'ask-first';
  if (dueOn === null) return 'upcoming';
  if (isDeferred(decided, dueOn, today)) return 'deferred';
  return !isUnanswered && !isDecidedTogether && isOverdue({ dueOn, windowEndsOn }, today) ? 'overdue' : 'upcoming';
}

/**
 * Once its recommended window has ended: past due, in CDSi's words. A dose without a past due day is overdue after the
 * last day on which it can be given, by age or season; without that, after its due day.
 */
export function isOverdue(
  { dueOn, windowEndsOn }: { readonly dueOn: Day; readonly windowEndsOn: Day | null },
  today: Day,
): boolean {
  return lastDayOfRow({ dueOn, windowEndsOn }) < today;
}

/** The last day on which a row is not overdue. */
export function lastDayOfRow({ dueOn, windowEndsOn }: { readonly dueOn: Day; readonly windowEndsOn: Day | null }): Day {
  return laterDay(dueOn, windowEndsOn ?? dueOn);
}

/** Whether a vaccine is declined, or put off without an end or until a later day. */
export function isDecidedOn({ decision, until }: Decision, today: Day): boolean {
  return decision === 'declined' || (decision === 'deferred' && (until === null || today < until));
}

function isDeferred(decided: Decision | undefined, dueOn: Day, today: Day): boolean {
  if (decided?.decision !== 'deferred') return false;
  const { until } = decided;
  return until === null || (today < until && dueOn < until);
}
