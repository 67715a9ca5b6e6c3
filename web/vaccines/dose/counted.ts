import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { countedNumber } from '#domain/vaccines/standing/counted-number.ts';

/** After doses without a day the next one has the number, like the age, of the dose that it stands for until they have. */
export function shownNumber(row: PlannedDose, plan: VaccinePlan): number {
  return (row.isAskedForAgain ? countedNumber(row, plan) : null) ?? row.number;
}

/**
 * '1 counted' of a second dose that is the first that counts, 'counts as dose 1' of one to come; null where the numbers
 * agree.
 */
export function countedText(row: PlannedDose, plan: VaccinePlan): string | null {
  const isToCome = (row.status === 'upcoming' || row.status === 'overdue') && !row.isAskedForAgain;
  const counted = row.completed || isToCome ? countedNumber(row, plan) : null;
  if (counted === null || counted === row.number) return null;
  return row.completed ? `${counted} counted` : `counts as dose ${counted}`;
}
