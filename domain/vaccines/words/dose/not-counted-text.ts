import type { DoseEvaluation, DoseReason, GroupForecast } from '../../assessment.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { NOT_COUNTED, NOT_NEEDED, SECOND_OF_DAY, THEN, THEN_FOR_RISK, COUNTS } from './dose-sentences.ts';
import { earlyText } from '../days-text.ts';
import { ageLimitText } from '../duration-text.ts';
import { allowanceOf } from './allowance.ts';
import { heldEntryOf, mayEndInMonth } from './month-of-dose.ts';
import { otherOfDay } from './other-of-day.ts';
import { say, type KeyedSentence } from '../sentence.ts';
import { isEarlyForNoted, specialOf } from './special-dose.ts';
import { thenText } from './then-text.ts';
import { daysFrom, sawDay } from '../trace-facts.ts';
import { dependsOnMonth, referenceInWords, type WordsInput } from '../words-input.ts';

export function notCountedText(
  input: WordsInput,
  shown: DoseEvaluation,
  forecast: GroupForecast | null,
): KeyedSentence {
  if (isRoutine(input, shown)) return say(COUNTS, 'routine', { next: thenText(input, shown, forecast, THEN_FOR_RISK) });
  const next = thenText(input, shown, forecast, THEN);
  if (shown.status === 'sub-standard') {
    return say(NOT_COUNTED, input.doses[shown.dose]?.isSubStandard ? 'spoilt' : 'expired', { next });
  }
  if (otherOfDay(input, shown)) return SECOND_OF_DAY['second-of-day'];
  const reason = reasonOf(input, shown);
  if (reason === 'series-already-complete') return NOT_NEEDED[reason];
  if (mayEndInMonth(input, shown, reason)) {
    return reason === 'age-too-old' ? NOT_NEEDED['old-by-month'] : say(NOT_COUNTED, 'by-month', { next });
  }
  const special = specialOf(input, shown, reason);
  if (special === 'before-travel' && !isEarlyForNoted(input)) return say(NOT_COUNTED, 'before-schedule', { next });
  if (special !== null) return say(NOT_COUNTED, special, { next });
  const entry = heldEntryOf(input, shown, reason);
  if (reason === 'age-too-old') return say(NOT_NEEDED, reason, { age: ageLimitText(entry?.attr ?? '') });
  const early = reason === 'age-too-young' && isMoreNeeded(forecast) ? howEarly(input, shown, entry) : null;
  if (early !== null) return say(NOT_COUNTED, 'age-too-young-by', { early, next });
  const soon = isMoreNeeded(forecast) ? howSoon(input, entry) : null;
  if (reason === 'interval-too-short') return tooSoonText(input, entry, next, soon);
  return reason === 'live-vaccine-conflict' && soon !== null
    ? say(NOT_COUNTED, 'live-vaccine-conflict-by', { early: soon, next })
    : say(NOT_COUNTED, reason, { next });
}

function isMoreNeeded(forecast: GroupForecast | null): boolean {
  return forecast?.status === 'not-complete' && forecast.earliest !== null;
}

/**
 * '33 days'; null of a series for what is noted, which may begin later than every child's, and where the day is not
 * known.
 */
function howEarly(input: WordsInput, { seriesType }: DoseEvaluation, entry: TraceEntry | undefined): string | null {
  if (!entry || seriesType === 'risk' || dependsOnMonth(input, entry)) return null;
  const minOn = sawDay(entry, 'minOn') ?? entry.limit;
  const days = entry.limit === minOn || allowanceOf(entry) ? daysFrom(entry.date, minOn) : null;
  return days === null ? null : earlyText(days);
}

/** Of the reasons the first that holds on each day of a month, else the first. */
export function reasonOf(input: WordsInput, shown: DoseEvaluation): DoseReason {
  const reasons = shown.status === 'extraneous' ? [extraneousReason(shown)] : shown.reasons;
  return reasons.find((reason) => !mayEndInMonth(input, shown, reason)) ?? reasons[0] ?? 'vaccine-not-allowed';
}

function tooSoonText(
  input: WordsInput,
  entry: TraceEntry | undefined,
  next: string,
  early: string | null,
): KeyedSentence {
  const ref = entry ? referenceInWords(input, entry) : 'the dose before';
  return early === null
    ? say(NOT_COUNTED, 'interval-too-short', { ref, next })
    : say(NOT_COUNTED, 'interval-too-short-by', { early, ref, next });
}

/** '14 days' before the shortest interval had passed; null where a day is not known. */
function howSoon(input: WordsInput, entry: TraceEntry | undefined): string | null {
  if (!entry || dependsOnMonth(input, entry)) return null;
  const days = daysFrom(entry.date, sawDay(entry, 'minOn') ?? entry.limit);
  return days === null ? null : earlyText(days);
}

export function isRoutine({ assessment }: Pick<WordsInput, 'assessment'>, shown: DoseEvaluation): boolean {
  if (shown.seriesType !== 'risk') return false;
  return assessment.evaluations.some(
    ({ dose, antigen, seriesType, status }) =>
      dose === shown.dose && antigen === shown.antigen && seriesType === 'standard' && status === 'valid',
  );
}

/** Needs no repeat, whatever else was found. */
function extraneousReason({ reasons }: DoseEvaluation): 'age-too-old' | 'series-already-complete' {
  return reasons.includes('age-too-old') ? 'age-too-old' : 'series-already-complete';
}
