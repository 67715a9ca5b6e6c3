import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { countedNumber } from '#domain/vaccines/standing/counted-number.ts';

/** '1 counted' of a second dose that is the first that counts; null where the numbers agree. */
export function countedText(row: PlannedDose, plan: VaccinePlan): string | null {
  const counted = row.completed ? countedNumber(row, plan) : null;
  return counted === null || counted === row.number ? null : `${counted} counted`;
}
