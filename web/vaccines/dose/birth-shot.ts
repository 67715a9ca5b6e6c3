import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';

type Row = Pick<PlannedDose, 'vaccine' | 'number' | 'completed' | 'why'>;

/** Whom to ask about a dose that may have been given in the hospital, as far as the parents know; null of every other. */
export function birthShotText(row: Row, { birthAnswers }: Pick<VaccinePlan, 'birthAnswers'>): string | null {
  const isUnknown = row.vaccine === 'hepb' && birthAnswers['hepatitis-b'] === 'unknown';
  return isUnknown && row.number === 1 && !row.completed ? row.why : null;
}
