import type { Day } from '#domain/time/day.ts';
import type { PlannedStatus } from './status.ts';

export type DueRow = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: PlannedStatus;
  readonly dueOn: Day | null;
  readonly isUnanswered: boolean;
};

/**
 * Planned for the visit's day or earlier and not given yet; only the first of each vaccine, since two doses of one
 * vaccine are never given on one day.
 *
 * @param after the day of the previous visit, where doses due until then are given
 */
export function dosesDueAt<Row extends DueRow>(rows: readonly Row[], on: Day, after: Day | null = null): Row[] {
  const due = rows.filter((row) => isWaiting(row) && row.dueOn <= on && (after === null || row.dueOn > after));
  return due.filter(({ vaccine, number }) => !due.some((other) => other.vaccine === vaccine && other.number < number));
}

/**
 * Due by the visit's day, and nobody has said whether they were given.
 *
 * @param after the day of the previous visit, at which doses due until then are asked about
 */
export function unansweredAt<Row extends DueRow>(rows: readonly Row[], on: Day, after: Day | null = null): Row[] {
  return rows.filter(
    ({ isUnanswered, dueOn }) => isUnanswered && dueOn !== null && dueOn <= on && (after === null || dueOn > after),
  );
}

function isWaiting<Row extends DueRow>(row: Row): row is Row & { readonly dueOn: Day } {
  const { status, dueOn, isUnanswered } = row;
  return (status === 'upcoming' || status === 'overdue') && !isUnanswered && dueOn !== null;
}
