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
 * In the first week, the birth dose of which a parent said that it was not given in the hospital, or that they do not know;
 * not of a positive mother's child, for whom it stays overdue.
 */
export function answeredAtBirth(
  open: readonly PlannedDose[],
  bornOn: Day,
  { birthAnswers, asOf }: Answered,
): PlannedDose | undefined {
  const { 'hepatitis-b': shot, 'mother-hepatitis-b': mother } = birthAnswers;
  const isAnswered = (shot === 'no' || shot === 'unknown') && mother !== 'positive';
  if (!isAnswered || !isInFirstWeek(bornOn, asOf)) return undefined;
  return open.find(({ vaccine, number }) => vaccine === 'hepb' && number === 1);
}

/** What to do about it, in a title and a line. */
export function answeredText(
  firstName: string,
  { birthAnswers }: Answered,
): { readonly title: string; readonly text: string } {
  if (birthAnswers['hepatitis-b'] !== 'unknown') {
    const title = `Hepatitis B shot not given in the hospital. Call the doctor or nurse now: ${firstName} can still get it today.`;
    return { title, text: '' };
  }
  return {
    title: 'Not known whether the hepatitis B shot was given in the hospital.',
    text: `Ask the hospital, which has the birth record, or your doctor now. If nobody knows, the doctor will give it: ${firstName} can still get it today.`,
  };
}
