import { addMonths, laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment } from '../assessment.ts';
import type { ChildOfBirthDose } from '../birth/birth-dose.ts';
import { HEPATITIS_B } from '../birth/hepatitis-b-at-birth.ts';
import { mayBeExposedAtBirth } from '../birth/mother-asked.ts';
import type { Edition } from '../edition.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { isLastDay } from './last-day.ts';

export type DoseToGive = {
  readonly vaccineGroup: string;
  /** Its number in CDSi's series; of a seasonal vaccine, in the season. */
  readonly dose: number;
  /** The day from which it is given. */
  readonly dueOn: Day;
  /** The last day of its window (window-end.ts); null if it has none. */
  readonly windowEndsOn: Day | null;
};

export type PromptFor = {
  readonly child: ChildOfBirthDose;
  /** What is noted of the child. */
  readonly noted: readonly ObservationCode[];
  readonly evaluations: Assessment['evaluations'];
  readonly edition: Pick<Edition, 'antigens'>;
  readonly today: Day;
};

/**
 * Whether a dose is given as soon as possible once it is due: RSV antibody; hepatitis B where the mother's result is
 * positive or not known; the first MMR before travel or a stay where there is measles; the first of two doses of
 * influenza in one season; and each dose without a recommended end, where the last day, by age or season, would be too
 * late to wait for.
 *
 * Source: content/vaccines/routine.json, RSV and the `motherNotes` of hepatitis B; CDSi 4.64, influenza, whose guidance
 * calls September and October good times for those who need one dose; elsewhere CDSi's past due day, which such doses
 * do not have. That these do not wait is ours.
 */
export function isPrompt(dose: DoseToGive, of: PromptFor): boolean {
  const { vaccineGroup, dueOn, windowEndsOn } = dose;
  const { child, edition, today } = of;
  if (vaccineGroup === 'RSV') return true;
  const on = laterDay(dueOn, today);
  if (vaccineGroup === HEPATITIS_B && mayBeExposedAtBirth(child, on)) return true;
  if (vaccineGroup === 'MMR' && dose.dose === 1 && NEAR_MEASLES.some((code) => of.noted.includes(code))) return true;
  if (vaccineGroup === 'Influenza' && isFirstOfTwo(dose, of, on)) return true;
  return windowEndsOn !== null && isLastDay(edition, { vaccineGroup, bornOn: child.bornOn }, windowEndsOn);
}

/**
 * Whether a dose waits for no visit. The second of two doses of influenza has nothing but a shortest interval after the
 * first, so it waits for a visit nearby, though its row says to give it as soon as possible.
 */
export function waitsForNoVisit(dose: DoseToGive, of: PromptFor): boolean {
  return isPrompt(dose, of) && (dose.vaccineGroup !== 'Influenza' || dose.dose === 1);
}

/** Travel abroad, and a measles outbreak. That a first MMR does not wait from 12 months on is ours. */
const NEAR_MEASLES: readonly ObservationCode[] = ['048', '275'];

/** Two doses of earlier seasons, or nine years of age: one dose is enough. */
const ENOUGH_BEFORE = 2;
const ONE_DOSE_FROM_MONTHS = 108;

function isFirstOfTwo({ dose }: DoseToGive, { child, evaluations }: PromptFor, on: Day): boolean {
  const counted = evaluations.filter(({ vaccineGroup, status }) => vaccineGroup === 'Influenza' && status === 'valid');
  const isYoung = on < addMonths(child.bornOn, ONE_DOSE_FROM_MONTHS);
  return dose === 1 && isYoung && new Set(counted.map((of) => of.dose)).size < ENOUGH_BEFORE;
}
