import { daysBetween, type Day } from '#domain/time/day.ts';
import type { DoseEvaluation, DoseReason, GroupForecast } from '../assessment.ts';
import { perObject } from '../per-object.ts';
import type { DurationText } from '../supporting-data.ts';
import type { TraceEntry, TraceOutcome, TraceStep } from '../trace/trace.ts';

export function entriesOfDose(
  trace: readonly TraceEntry[],
  { dose, series }: Pick<DoseEvaluation, 'dose' | 'series'>,
): readonly TraceEntry[] {
  return entriesAbout(trace, dose).filter((entry) => entry.series === series);
}

/** In all series. The trace must be complete: it is grouped once for all its doses. */
export function entriesAbout(trace: readonly TraceEntry[], dose: number): readonly TraceEntry[] {
  return byDose(trace).get(dose) ?? [];
}

const byDose = perObject((trace: readonly TraceEntry[]) => Map.groupBy(trace, (entry) => entry.dose));

/** Most entries of a long history are about its doses, and few about what is next. */
function entriesOfStep(trace: readonly TraceEntry[], step: TraceStep): readonly TraceEntry[] {
  return byStep(trace).get(step) ?? [];
}

const byStep = perObject((trace: readonly TraceEntry[]) => Map.groupBy(trace, (entry) => entry.step));

export function entryOf(
  trace: readonly TraceEntry[],
  shown: DoseEvaluation,
  reason: DoseReason,
): TraceEntry | undefined {
  return entriesOfDose(trace, shown).find(({ outcome }) => outcome === reason);
}

export function decidesEarliest(trace: readonly TraceEntry[], forecast: GroupForecast): TraceEntry | null {
  return decides(trace, forecast, 'decides-earliest', forecast.earliest);
}

/** Null if it is the earliest day. */
export function decidesRecommended(trace: readonly TraceEntry[], forecast: GroupForecast): TraceEntry | null {
  return decides(trace, forecast, 'unadjusted-recommended', forecast.recommended);
}

function decides(
  trace: readonly TraceEntry[],
  { series }: GroupForecast,
  outcome: TraceOutcome,
  on: Day | null,
): TraceEntry | null {
  const found = entriesOfStep(trace, '7.5').filter((entry) => entry.outcome === outcome && entry.date === on);
  for (const name of series) {
    const last = found.findLast((entry) => entry.series === name);
    if (last) return last;
  }
  return null;
}

/** Without dates (section 7.4); null if all best series have dates. */
export function endOf(trace: readonly TraceEntry[], forecast: GroupForecast): TraceEntry | null {
  return lastEntry(trace, forecast, '7.4', forecast.status);
}

export function lastEntry(
  trace: readonly TraceEntry[],
  { series }: GroupForecast,
  step: TraceStep,
  outcome?: TraceOutcome,
): TraceEntry | null {
  const isOne = (entry: TraceEntry) => outcome === undefined || entry.outcome === outcome;
  const found = entriesOfStep(trace, step).findLast((entry) => isOne(entry) && series.includes(entry.series ?? ''));
  return found ?? null;
}

export function sawText({ saw }: TraceEntry, name: 'min' | 'absMin'): DurationText | null {
  return saw?.[name] ?? null;
}

export function sawDay({ saw }: TraceEntry, name: 'minOn' | 'absMinOn' | 'seasonStart' | 'seasonEnd'): Day | null {
  return saw?.[name] ?? null;
}

export function daysFrom(from: Day | null | undefined, to: Day | null | undefined): number | null {
  return from && to ? daysBetween(from, to) : null;
}
