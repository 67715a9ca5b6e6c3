import type { Day } from '#domain/time/day.ts';
import { isAskedNow } from '../given/past-days.ts';

type Row = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: string;
  readonly isUnanswered: boolean;
};

type Aged = Row & {
  readonly dueOn: Day | null;
  /** When the child reaches the age for which the schedule has it; null without one. */
  readonly recommendedOn: Day | null;
};

/**
 * Whether a dose to come depends on one of its vaccine about which nobody has said whether it was given: then it has no
 * day.
 */
export function isAfterUnanswered({ vaccine, number, status }: Row, rows: readonly Row[]): boolean {
  if (status !== 'upcoming') return false;
  return rows.some((row) => row.isUnanswered && row.vaccine === vaccine && row.number < number);
}

/** Whether a row reads 'Not answered yet': the question asks for it, or for one before it, and its age has passed. */
export function isNotAnswered(row: Aged, rows: readonly Row[], today: Day): boolean {
  if (row.status !== 'upcoming') return false;
  const isOfPast = row.recommendedOn !== null && row.recommendedOn < today;
  return isAskedNow(row, today) || (isOfPast && isAfterUnanswered(row, rows));
}
