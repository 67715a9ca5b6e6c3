import type { DoseEvaluation, GroupForecast } from '../assessment.ts';
import type { TraceEntry, TraceRule, TraceSaw, TraceStep } from '../trace/trace.ts';
import { entriesOfDose } from './trace-facts.ts';
import { dayOfDose, type WordsInput } from './words-input.ts';

export type WhyLine = {
  /** Section: '6.4'. */
  readonly step: TraceStep;
  /** Rule, table or figure: 'CALCDTAGE-5'. */
  readonly rule: TraceRule;
  readonly text: string;
};

/** In order: 'HepB 3-dose series, target dose 3: 2025-11-10, limit 2025-11-11 (24w-4d), min 24w: age too young'. */
export function whyOfDose(input: WordsInput, shown: Pick<DoseEvaluation, 'dose' | 'series'>): readonly WhyLine[] {
  return entriesOfDose(input.trace, shown).map((entry) => lineOf(input, entry));
}

export function whyOfForecast(input: WordsInput, forecast: GroupForecast): readonly WhyLine[] {
  return input.trace.filter((entry) => isAbout(entry, forecast)).map((entry) => lineOf(input, entry));
}

function isAbout(entry: TraceEntry, { series, vaccineGroup, seriesGroup }: GroupForecast): boolean {
  if (entry.step === '9') return entry.group === vaccineGroup && entry.saw?.['seriesGroup'] === seriesGroup;
  return entry.dose === undefined && series.includes(entry.series ?? '') && !entry.step.startsWith('6');
}

function lineOf(input: WordsInput, entry: TraceEntry): WhyLine {
  const { step, rule } = entry;
  const where = [entry.series ?? entry.group, entry.target === undefined ? null : `target dose ${entry.target}`];
  const parts = [where.filter(Boolean).join(', '), valuesText(input, entry), entry.outcome.replaceAll('-', ' ')];
  return { step, rule, text: parts.filter(Boolean).join(': ') };
}

function valuesText(input: WordsInput, { date, limit, attr, ref, saw }: TraceEntry): string {
  const refDay = ref === undefined ? null : dayOfDose(input, ref);
  const limitText = limit ? `limit ${limit}` : null;
  return [
    date ?? null,
    limitText && attr ? `${limitText} (${attr})` : (limitText ?? (attr ? `by ${attr}` : null)),
    ref === undefined ? null : `counted from the dose of ${refDay ?? 'no day'} (CVX ${input.doses[ref]?.cvx ?? ''})`,
    ...Object.entries(saw ?? {}).map(([name, value]) => namedText(name, value)),
  ]
    .filter((part) => part !== null)
    .join(', ');
}

function namedText(name: string, value: TraceSaw[keyof TraceSaw]): string | null {
  return value === null || value === '' ? null : `${name} ${String(value)}`;
}
