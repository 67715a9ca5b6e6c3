import type { Assessment } from '../../assessment.ts';
import { perObject } from '../../per-object.ts';

type Evaluations = Assessment['evaluations'];

/** Of one series, in the order of the doses. Grouped once for all series of an assessment. */
export function evaluationsIn({ evaluations }: Assessment, series: string): Evaluations {
  return bySeries(evaluations).get(series) ?? [];
}

const bySeries = perObject((evaluations: Evaluations): ReadonlyMap<string, Evaluations> =>
  Map.groupBy(evaluations, ({ series }) => series),
);
