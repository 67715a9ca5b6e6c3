import { addDays, type Day } from '#domain/time/day.ts';
import { isBirthDoseInTime, type ChildOfBirthDose } from '../birth/birth-dose.ts';

const DAYS_OF_NOTE = 7;

type Row = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: string;
  readonly completed: boolean;
  readonly isUnanswered: boolean;
};

/**
 * Whether what the mother's hepatitis B test means comes first: in the first week, when it is a matter of hours and days,
 * and, of a child that may be exposed, until its first dose is recorded; after the first four weeks, while that dose is
 * overdue.
 */
export function isNoteUrgent(child: ChildOfBirthDose, planned: readonly Row[], today: Day): boolean {
  if (today <= addDays(child.bornOn, DAYS_OF_NOTE)) return true;
  const doses = planned.filter(({ vaccine }) => vaccine === 'hepb');
  if (doses.some(({ completed }) => completed) || child.motherHepatitisB === 'negative') return false;
  if (isBirthDoseInTime(child.bornOn, today)) return true;
  return doses.some(({ number, status, isUnanswered }) => number === 1 && status === 'overdue' && !isUnanswered);
}
