import { addMonths, type Day } from '#domain/time/day.ts';
import type { ChildOfBirthDose } from './birth-dose.ts';

/** Until this age a clinic asks for a result that nobody has given. Ours. */
const ASKED_UNTIL_MONTHS = 24;

/** CDC: the first antibody is for babies under 8 months. */
const ANTIBODY_MONTHS = 8;

/** Whether a clinic asks whether the mother had the RSV vaccine. */
export function isMotherRsvAskedAbout({ bornOn }: Pick<ChildOfBirthDose, 'bornOn'>, on: Day): boolean {
  return on < addMonths(bornOn, ANTIBODY_MONTHS);
}

export function isMotherAskedAbout({ bornOn }: Pick<ChildOfBirthDose, 'bornOn'>, on: Day): boolean {
  return on < addMonths(bornOn, ASKED_UNTIL_MONTHS);
}

/** A result that is not known counts as positive, one that nobody said only as long as a clinic asks for it. */
export function mayBeExposedAtBirth(child: ChildOfBirthDose, on: Day): boolean {
  const { motherHepatitisB } = child;
  return motherHepatitisB === null ? isMotherAskedAbout(child, on) : motherHepatitisB !== 'negative';
}
