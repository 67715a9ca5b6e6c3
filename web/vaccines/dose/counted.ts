import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { countedNumber } from '#domain/vaccines/standing/counted-number.ts';

/**
 * '1 counted' of a second dose that is the first that counts, 'counts as dose 1' of one to come; null where the numbers
 * agree.
 */
export function countedText(row: PlannedDose, plan: VaccinePlan): string | null {
  const isToCome = row.status === 'upcoming' || row.status === 'overdue';
  const counted = row.completed || isToCome ? countedNumber(row, plan) : null;
  if (counted === null || counted === row.shownNumber) return null;
  return row.completed ? `${counted} counted` : `counts as dose ${counted}`;
}
