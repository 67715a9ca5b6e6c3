import { earlierDay } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, monthOf } from '#domain/time/month.ts';
import type { DoseEvaluation, DoseReason, GroupForecast } from '../../assessment.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { NOT_COUNTED, NOT_NEEDED, SECOND_OF_DAY, THEN, THEN_FOR_RISK, COUNTS } from './dose-sentences.ts';
import { ageLimitText } from '../duration-text.ts';
import { otherOfDay } from './other-of-day.ts';
import { say, type Sentence } from '../sentence.ts';
import { specialOf } from './special-dose.ts';
import { thenText } from './then-text.ts';
import { entryOf } from '../trace-facts.ts';
import { dayOfDose, isByMonth, referenceInWords, type WordsInput } from '../words-input.ts';

export function notCountedText(input: WordsInput, shown: DoseEvaluation, forecast: GroupForecast | null): Sentence {
  if (isRoutine(input, shown)) return say(COUNTS, 'routine', { next: thenText(input, shown, forecast, THEN_FOR_RISK) });
  const next = thenText(input, shown, forecast, THEN);
  if (shown.status === 'sub-standard') {
    return say(NOT_COUNTED, input.doses[shown.dose]?.isSubStandard ? 'spoilt' : 'expired', { next });
  }
  if (otherOfDay(input, shown)) return SECOND_OF_DAY.text;
  const reason = reasonOf(input, shown);
  if (reason === null) return say(NOT_COUNTED, 'of-month', { next });
  if (reason === 'series-already-complete') return NOT_NEEDED[reason];
  const special = specialOf(input, shown, reason);
  if (special !== null) return say(NOT_COUNTED, special, { next });
  const entry = entryOf(input.trace, shown, reason);
  if (reason === 'age-too-old') return say(NOT_NEEDED, reason, { age: ageLimitText(entry?.attr ?? '') });
  return reason === 'interval-too-short' ? tooSoonText(input, entry, next) : say(NOT_COUNTED, reason, { next });
}

/** The first; null of a dose of a month if none holds on each of its days. */
function reasonOf(input: WordsInput, shown: DoseEvaluation): DoseReason | null {
  const reasons = shown.status === 'extraneous' ? [extraneousReason(shown)] : shown.reasons;
  const isMeant = (reason: DoseReason) =>
    specialOf(input, shown, reason) !== null || isForWholeMonth(input, shown, reason);
  return reasons.length === 0 ? 'vaccine-not-allowed' : (reasons.find(isMeant) ?? null);
}

function tooSoonText(input: WordsInput, entry: TraceEntry | undefined, next: string): Sentence {
  return say(NOT_COUNTED, 'interval-too-short', {
    ref: entry ? referenceInWords(input, entry) : 'the dose before',
    next,
  });
}

/**
 * Of a dose of a month, whether a reason holds on each of its days: another one is not why it does not count. Always
 * of a known day.
 */
export function isForWholeMonth(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): boolean {
  const on = dayOfDose(input, shown.dose);
  const limit = entryOf(input.trace, shown, reason)?.limit;
  if (on === null || !limit || !isByMonth(input, shown.dose)) return true;
  const of = monthOf(on);
  return reason === 'age-too-old' ? limit <= firstDayOf(of) : earlierDay(lastDayOf(of), input.today) < limit;
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
