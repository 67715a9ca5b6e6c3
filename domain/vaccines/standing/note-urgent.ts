import { addDays, type Day } from '#domain/time/day.ts';
import { isBirthDoseInTime, type ChildOfBirthDose } from '../birth/birth-dose.ts';

const DAYS_OF_NOTE = 7;

type Row = {
  readonly vaccine: string;
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
  if (child.motherHepatitisB === 'negative' || doses.some(({ completed }) => completed)) return false;
  const isInTime = isBirthDoseInTime(child.bornOn, today);
  return isInTime || doses.some(({ status, isUnanswered }) => status === 'overdue' && !isUnanswered);
}
