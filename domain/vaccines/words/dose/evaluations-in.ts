import type { Assessment, DoseEvaluation } from '../../assessment.ts';

type Evaluations = Assessment['evaluations'];

/** Of one series, in the order of the doses. Grouped once for all series of an assessment. */
export function evaluationsIn({ evaluations }: Assessment, series: string): Evaluations {
  const known = bySeries.get(evaluations) ?? Map.groupBy(evaluations, (of: DoseEvaluation) => of.series);
  bySeries.set(evaluations, known);
  return known.get(series) ?? [];
}

const bySeries = new WeakMap<Evaluations, ReadonlyMap<string, Evaluations>>();
