import { addMonths, daysBetween, isDay } from '#domain/time/day.ts';
import type { DoseEvaluation, DoseReason } from '../../assessment.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { mainForecast } from '../../standing/main-forecast.ts';
import { allowanceOf } from './allowance.ts';
import { daysText, earlyText } from '../days-text.ts';
import { DETAIL, SECOND_OF_DAY } from './dose-sentences.ts';
import { ageLimitText, durationText } from '../duration-text.ts';
import { heldEntryOf, mayEndInMonth } from './month-of-dose.ts';
import { isRoutine, reasonOf } from './not-counted-text.ts';
import { isSoonAfterOther, otherOfDay } from './other-of-day.ts';
import { fill } from '../sentence.ts';
import { specialOf, type Special } from './special-dose.ts';
import { TOO_EARLY } from './too-early.ts';
import { daysFrom, entryOf, sawDay, sawText } from '../trace-facts.ts';
import {
  dateOfDose,
  dayInWords,
  dayOfDose,
  dependsOnMonth,
  doseInWords,
  isByMonth,
  productInWords,
  referenceInWords,
  type WordsInput,
} from '../words-input.ts';

/**
 * In CDSi's order. If the age is too young for an unlisted product, only the age is given. None of a dose that counts as
 * a routine one: they are about the series for what is noted.
 */
export function notCountedDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  if (shown.status === 'sub-standard') return expiryDetail(input, shown.dose);
  const other = otherOfDay(input, shown);
  if (other) return secondOfDayDetails(input, shown, other);
  const isAsked = isSoonAfterOther(input, shown);
  const reasons = isRoutine(input, shown) ? [] : reasonDetails(input, shown);
  return [...(isAsked ? [SECOND_OF_DAY.detail.text] : []), ...reasons];
}

/** Repeats reasons shared with the first dose only if that one does not count either. */
function secondOfDayDetails(input: WordsInput, shown: DoseEvaluation, { status }: DoseEvaluation): readonly string[] {
  return [SECOND_OF_DAY.detail.text, ...(status === 'valid' ? [] : reasonDetails(input, shown))];
}

/** What the month of a dose has to do with it: its own, or that of the dose which it came too soon after. */
export function monthDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  const reason = reasonOf(input, shown);
  const isOfMonth = isByMonth(input, shown.dose);
  if (shown.status !== 'sub-standard' && mayEndInMonth(input, shown, reason)) {
    const dose = doseInWords(input, entryOf(input.trace, shown, reason)?.ref);
    return [isOfMonth ? DETAIL['other-day'].text : fill(DETAIL['other-day-before'].text, { dose })];
  }
  const isOnNoDay = isOfMonth && TOO_EARLY.has(reason) && shown.status === 'not-valid';
  return [...(isOnNoDay ? [DETAIL['no-day-of-month'].text] : []), ...(isOfMonth ? [DETAIL['by-month'].text] : [])];
}

function reasonDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  if (shown.status === 'extraneous') return [];
  const isOfAge = !shown.reasons.includes('age-too-young');
  const reasons = shown.reasons
    .filter((reason) => reason !== 'vaccine-not-allowed' || isOfAge)
    .filter((reason) => !mayEndInMonth(input, shown, reason));
  return reasons.flatMap((reason) => {
    const special = specialOf(input, shown, reason);
    if (special !== null && ASKS_FOR_MORE.has(special) && isWithheld(input, shown)) return [];
    return special === 'before-travel' ? beforeTravelDetails(input, shown) : (detailOf(input, shown, reason) ?? []);
  });
}

/** What is said of these names the doses that are needed in their place. */
const ASKS_FOR_MORE: ReadonlySet<Special> = new Set<Special>([
  'birth-dose',
  'first-weeks-dose',
  'oral-polio',
  'before-travel',
]);

/** Whether no dose of the vaccine may be given, by what is noted of the child. */
function isWithheld({ assessment }: WordsInput, { vaccineGroup }: DoseEvaluation): boolean {
  return mainForecast(assessment.forecasts, vaccineGroup)?.status === 'contraindicated';
}

