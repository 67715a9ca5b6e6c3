import { addDays, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import type { MotherHepatitisB } from '../editions/authorities-file.ts';

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

/**
 * A first hepatitis B dose that is for later than birth, by the child's weight or authority. CDSi would count one from
 * birth on; that it can be given before is not said (ours).
 */
export function isBegunLater(
  { vaccineGroup, dose, earliest, recommended }: Pick<GroupForecast, keyof DatedDose | 'earliest'>,
  bornOn: Day,
): boolean {
  const isFirst = vaccineGroup === 'HepB' && dose === 1 && earliest === bornOn;
  return isFirst && recommended !== null && recommended > bornOn;
}

/**
 * CDSi's latest recommended age of the birth dose is 4 weeks: it is past due from day 28, the day of birth being day 0.
 */
const BIRTH_DOSE_PAST_DUE_DAY = 28;

/** Whether the first dose is still called the birth dose, through day 27; after that it is late like any other dose. */
export function isBirthDoseInTime(bornOn: Day, today: Day): boolean {
  return today < addDays(bornOn, BIRTH_DOSE_PAST_DUE_DAY);
}

export function isNewbornsBirthDose(dose: DatedDose, bornOn: Day, today: Day): boolean {
  return isBirthDose(dose, bornOn) && isBirthDoseInTime(bornOn, today);
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
