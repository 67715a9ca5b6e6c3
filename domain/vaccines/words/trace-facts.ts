import { daysBetween } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import type { DoseEvaluation, GroupForecast } from '../assessment.ts';
import type { DurationText } from '../supporting-data.ts';
import type { TraceEntry, TraceOutcome, TraceStep } from '../trace/trace.ts';

/** What a dose was judged by in one series, in the order of the decisions. */
export function entriesOfDose(
  trace: readonly TraceEntry[],
  { dose, series }: Pick<DoseEvaluation, 'dose' | 'series'>,
): readonly TraceEntry[] {
  return trace.filter((entry) => entry.dose === dose && entry.series === series);
}

/** The candidate that made the earliest day of a group; null where there is none, or no candidate made it. */
export function decidesEarliest(trace: readonly TraceEntry[], forecast: GroupForecast): TraceEntry | null {
  return decides(trace, forecast, 'decides-earliest', forecast.earliest);
}

/** What says the recommended day of a group; null where the earliest day does. */
export function decidesRecommended(trace: readonly TraceEntry[], forecast: GroupForecast): TraceEntry | null {
  return decides(trace, forecast, 'unadjusted-recommended', forecast.recommended);
}

function decides(
  trace: readonly TraceEntry[],
  { series }: GroupForecast,
  outcome: TraceOutcome,
  on: Day | null,
): TraceEntry | null {
  const isOne = (entry: TraceEntry) => entry.step === '7.5' && entry.outcome === outcome && entry.date === on;
  for (const name of series) {
    const last = trace.findLast((entry) => entry.series === name && isOne(entry));
    if (last) return last;
  }
  return null;
}

/** How one of the best series of a group ended without a date (section 7.4); null where each has one. */
export function endOf(trace: readonly TraceEntry[], forecast: GroupForecast): TraceEntry | null {
  return lastEntry(trace, forecast, '7.4', forecast.status);
}

/** The last decision of a section about one of the best series of a group. */
export function lastEntry(
  trace: readonly TraceEntry[],
  { series }: GroupForecast,
  step: TraceStep,
  outcome?: TraceOutcome,
): TraceEntry | null {
  const isOne = (entry: TraceEntry) => entry.step === step && (outcome === undefined || entry.outcome === outcome);
  return trace.findLast((entry) => isOne(entry) && series.includes(entry.series ?? '')) ?? null;
}

/** A published duration that a decision saw. */
export function sawText({ saw }: TraceEntry, name: 'min' | 'absMin'): DurationText | null {
  return saw?.[name] ?? null;
}

/** A day that a decision saw. */
export function sawDay({ saw }: TraceEntry, name: 'minOn' | 'absMinOn' | 'seasonStart' | 'seasonEnd'): Day | null {
  return saw?.[name] ?? null;
}

/** Days from one known day to another; null where either is not known. */
export function daysFrom(from: Day | null | undefined, to: Day | null | undefined): number | null {
  return from && to ? daysBetween(from, to) : null;
}
