import type { Day } from '#domain/time/day.ts';
import { isInFirstWeek } from '#domain/vaccines/birth/first-week.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';

type Row = Pick<PlannedDose, 'vaccine' | 'number' | 'completed' | 'why'>;

/** Whom to ask about a dose that may have been given in the hospital, as far as the parents know; null of every other. */
export function birthShotText(row: Row, { birthAnswers }: Pick<VaccinePlan, 'birthAnswers'>): string | null {
  const isUnknown = row.vaccine === 'hepb' && birthAnswers['hepatitis-b'] === 'unknown';
  return isUnknown && row.number === 1 && !row.completed ? row.why : null;
}

type Answered = Pick<VaccinePlan, 'birthAnswers' | 'asOf'>;

/**
 * In the first week, the birth dose of which a parent said that it was not given in the hospital; not of a positive
 * mother's child, for whom it stays overdue.
 */
export function notGivenAtBirth(
  open: readonly PlannedDose[],
  bornOn: Day,
  { birthAnswers, asOf }: Answered,
): PlannedDose | undefined {
  const isNotGiven = birthAnswers['hepatitis-b'] === 'no' && birthAnswers['mother-hepatitis-b'] !== 'positive';
  if (!isNotGiven || !isInFirstWeek(bornOn, asOf)) return undefined;
  return open.find(({ vaccine, number }) => vaccine === 'hepb' && number === 1);
}

export function notGivenText(firstName: string): string {
  return `Not given in the hospital: call the doctor or nurse now, ${firstName} can still have it today.`;
}