function detailOf(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): string | null {
  const product = productInWords(input, shown.dose);
  const special = specialOf(input, shown, reason);
  if (special === 'given-abroad') return abroadDetail(entryOf(input.trace, shown, reason));
  if (special === 'birth-dose' || special === 'first-weeks-dose') return DETAIL['four-doses-of-light'].text;
  if (special === 'oral-polio' || special === 'oral-polio-kind') {
    return DETAIL[special].text;
  }
  const entry = heldEntryOf(input, shown, reason);
  switch (reason) {
    case 'inadvertent-vaccine':
    case 'vaccine-not-allowed':
      return fill(DETAIL[reason].text, { product });
    case 'age-too-young':
      return tooYoungDetail(input, entry);
    case 'interval-too-short':
      return tooSoonDetail(input, entry);
    case 'live-vaccine-conflict':
      return conflictDetail(input, entry);
    default:
      return null;
  }
}

function abroadDetail(entry: TraceEntry | undefined): string | null {
  const published = entry && (sawText(entry, 'min') ?? entry.attr);
  return published ? fill(DETAIL['given-abroad'].text, { age: ageLimitText(published) }) : null;
}

/** Close to 12 months the day may also be a slip, so what is allowed is said too (ours). */
function beforeTravelDetails(input: WordsInput, shown: DoseEvaluation): readonly string[] {
  const early = entryOf(input.trace, shown, 'age-too-young');
  const on = dayOfDose(input, shown.dose);
  const yearOn = early && sawDay(early, 'minOn');
  const isClose = on !== null && yearOn != null && on >= addMonths(yearOn, -1);
  const advice = shown.vaccineGroup === 'MMR' ? 'measles-before-travel' : 'hepatitis-a-before-travel';
  const details = [DETAIL[advice].text, isClose ? tooYoungDetail(input, early) : null];
  return details.filter((detail) => detail !== null);
}

function tooYoungDetail(input: WordsInput, entry: TraceEntry | undefined): string | null {
  const published = entry && (sawText(entry, 'min') ?? entry.attr);
  if (!published) return null;
  const age = ageLimitText(published);
  if (dependsOnMonth(input, entry)) return fill(DETAIL['early-by-month'].text, { age });
  const allowance = allowanceOf(entry);
  if (allowance) return fill(DETAIL['early-with-grace'].text, { ...allowance, age });
  const minOn = sawDay(entry, 'minOn') ?? entry.limit;
  if (entry.limit !== minOn) return fill(DETAIL['early-from'].text, { age, least: ageLimitText(entry.attr ?? '') });
  const early = daysFrom(entry.date, minOn);
  return early === null ? null : fill(DETAIL.early.text, { early: earlyText(early), age });
}

/** Null if the interval counts from an observation, which the sentence names. */
function tooSoonDetail(input: WordsInput, entry: TraceEntry | undefined): string | null {
  const gap = entry && daysFrom(dayOfDose(input, entry.ref ?? -1), entry.date);
  if (!entry?.attr || !gap) return null;
  const min = sawText(entry, 'min');
  const ref = referenceInWords(input, entry);
  if (dependsOnMonth(input, entry)) {
    return fill(DETAIL['soon-by-month'].text, { interval: durationText(min ?? entry.attr), ref });
  }
  const words = { gap: daysText(gap), ref };
  const allowance = allowanceOf(entry);
  return min && allowance
    ? fill(DETAIL['soon-with-grace'].text, { ...words, ...allowance, interval: durationText(min) })
    : fill(DETAIL.soon.text, { ...words, interval: durationText(entry.attr) });
}

function conflictDetail(input: WordsInput, entry: TraceEntry | undefined): string | null {
  const other = entry?.ref === undefined ? null : dayOfDose(input, entry.ref);
  if (!other || !entry?.date || !entry.limit) return null;
  const words = {
    product: productInWords(input, entry.ref),
    date: dateOfDose(input, entry.ref ?? -1) ?? '',
    needed: daysText(daysBetween(other, entry.limit)),
  };
  return dependsOnMonth(input, entry)
    ? fill(DETAIL['live-vaccine-conflict-by-month'].text, words)
    : fill(DETAIL['live-vaccine-conflict'].text, { ...words, gap: daysText(daysBetween(other, entry.date)) });
}

function expiryDetail(input: WordsInput, dose: number): readonly string[] {
  const { isSubStandard, lotExpires } = input.doses[dose] ?? {};
  if (isSubStandard || !lotExpires || !isDay(lotExpires)) return [];
  return [fill(DETAIL.expired.text, { date: dayInWords(lotExpires, input.today) })];
}
