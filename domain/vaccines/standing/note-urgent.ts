import { addDays, type Day } from '#domain/time/day.ts';

const DAYS_OF_NOTE = 7;

/** Whether what the mother's hepatitis B test means comes first: in the first week it is a matter of hours and days. */
export function isNoteUrgent(bornOn: Day, today: Day): boolean {
  return today <= addDays(bornOn, DAYS_OF_NOTE);
}
