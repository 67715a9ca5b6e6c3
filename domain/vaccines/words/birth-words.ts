import type { Day } from '#domain/time/day.ts';
import type { BirthHours } from '../birth/birth-dose.ts';
import type { PlannedStatus } from '../standing/planned-status.ts';

/** Beside the name of a birth dose that is due: 'within 24 hours of birth', after that day 'as soon as possible'. */
export function birthNote(hours: BirthHours, dueOn: Day, today: Day): string {
  return today > dueOn ? 'as soon as possible' : `within ${hours} hours of birth`;
}

type BirthDose = { readonly status: PlannedStatus; readonly birthHours: BirthHours; readonly dueOn: Day };

/** With it, of a child that may be exposed, to call; as on the screen, without the mother's result. */
export function birthNotes({ birthHours, status, dueOn }: BirthDose, today: Day): string[] {
  const isToCall = status === 'overdue' && birthHours === 12;
  return [birthNote(birthHours, dueOn, today), ...(isToCall ? ['if it was not given, call the doctor now'] : [])];
}
