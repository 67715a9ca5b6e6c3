import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import type { DoseEvaluation, DoseReason } from '../../assessment.ts';
import { HEPATITIS_B, isOfFirstDays, needsFourthDose } from '../../birth/hepatitis-b-at-birth.ts';
import { NEAR_MEASLES } from '../../standing/prompt.ts';
import { entryOf, sawDay } from '../trace-facts.ts';
import { dayOfDose, type WordsInput } from '../words-input.ts';

export type Special =
  | 'birth-dose'
  | 'first-weeks-dose'
  | 'oral-polio'
  | 'oral-polio-kind'
  | 'before-travel'
  | 'given-abroad';

/** A dose that was right where and when it was given, and is not one of the US schedule's. */
export function specialOf(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): Special | null {
  const cvx = input.doses[shown.dose]?.cvx ?? '';
  const givenOn = dayOfDose(input, shown.dose);
  if (reason === 'age-too-young' && isBeforeLightBabysThree(input, shown)) {
    return givenOn !== null && isOfFirstDays(input.child, givenOn) ? 'birth-dose' : 'first-weeks-dose';
  }
  if (reason === 'inadvertent-vaccine' && shown.vaccineGroup === 'Polio') return oralPolioOf(cvx, givenOn);
  if (reason !== 'age-too-young' || shown.target !== 1) return null;
  const isForTravel = shown.vaccineGroup === 'HepA' || (shown.vaccineGroup === 'MMR' && cvx === MMR);
  if (isForTravel) return isUpToHalfAYearEarly(input, shown) ? 'before-travel' : null;
  return isGivenAbroad(input, shown, cvx) ? 'given-abroad' : null;
}

/** Whether a dose is oral polio vaccine that the US schedule does not count by its day. */
export function isOralPolioNotCounted(input: WordsInput, dose: number): boolean {
  return oralPolioOf(input.doses[dose]?.cvx ?? '', dayOfDose(input, dose)) === 'oral-polio';
}

/**
 * Whether a dose is entered as trivalent oral polio vaccine of a day after its withdrawal: its kind or its day is
 * doubtful.
 */
export function isTrivalentAfterSwitch(cvx: string, givenOn: Day | null): boolean {
  return cvx === ORAL_POLIO_TRIVALENT && givenOn !== null && givenOn >= ORAL_POLIO_SWITCH;
}

function oralPolioOf(cvx: string, givenOn: Day | null): 'oral-polio' | 'oral-polio-kind' | null {
  if (givenOn === null || !ORAL_POLIO.has(cvx)) return null;
  if (givenOn >= ORAL_POLIO_SWITCH) return 'oral-polio';
  return cvx === ORAL_POLIO_OF_UNKNOWN_KIND ? 'oral-polio-kind' : null;
}

/**
 * Meningococcal vaccines from infancy, and measles vaccine without mumps, as WHO has it: from 9 months, in an outbreak
 * from 6.
 */
function isGivenAbroad(input: WordsInput, shown: DoseEvaluation, cvx: string): boolean {
  if (MENINGOCOCCAL.has(shown.vaccineGroup)) return true;
  return shown.vaccineGroup === 'MMR' && MEASLES.has(cvx) && isUpToHalfAYearEarly(input, shown);
}

/** Of the routine doses, before which one for travel or an outbreak is given. */
export function isBeforeTravel(input: WordsInput, shown: DoseEvaluation): boolean {
  const { seriesType, status, reason } = shown;
  if (seriesType !== 'standard' || status !== 'not-valid' || reason === null) return false;
  const special = specialOf(input, shown, reason);
  return special === 'before-travel' || (special === 'given-abroad' && shown.vaccineGroup === 'MMR');
}

/** Whether what is noted calls for a dose before 12 months. */
export function isEarlyForNoted({ noted }: Pick<WordsInput, 'noted'>): boolean {
  return NEAR_MEASLES.some((code) => noted.has(code));
}

const ORAL_POLIO_TRIVALENT = '02';
const ORAL_POLIO_OF_UNKNOWN_KIND = '182';
/** Bivalent, monovalent and of unknown kind. Source: CDSi supporting data 4.64, polio series. */
const ORAL_POLIO: ReadonlySet<string> = new Set(['178', '179', ORAL_POLIO_OF_UNKNOWN_KIND]);
/**
 * From this day CDC counts only what a record calls trivalent. Source: guidance of the polio series, CDSi 4.64. Before,
 * a record that says OPV means trivalent unless it was given in a campaign: CDC, MMWR 66(1):23-25, January 13, 2017.
 */
const ORAL_POLIO_SWITCH = day('2016-04-01');
const MMR = '03';
/** Alone, and with rubella. */
const MEASLES: ReadonlySet<string> = new Set(['04', '05']);
const MENINGOCOCCAL: ReadonlySet<string> = new Set(['Meningococcal', 'Meningococcal B']);
/** Before 12 months. Source: as in isUpToHalfAYearEarly; for measles WHO's position paper, WER 92(17):205-227, 2017. */
const MOST_MONTHS_EARLY = 6;

/**
 * No earlier than 6 months and 4 days before the age from which it counts.
 *
 * Source: CDSi supporting data 4.64, 'Measles risk 1-dose series' and 'HepA risk 1-dose series'.
 */
function isUpToHalfAYearEarly(input: WordsInput, shown: DoseEvaluation): boolean {
  const on = dayOfDose(input, shown.dose);
  const early = entryOf(input.trace, shown, 'age-too-young');
  const countsFrom = early && sawDay(early, 'minOn');
  return on !== null && countsFrom != null && on >= addDays(addMonths(countsFrom, -MOST_MONTHS_EARLY), -4);
}

/** Of a baby under 2,000 g, whose doses are judged by the ages of the second: one before the three that count. */
function isBeforeLightBabysThree({ child }: WordsInput, { vaccineGroup, target }: DoseEvaluation): boolean {
  return needsFourthDose(child) && vaccineGroup === HEPATITIS_B && target === 1;
}
