import { addDays, addMonths, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment } from '../assessment.ts';
import {
  HEPATITIS_B,
  isFirstDoseLater,
  needsFourthDose,
  type HepatitisBAtBirth,
} from '../birth/hepatitis-b-at-birth.ts';
import { mayBeExposedAtBirth } from '../birth/mother-asked.ts';
import { dayAtAge } from '../duration.ts';
import type { Edition } from '../edition.ts';
import type { ObservationCode } from '../supporting-data.ts';
import { DAYS_NEARBY, lastDayWithOthers } from './days-to-wait.ts';
import { isSecondFluDose } from './earlier-flu.ts';
import { lastDayBeforeFluPause } from './flu-pause.ts';
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
  readonly child: HepatitisBAtBirth;
  /** What is noted of the child. */
  readonly noted: readonly ObservationCode[];
  readonly evaluations: Assessment['evaluations'];
  readonly edition: Pick<Edition, 'antigens'>;
  readonly today: Day;
};

export type Waiting = {
  /** It is given as soon as possible once it is due. */
  readonly isPrompt: boolean;
  /** The last day on which a dose that would be prompt waits for a visit nearby; null of others, and after it. */
  readonly nearbyUntil: Day | null;
};

/**
 * Whether a dose is given as soon as possible, or first waits two weeks for a visit nearby: one that has nothing but a
 * shortest interval after the one before it. Ours.
 */
export function waitingOf(dose: DoseToGive, of: PromptFor): Waiting {
  if (!isWanted(dose, of)) return { isPrompt: false, nearbyUntil: null };
  const until = visitNearby(dose, of);
  const nearbyUntil = until !== null && of.today <= until ? until : null;
  return { isPrompt: nearbyUntil === null, nearbyUntil };
}

/**
 * The second of two doses of influenza, not into its pause, the dose of a light baby between 1 and 2 months, and rotavirus
 * vaccine, with the other shots of its age.
 */
function visitNearby(dose: DoseToGive, { child }: PromptFor): Day | null {
  if (dose.vaccineGroup === 'Rotavirus') return lastDayWithOthers(dose.dueOn, dose.windowEndsOn);
  const until = addDays(dose.dueOn, DAYS_NEARBY);
  if (isSecondFluDose(dose)) return earlierDay(until, lastDayBeforeFluPause(dose.dueOn));
  return isAfterLightBabysFirst(dose, child) ? until : null;
}

/**
 * The dose after that of 1 month, of a baby under 2,000 g whose mother may have hepatitis B, as long as it is due before
 * the visit of 2 months. One due later is late.
 *
 * Source: content/vaccines/routine.json: the schedule has it at 1 to 2 months. That it waits for that visit is ours.
 */
function isAfterLightBabysFirst({ vaccineGroup, dose, dueOn }: DoseToGive, child: HepatitisBAtBirth): boolean {
  if (vaccineGroup !== HEPATITIS_B || dose !== 2 || !needsFourthDose(child)) return false;
  return dueOn > addMonths(child.bornOn, 1) && dueOn < addMonths(child.bornOn, 2);
}

/**
 * Whether a dose is wanted as soon as possible once it is due: RSV antibody; hepatitis B where the mother's result is
 * positive or not known, and its first dose of a baby under 2,000 g whose mother tested negative; the first MMR before
 * travel or a stay where there is measles; the first hepatitis A dose before travel; the first of two doses of
 * influenza in one season, and each once its days in the fall are over; and each dose without a recommended end, where
 * the last day, by age or season, would be too late to wait for.
 *
 * Source: content/vaccines/routine.json, RSV and the `motherNotes` of hepatitis B; CDSi 4.64, influenza, whose guidance
 * calls September and October good times for those who need one dose; elsewhere CDSi's past due day, which such doses
 * do not have. That these do not wait is ours.
 */
function isWanted(dose: DoseToGive, of: PromptFor): boolean {
  const { vaccineGroup, dueOn, windowEndsOn } = dose;
  const { child, edition, today } = of;
  if (vaccineGroup === 'RSV') return true;
  const on = laterDay(dueOn, today);
  if (vaccineGroup === HEPATITIS_B && mayBeExposedAtBirth(child, on)) return true;
  if (isLightBabysFirst(dose, child)) return true;
  if (isFirstMmr(dose) && NEAR_MEASLES.some((code) => of.noted.includes(code))) return true;
  if (vaccineGroup === 'HepA' && dose.dose === 1 && of.noted.includes(TRAVEL)) return true;
  if (vaccineGroup === 'Influenza' && (isFirstOfTwo(dose, of, on) || isAfterFall(dose, on))) return true;
  return windowEndsOn !== null && isLastDay(edition, { vaccineGroup, bornOn: child.bornOn }, windowEndsOn);
}

/**
 * Whether a prompt dose waits for no visit either, nor a day but for a Sunday or a holiday: the first MMR for a stay
 * where there is measles. Ours.
 */
export function waitsForNothing(
  dose: Pick<DoseToGive, 'vaccineGroup' | 'dose'>,
  noted: readonly ObservationCode[],
): boolean {
  return isFirstMmr(dose) && noted.includes(OUTBREAK);
}

function isFirstMmr({ vaccineGroup, dose }: Pick<DoseToGive, 'vaccineGroup' | 'dose'>): boolean {
  return vaccineGroup === 'MMR' && dose === 1;
}

/** The dose of 1 month; by a list that begins the series at 2 months, the first dose is another. */
function isLightBabysFirst({ vaccineGroup, dose, dueOn }: DoseToGive, child: HepatitisBAtBirth): boolean {
  if (vaccineGroup !== HEPATITIS_B || dose !== 1 || !isFirstDoseLater(child)) return false;
  return dueOn < dayAtAge(child.bornOn, '2m');
}

/**
 * Travel abroad. Hepatitis A vaccine is given as soon as travel is considered.
 *
 * Source: Immunize.org, Ask the Experts, hepatitis A, international travel, reviewed June 25, 2023.
 */
const TRAVEL: ObservationCode = '048';

const OUTBREAK: ObservationCode = '275';

/** Travel abroad, and a measles outbreak. That a first MMR does not wait from 12 months on is ours. */
export const NEAR_MEASLES: readonly ObservationCode[] = [TRAVEL, OUTBREAK];

/** Two doses of earlier seasons, or nine years of age: one dose is enough. */
const ENOUGH_BEFORE = 2;
const ONE_DOSE_FROM_MONTHS = 108;

function isAfterFall({ windowEndsOn }: DoseToGive, on: Day): boolean {
  return windowEndsOn !== null && windowEndsOn < on;
}

function isFirstOfTwo({ dose }: DoseToGive, { child, evaluations }: PromptFor, on: Day): boolean {
  const counted = evaluations.filter(({ vaccineGroup, status }) => vaccineGroup === 'Influenza' && status === 'valid');
  const isYoung = on < addMonths(child.bornOn, ONE_DOSE_FROM_MONTHS);
  return dose === 1 && isYoung && new Set(counted.map((of) => of.dose)).size < ENOUGH_BEFORE;
}
