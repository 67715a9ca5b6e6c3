import type { Edition } from '#domain/vaccines/edition.ts';
import type { TraceEntry } from '#domain/vaccines/trace/trace.ts';
import { assess } from './vaccines.ts';

type Child = Omit<Parameters<typeof assess>[1], 'trace'>;

/** @param sections of CDSi's logic specification: '6.4', or '6' for all of chapter 6 */
export function traced(edition: Edition, child: Child, ...sections: readonly string[]): readonly TraceEntry[] {
  const entries: TraceEntry[] = [];
  assess(edition, { ...child, trace: (entry) => entries.push(entry) });
  return entries.filter(({ step }) => sections.some((of) => step === of || step.startsWith(`${of}.`)));
}

export const OF_SERIES = { antigen: 'Fernpox', series: 'series' };
