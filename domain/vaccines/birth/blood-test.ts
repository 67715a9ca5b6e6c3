import { addMonths, type Day } from '#domain/time/day.ts';
import type { HepatitisBAtBirth, HepatitisBSeries } from './hepatitis-b-at-birth.ts';

const TESTED_FROM_MONTHS = 9;

export type BloodTest = {
  /** Somebody said that the test was done. */
  readonly isTested: boolean;
};

type Child = Pick<HepatitisBAtBirth, 'bornOn' | 'motherHepatitisB'>;

/**
 * Whether the family of a positive mother's child is asked if the blood test after the last dose was done, or shown
 * that it was, so that it can be taken back: at any later age, for the series may end late.
 *
 * Source of the age: CDC child and adolescent schedule 2025, as kept in content/vaccines/routine.json `motherNotes`.
 */
export function isBloodTestShown(
  child: Child,
  { isComplete, isTested }: Pick<HepatitisBSeries, 'isComplete'> & BloodTest,
  today: Day,
): boolean {
  const isDue = isComplete && today >= addMonths(child.bornOn, TESTED_FROM_MONTHS);
  return child.motherHepatitisB === 'positive' && (isTested || isDue);
}

/** Whether a positive mother's child still needs its blood test, as far as anybody said. */
export function isBloodTestOpen({ motherHepatitisB }: Omit<Child, 'bornOn'>, { isTested }: BloodTest): boolean {
  return motherHepatitisB === 'positive' && !isTested;
}
