import type { Day } from '#domain/time/day.ts';
import { day } from '#domain/time/day.ts';

/** The earliest date of birth that a child can be given. */
export const EARLIEST_BIRTH = day('1900-01-01');

/** What is wrong with a date of birth, or null when nothing is. */
export function birthDateProblem(bornOn: Day, today: Day): string | null {
  if (bornOn > today) return 'Date of birth cannot be in the future';
  if (bornOn < EARLIEST_BIRTH) return 'Date of birth cannot be before January 1, 1900';
  return null;
}
