import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';

/** In it an infant who loses weight is seen at once. Our judgment, not a published rule. */
export const LAST_DAY_OF_FIRST_YEAR = 365;

export function isInFirstYear(bornOn: Day, today: Day): boolean {
  return ageDays(bornOn, today) <= LAST_DAY_OF_FIRST_YEAR;
}
