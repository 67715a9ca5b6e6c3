import { addDays, addMonths, day, daysBetween, isDay } from '#domain/time/day.ts';
import type { DoseEvaluation, DoseReason, GroupForecast } from '../../assessment.ts';
import { HEPATITIS_B, needsFourthDose } from '../../birth/hepatitis-b-at-birth.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { allowanceOf } from './allowance.ts';
import { daysText } from '../days-text.ts';
import { COUNTS, DETAIL, NOT_COUNTED, NOT_NEEDED, SECOND_OF_DAY, THEN, THEN_FOR_RISK } from './dose-sentences.ts';
import { ageLimitText, durationText } from '../duration-text.ts';
import { isSoonAfterOther, otherOfDay } from './other-of-day.ts';
import { fill, say, type Sentence } from '../sentence.ts';
import { thenText } from './then-text.ts';
import { daysFrom, entriesOfDose, sawDay, sawText } from '../trace-facts.ts';
import {
  dateOfDose,
  dayInWords,
  dayOfDose,
  productInWords,
  referenceInWords,
  type WordsInput,
} from '../words-input.ts';

export function notCountedText(input: WordsInput, shown: DoseEvaluation, forecast: GroupForecast | null): Sentence {
  if (isRoutine(input, shown)) return say(COUNTS, 'routine', { next: thenText(input, shown, forecast, THEN_FOR_RISK) });
  const next = thenText(input, shown, forecast, THEN);
  if (shown.status === 'sub-standard') {
    return say(NOT_COUNTED, input.doses[shown.dose]?.isSubStandard ? 'spoilt' : 'expired', { next });
  }
  if (otherOfDay(input, shown)) return SECOND_OF_DAY.text;
  const reason = shown.status === 'extraneous' ? extraneousReason(shown) : (shown.reason ?? 'vaccine-not-allowed');
  switch (reason) {
    case 'age-too-old':
      return say(NOT_NEEDED, reason, { age: ageLimit(input, shown) });
    case 'series-already-complete':
      return NOT_NEEDED[reason];
    case 'interval-too-short':
      return tooSoonText(input, entryOf(input, shown, reason), next);
    default:
      return say(NOT_COUNTED, specialOf(input, shown, reason) ?? reason, { next });
  }
}

/** Of the routine doses, before which one for travel or an outbreak is given. */
export function isBeforeTravel(input: WordsInput, shown: DoseEvaluation): boolean {
  const { seriesType, status, reason } = shown;
  if (seriesType !== 'standard' || status !== 'not-valid' || reason === null) return false;
  const special = specialOf(input, shown, reason);
  return special === 'before-travel' || (special === 'given-abroad' && shown.vaccineGroup === 'MMR');
}

type Special = 'birth-dose' | 'oral-polio' | 'before-travel' | 'given-abroad';

/** A dose that was right where and when it was given, and is not one of the US schedule's. */
function specialOf(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): Special | null {
  if (reason === 'age-too-young' && isLightBabysBirthDose(input, shown)) return 'birth-dose';
  const cvx = input.doses[shown.dose]?.cvx ?? '';
  const givenOn = dayOfDose(input, shown.dose);
  const isSinceSwitch = givenOn !== null && givenOn >= ORAL_POLIO_SWITCH;
  if (reason === 'inadvertent-vaccine' && shown.vaccineGroup === 'Polio' && ORAL_POLIO.has(cvx) && isSinceSwitch) {
    return 'oral-polio';
  }
  if (reason !== 'age-too-young' || shown.target !== 1) return null;
  const isForTravel = shown.vaccineGroup === 'HepA' || (shown.vaccineGroup === 'MMR' && cvx === MMR);
  if (isForTravel) return isMonthsEarly(input, shown, TRAVEL_MONTHS) ? 'before-travel' : null;
  return isGivenAbroad(input, shown, cvx) ? 'given-abroad' : null;
}

/** Meningococcal vaccines from infancy, and measles vaccine without mumps from 9 months, as WHO has it. */
function isGivenAbroad(input: WordsInput, shown: DoseEvaluation, cvx: string): boolean {
  if (MENINGOCOCCAL.has(shown.vaccineGroup)) return true;
  return shown.vaccineGroup === 'MMR' && MEASLES.has(cvx) && isMonthsEarly(input, shown, MEASLES_MONTHS);
}

