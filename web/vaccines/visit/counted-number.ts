import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { doseOf } from '../schedule/known-vaccines.ts';

/**
 * The number of a dose for a clinic: a row's, without the rows before it whose doses do not count. Null for a row whose
 * dose does not count, also for want of a day.
 */
export function countedNumber(row: PlannedDose, plan: VaccinePlan): number | null {
  if (!isCounted(row, plan)) return null;
  const upToRow = plan.planned.filter(({ vaccine, number }) => vaccine === row.vaccine && number <= row.number);
  return upToRow.filter((one) => isCounted(one, plan)).length;
}

/** Of an open row, that its dose will. */
function isCounted(row: PlannedDose, plan: VaccinePlan): boolean {
  if (!row.completed) return true;
  const verdict = doseOf(row, plan)?.verdicts.find(({ vaccine }) => vaccine === row.vaccine);
  return verdict?.counts ?? false;
}
