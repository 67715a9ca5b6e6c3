import { addDays, daysBetween, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, monthOf } from '#domain/time/month.ts';
import type { DoseEvaluation, DoseReason } from '../../assessment.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { entriesAbout, entriesOfDose } from '../trace-facts.ts';
import { dayOfDose, dependsOnMonth, isByMonth, type WordsInput } from '../words-input.ts';

/**
 * Why a dose does not count, if that is so on each day of the months that the reason depends on: of the dose itself and
 * of the dose that an interval counts from. Of known days it always is.
 */
export function heldEntryOf(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): TraceEntry | undefined {
  return entriesFor(input, shown, reason).find((entry) => isHeld(input, entry));
}

/**
 * Whether another day of a month that is remembered may end the reason. An age limit may be a later one in another
 * series.
 */
export function mayEndInMonth(input: WordsInput, shown: DoseEvaluation, reason: DoseReason): boolean {
  if (reason === 'age-too-old') {
    const ofDose = entriesAbout(input.trace, shown.dose);
    return ofDose.some((entry) => isTooOld(entry, shown) && !isHeld(input, entry));
  }
  return entriesFor(input, shown, reason).length > 0 && heldEntryOf(input, shown, reason) === undefined;
}

function isTooOld({ antigen, outcome }: TraceEntry, shown: DoseEvaluation): boolean {
  return antigen === shown.antigen && outcome === 'age-too-old';
}

function entriesFor({ trace }: WordsInput, shown: DoseEvaluation, reason: DoseReason): readonly TraceEntry[] {
  return entriesOfDose(trace, shown).filter(({ outcome }) => outcome === reason);
}

function isHeld(input: WordsInput, entry: TraceEntry): boolean {
  if (!dependsOnMonth(input, entry)) return true;
  const { dose = -1 } = entry;
  const on = dayOfDose(input, dose);
  const limit = earliestLimit(input, entry);
  if (on === null || limit === undefined) return true;
  const isPast = entry.limit !== undefined && entry.limit <= on;
  return isPast ? limit <= firstOn(input, dose, on) : lastOn(input, dose, on) < limit;
}

/** With the dose that it counts from on the first day of its month. */
function earliestLimit(input: WordsInput, { limit, ref = -1 }: TraceEntry): Day | undefined {
  const from = dayOfDose(input, ref);
  return limit && from ? addDays(limit, -daysBetween(firstOn(input, ref, from), from)) : limit;
}

function firstOn(input: WordsInput, place: number, on: Day): Day {
  return isByMonth(input, place) ? laterDay(firstDayOf(monthOf(on)), input.child.bornOn) : on;
}

function lastOn(input: WordsInput, place: number, on: Day): Day {
  return isByMonth(input, place) ? earlierDay(lastDayOf(monthOf(on)), input.today) : on;
}
