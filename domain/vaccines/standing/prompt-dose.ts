import type { Day } from '#domain/time/day.ts';
import type { Edition } from '../edition.ts';
import type { ChildOfBirthDose } from '../birth/birth-dose.ts';
import { HEPATITIS_B } from '../birth/hepatitis-b-at-birth.ts';
import { isLastDay } from './last-day.ts';

type WindowOfDose = { readonly vaccineGroup: string; readonly windowEndsOn: Day | null };

/**
 * Whether a dose that is due is given as soon as possible, rather than inside a recommended window: RSV antibody, the
 * hepatitis B series of a child whose mother's result is not negative, and each dose without a recommended end, where
 * the last day, by age or season, would be too late to wait for.
 *
 * Source: content/vaccines/routine.json, RSV and the `motherNotes` of hepatitis B; elsewhere CDSi's past due day, which
 * such doses do not have. The words are ours.
 */
export function isPromptDose(
  { vaccineGroup, windowEndsOn }: WindowOfDose,
  { bornOn, motherHepatitisB }: ChildOfBirthDose,
  edition: Pick<Edition, 'antigens'>,
): boolean {
  if (vaccineGroup === 'RSV') return true;
  if (vaccineGroup === HEPATITIS_B && motherHepatitisB !== 'negative') return true;
  return windowEndsOn !== null && isLastDay(edition, { vaccineGroup, bornOn }, windowEndsOn);
}
