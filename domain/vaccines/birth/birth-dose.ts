import { addDays, type Day } from '#domain/time/day.ts';
import type { MotherHepatitisB } from '../editions/authorities.ts';

type DatedDose = { readonly vaccineGroup: string; readonly dose: number; readonly recommended: Day | null };

/**
 * The first dose of hepatitis B vaccine, recommended on the day of birth: it opens and closes on that day and waits for
 * no other dose.
 *
 * Source: CDC child and adolescent schedule 2025, hepatitis B (content/vaccines/routine.json).
 */
export function isBirthDose({ vaccineGroup, dose, recommended }: DatedDose, bornOn: string): boolean {
  return vaccineGroup === 'HepB' && dose === 1 && recommended === bornOn;
}

/** Its own words end with CDSi's past due day of the birth dose, 4 weeks; later it is late like any other dose. */
const NEWBORN_DAYS = 28;

export function isNewbornsBirthDose(dose: DatedDose, bornOn: Day, today: Day): boolean {
  return isBirthDose(dose, bornOn) && today < addDays(bornOn, NEWBORN_DAYS);
}

/** Hours after birth within which the birth dose is given. */
export type BirthHours = 12 | 24;

export type ChildOfBirthDose = { readonly bornOn: Day; readonly motherHepatitisB: MotherHepatitisB | null };

/**
 * Null unless the dose is the birth dose of a child under 4 weeks. 12 hours where the mother's hepatitis B result is
 * positive or unknown; what nobody said counts as unknown.
 *
 * Source: content/vaccines/routine.json, the first row of hepatitis B and its `motherNotes`.
 */
export function birthHours(
  dose: DatedDose,
  { bornOn, motherHepatitisB }: ChildOfBirthDose,
  today: Day,
): BirthHours | null {
  if (!isNewbornsBirthDose(dose, bornOn, today)) return null;
  return motherHepatitisB === 'negative' ? 24 : 12;
}
