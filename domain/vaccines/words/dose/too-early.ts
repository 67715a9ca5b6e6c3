import type { DoseEvaluation, DoseReason } from '../../assessment.ts';
import { ageLimitText, durationText } from '../duration-text.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { earlyText } from '../days-text.ts';
import { daysFrom, sawDay, sawText } from '../trace-facts.ts';
import { dayInWords, isByMonth, referenceInWords, type WordsInput } from '../words-input.ts';
import { heldEntryOf } from './month-of-dose.ts';
import { isRoutine, reasonOf } from './not-counted-text.ts';
import { isEarlyForNoted, specialOf } from './special-dose.ts';

/** Each is about a day before which the dose does not count. */
export const TOO_EARLY: ReadonlySet<DoseReason> = new Set([
  'age-too-young',
  'interval-too-short',
  'live-vaccine-conflict',
]);

/**
 * By how much a dose that does not count because of its day was too early, and when it would have counted: '9 days too
 * early (earliest: 6 weeks, December 25)', '… 4 weeks after the dose of November 22, December 20)'. Null of every other
 * dose, and where it was right though it does not count.
 *
 * Source: CDSi logic specification 4.6, sections 6.4, 6.5 and 6.7: minimum age and interval, without the grace period.
 */
export function earliestOf(input: WordsInput, shown: DoseEvaluation): string | null {
  const reason = reasonOf(input, shown);
  if (shown.status !== 'not-valid' || !TOO_EARLY.has(reason) || isRoutine(input, shown)) return null;
  const entry = heldEntryOf(input, shown, reason);
  if (!entry || isByMonth(input, shown.dose) || isRightSo(input, shown, reason)) return null;
  const on = sawDay(entry, 'minOn') ?? entry.limit;
  if (!on) return null;
  const early = daysFrom(entry.date, on);
  const earliest = `(earliest: ${limitOf(input, entry, reason)}${dayInWords(on, input.today)})`;
  return early === null ? earliest : `${earlyText(early)} too early ${earliest}`;
}

function limitOf(input: WordsInput, entry: TraceEntry, reason: DoseReason): string {
  const min = sawText(entry, 'min');
  if (min === null) return '';
  if (reason === 'age-too-young') return `${ageLimitText(min)}, `;
  return reason === 'interval-too-short' ? `${durationText(min)} after ${referenceInWords(input, entry)}, ` : '';
}

/** For travel only where it is noted: else it is more likely a visit before the first birthday. */
function isRightSo(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): boolean {
  const special = specialOf(input, shown, reason);
  if (special === 'before-travel') return isEarlyForNoted(input);
  return special !== null;
}
