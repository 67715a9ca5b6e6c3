import type { Day } from '#domain/time/day.ts';
import type { BirthHours } from '../birth/birth-dose.ts';

/** Beside the name of a birth dose that is due: 'within 24 hours of birth', after that day 'as soon as possible'. */
export function birthNote(hours: BirthHours, dueOn: Day, today: Day): string {
  return today > dueOn ? 'as soon as possible' : `within ${hours} hours of birth`;
}
