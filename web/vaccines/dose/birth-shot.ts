import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';

type Plan = Pick<VaccinePlan, 'planned' | 'birthAnswers'>;
type Row = Pick<PlannedDose, 'vaccine' | 'number' | 'birthHours'>;

/** Whether the parents do not know if a dose was given in the hospital, and none is recorded. */
export function isBirthShotUnknown({ vaccine, number }: Row, { planned, birthAnswers }: Plan): boolean {
  if (vaccine !== 'hepb' || number !== 1 || birthAnswers['hepatitis-b'] !== 'unknown') return false;
  return !planned.some((row) => row.vaccine === vaccine && row.completed);
}

/** Whom they ask, and how soon, inside a sentence; null of every other row. */
export function birthShotText(row: Row, plan: Plan): string | null {
  if (!isBirthShotUnknown(row, plan)) return null;
  const soon = row.birthHours === null ? '' : ' now';
  return `not known whether it was given in the hospital: ask the hospital or your doctor${soon}.`;
}
