import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { undatedDoses } from '#domain/vaccines/given/past-days.ts';

/** Said of each dose that is asked for again because one of its vaccine was entered without a day or month. */
export const FIND_RECORD = 'Entered without a date: find the record first.';

/** Whether a row is overdue or upcoming while a dose of its vaccine is recorded without a day or month. */
export function isAskedForAgain(
  { vaccine, status }: Pick<PlannedDose, 'vaccine' | 'status'>,
  { doses }: Pick<VaccinePlan, 'doses'>,
): boolean {
  return (status === 'overdue' || status === 'upcoming') && undatedDoses(doses).has(vaccine);
}
