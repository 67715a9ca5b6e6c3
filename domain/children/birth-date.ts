import { day, type Day } from '#domain/time/day.ts';

export const EARLIEST_BIRTH = day('1900-01-01');

export function birthDateProblem(bornOn: Day, today: Day): string | null {
  if (bornOn > today) return 'Date of birth cannot be in the future';
  if (bornOn < EARLIEST_BIRTH) return 'Date of birth cannot be before January 1, 1900';
  return null;
}
