import type { Day } from '#domain/time/day.ts';
import { isInFirstWeek } from '../birth/first-week.ts';

type Row = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: string;
  /** Of a birth dose that is open: 12 of a child that may be exposed. */
  readonly birthHours: number | null;
};

/**
 * Whether what the mother's hepatitis B test means comes first: in the first week, when it is a matter of hours and days,
 * and of a child that may be exposed until its birth dose is recorded, also while that is overdue.
 */
export function isNoteUrgent(bornOn: Day, planned: readonly Row[], today: Day): boolean {
  return (
    isInFirstWeek(bornOn, today) ||
    planned.some(
      ({ vaccine, number, status, birthHours }) =>
        birthHours === 12 || (vaccine === 'hepb' && number === 1 && status === 'overdue'),
    )
  );
}
