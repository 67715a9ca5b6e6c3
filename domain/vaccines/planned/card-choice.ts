import type { Day } from '#domain/time/day.ts';

/** What the choice looks at of a row of the plan. */
type Row = {
  readonly status: string;
  readonly dueOn: Day | null;
  /** 'YYYY-MM-DD HH:mm:ss'; null where nobody knows the day. */
  readonly completedDate: string | null;
  /** Due before the child was added, and the family was not asked yet what happened. */
  readonly isUnanswered: boolean;
};

/**
 * What a small card shows of a vaccine plan: the earliest overdue dose, the next upcoming and the latest completed,
 * in this order. Of several on one day the first of the plan; a row without a day comes after all with one.
 */
export function cardChoice<R extends Row>(rows: readonly R[]): R[] {
  const of = (status: string) => rows.filter((row) => row.status === status && !row.isUnanswered);
  const byDue = (row: R) => row.dueOn ?? '9999';
  const chosen = [
    first(of('overdue'), (one, other) => byDue(one) < byDue(other)),
    first(of('upcoming'), (one, other) => byDue(one) < byDue(other)),
    first(of('completed'), (one, other) => (one.completedDate ?? '') > (other.completedDate ?? '')),
  ];
  return chosen.filter((row) => row !== undefined);
}

/** The row that comes before all others; the earlier one where neither does. */
function first<R>(rows: readonly R[], isBefore: (one: R, other: R) => boolean): R | undefined {
  return rows.reduce<R | undefined>(
    (found, row) => (found === undefined || isBefore(row, found) ? row : found),
    undefined,
  );
}
