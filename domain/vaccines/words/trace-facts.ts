import { daysBetween, type Day } from '#domain/time/day.ts';
import type { DoseEvaluation, DoseReason, GroupForecast } from '../assessment.ts';
import type { DurationText } from '../supporting-data.ts';
import type { TraceEntry, TraceOutcome, TraceStep } from '../trace/trace.ts';

export function entriesOfDose(
  trace: readonly TraceEntry[],
  { dose, series }: Pick<DoseEvaluation, 'dose' | 'series'>,
): readonly TraceEntry[] {
  return entriesAbout(trace, dose).filter((entry) => entry.series === series);
}

/** In all series. The trace may no longer change: it is gone through once for all its doses. */
export function entriesAbout(trace: readonly TraceEntry[], dose: number): readonly TraceEntry[] {
  const known = byDose.get(trace) ?? Map.groupBy(trace, (entry) => entry.dose);
  byDose.set(trace, known);
  return known.get(dose) ?? [];
}

const byDose = new WeakMap<readonly TraceEntry[], ReadonlyMap<number | undefined, readonly TraceEntry[]>>();

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
  const isOne = (entry: TraceEntry) => entry.step === '7.5' && entry.outcome === outcome && entry.date === on;
  for (const name of series) {
    const last = trace.findLast((entry) => entry.series === name && isOne(entry));
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
  const isOne = (entry: TraceEntry) => entry.step === step && (outcome === undefined || entry.outcome === outcome);
  return trace.findLast((entry) => isOne(entry) && series.includes(entry.series ?? '')) ?? null;
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
