import type { PlannedDose } from '#contract/vaccines.ts';
import { BY_MONTH } from '#domain/vaccines/words/dose/undated-words.ts';

/** Whether a row that is open follows from a dose of which only the month is known. */
export function isByMonth({ completed, details }: PlannedDose): boolean {
  return !completed && details.includes(BY_MONTH);
}
