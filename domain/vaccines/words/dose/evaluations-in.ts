import type { Assessment, DoseEvaluation } from '../../assessment.ts';

type Evaluations = Assessment['evaluations'];

/** Of one series, in the order of the doses. An assessment is gone through once for all its doses. */
export function evaluationsIn({ evaluations }: Assessment, series: string): Evaluations {
  const known = bySeries.get(evaluations) ?? Map.groupBy(evaluations, (of: DoseEvaluation) => of.series);
  bySeries.set(evaluations, known);
  return known.get(series) ?? [];
}

const bySeries = new WeakMap<Evaluations, ReadonlyMap<string, Evaluations>>();