/** Bivalent, monovalent and of unknown kind. Source: CDSi supporting data 4.64, polio series. */
const ORAL_POLIO: ReadonlySet<string> = new Set(['178', '179', '182']);
/** Before it nothing is said of the switch. */
const ORAL_POLIO_SWITCH = day('2016-04-01');
const MMR = '03';
/** Alone, and with rubella. */
const MEASLES: ReadonlySet<string> = new Set(['04', '05']);
const MENINGOCOCCAL: ReadonlySet<string> = new Set(['Meningococcal', 'Meningococcal B']);
/** Before 12 months. Source: as in isMonthsEarly; for measles WHO's table of routine immunizations for children. */
const TRAVEL_MONTHS = 6;
const MEASLES_MONTHS = 3;

/**
 * No earlier than so many months and 4 days before the age from which it counts.
 *
 * Source: CDSi supporting data 4.64, 'Measles risk 1-dose series' and 'HepA risk 1-dose series'.
 */
function isMonthsEarly(input: WordsInput, shown: DoseEvaluation, months: number): boolean {
  const on = dayOfDose(input, shown.dose);
  const early = entryOf(input, shown, 'age-too-young');
  const yearOn = early && sawDay(early, 'minOn');
  return on !== null && yearOn != null && on >= addDays(addMonths(yearOn, -months), -4);
}

function tooSoonText(input: WordsInput, entry: TraceEntry | undefined, next: string): Sentence {
  return say(NOT_COUNTED, 'interval-too-short', {
    ref: entry ? referenceInWords(input, entry) : 'the dose before',
    next,
  });
}

export function isRoutine({ assessment }: Pick<WordsInput, 'assessment'>, shown: DoseEvaluation): boolean {
  return (
    shown.seriesType === 'risk' &&
    assessment.evaluations.some(
      ({ dose, antigen, seriesType, status }) =>
        dose === shown.dose && antigen === shown.antigen && seriesType === 'standard' && status === 'valid',
    )
  );
}

/** Needs no repeat, whatever else was found. */
function extraneousReason({ reasons }: DoseEvaluation): 'age-too-old' | 'series-already-complete' {
  return reasons.includes('age-too-old') ? 'age-too-old' : 'series-already-complete';
}

function ageLimit(input: WordsInput, shown: DoseEvaluation): string {
  return ageLimitText(entryOf(input, shown, 'age-too-old')?.attr ?? '');
}

function entryOf(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): TraceEntry | undefined {
  return entriesOfDose(input.trace, shown).find(({ outcome }) => outcome === reason);
}

/** Close to 12 months the day may also be a slip, so what is allowed is said too (ours). */
function beforeTravelDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  const early = entryOf(input, shown, 'age-too-young');
  const on = dayOfDose(input, shown.dose);
  const yearOn = early && sawDay(early, 'minOn');
  const isClose = on !== null && yearOn != null && on >= addMonths(yearOn, -1);
  const advice = shown.vaccineGroup === 'MMR' ? 'measles-before-travel' : 'hepatitis-a-before-travel';
  const details = [DETAIL[advice].text, isClose ? tooYoungDetail(early) : null];
  return details.filter((detail) => detail !== null);
}

/** In CDSi's order. If the age is too young for an unlisted product, only the age is given. */
export function notCountedDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  if (shown.status === 'sub-standard') return expiryDetail(input, shown.dose);
  const other = otherOfDay(input, shown);
  if (other) return secondOfDayDetails(input, shown, other);
  const isAsked = isSoonAfterOther(input, shown);
  return [...(isAsked ? [SECOND_OF_DAY.detail.text] : []), ...reasonDetails(input, shown)];
}

/** Repeats reasons shared with the first dose only if that one does not count either. */
function secondOfDayDetails(input: WordsInput, shown: DoseEvaluation, { status }: DoseEvaluation): readonly string[] {
  return [SECOND_OF_DAY.detail.text, ...(status === 'valid' ? [] : reasonDetails(input, shown))];
}

function reasonDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  if (shown.status === 'extraneous') return [];
  const isOfAge = !shown.reasons.includes('age-too-young');
  const reasons = shown.reasons.filter((reason) => reason !== 'vaccine-not-allowed' || isOfAge);
  return reasons.flatMap((reason) =>
    specialOf(input, shown, reason) === 'before-travel'
      ? beforeTravelDetails(input, shown)
      : (detailOf(input, shown, reason) ?? []),
  );
}

function detailOf(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): string | null {
  const product = productInWords(input, shown.dose);
  const special = specialOf(input, shown, reason);
  if (special === 'given-abroad') return abroadDetail(entryOf(input, shown, reason));
  if (special === 'oral-polio' || special === 'birth-dose') return DETAIL[special].text;
  switch (reason) {
    case 'inadvertent-vaccine':
    case 'vaccine-not-allowed':
      return fill(DETAIL[reason].text, { product });
    case 'age-too-young':
      return tooYoungDetail(entryOf(input, shown, reason));
    case 'interval-too-short':
      return tooSoonDetail(input, entryOf(input, shown, reason));
    case 'live-vaccine-conflict':
      return conflictDetail(input, entryOf(input, shown, reason));
    default:
      return null;
  }
}

function abroadDetail(entry: TraceEntry | undefined): string | null {
  const published = entry && (sawText(entry, 'min') ?? entry.attr);
  return published ? fill(DETAIL['given-abroad'].text, { age: ageLimitText(published) }) : null;
}

/** The dose at birth of a baby under 2,000 g, which is judged by the ages of the second. */
function isLightBabysBirthDose({ child }: WordsInput, { vaccineGroup, target }: DoseEvaluation): boolean {
  return needsFourthDose(child) && vaccineGroup === HEPATITIS_B && target === 1;
}

function tooYoungDetail(entry: TraceEntry | undefined): string | null {
  const published = entry && (sawText(entry, 'min') ?? entry.attr);
  if (!published) return null;
  const age = ageLimitText(published);
  const allowance = allowanceOf(entry);
  if (allowance) return fill(DETAIL['early-with-grace'].text, { ...allowance, age });
  const minOn = sawDay(entry, 'minOn') ?? entry.limit;
  if (entry.limit !== minOn) return fill(DETAIL['early-from'].text, { age, least: ageLimitText(entry.attr ?? '') });
  const early = daysFrom(entry.date, minOn);
  return early === null ? null : fill(DETAIL.early.text, { early: daysText(early), age });
}

/** Null if the interval counts from an observation, which the sentence names. */
function tooSoonDetail(input: WordsInput, entry: TraceEntry | undefined): string | null {
  const gap = entry && daysFrom(dayOfDose(input, entry.ref ?? -1), entry.date);
  if (!entry?.attr || !gap) return null;
  const words = { gap: daysText(gap), ref: referenceInWords(input, entry) };
  const min = sawText(entry, 'min');
  const allowance = allowanceOf(entry);
  return min && allowance
    ? fill(DETAIL['soon-with-grace'].text, { ...words, ...allowance, interval: durationText(min) })
    : fill(DETAIL.soon.text, { ...words, interval: durationText(entry.attr) });
}

function conflictDetail(input: WordsInput, entry: TraceEntry | undefined): string | null {
  const other = entry?.ref === undefined ? null : dayOfDose(input, entry.ref);
  if (!other || !entry?.date || !entry.limit) return null;
  return fill(DETAIL['live-vaccine-conflict'].text, {
    gap: daysText(daysBetween(other, entry.date)),
    product: productInWords(input, entry.ref),
    date: dateOfDose(input, entry.ref ?? -1) ?? '',
    needed: daysText(daysBetween(other, entry.limit)),
  });
}

function expiryDetail(input: WordsInput, dose: number): readonly string[] {
  const { isSubStandard, lotExpires } = input.doses[dose] ?? {};
  if (isSubStandard || !lotExpires || !isDay(lotExpires)) return [];
  return [fill(DETAIL.expired.text, { date: dayInWords(lotExpires, input.today) })];
}
