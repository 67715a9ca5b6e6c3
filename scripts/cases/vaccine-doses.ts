import type { DoseEvaluation, DoseStatus } from '#domain/vaccines/assessment.ts';
import type { SeriesType } from '#domain/vaccines/supporting-data.ts';
import type { ExpectedDose } from './vaccine-rows.ts';

/** A dose of several antigens counts as the best of them. */
const BEST_FIRST: readonly DoseStatus[] = ['valid', 'extraneous', 'sub-standard', 'not-valid'];

/** How a dose's evaluation differs; null when it agrees. Any one of several reasons is a match. */
export function doseDifference(evaluations: readonly DoseEvaluation[], expected: ExpectedDose): string | null {
  const judged = judgedBy(evaluations, expected.seriesType ?? 'standard');
  const status = BEST_FIRST.find((best) => judged.some((of) => of.status === best)) ?? 'no judgment';
  const reasons = new Set(judged.flatMap((of) => (of.status === status ? of.reasons : [])));
  const isSame =
    status === expected.status && (expected.reason ? reasons.has(expected.reason) : mayBeUnnamed(expected, reasons));
  const wanted = [expected.status, expected.reason ?? []].flat().join(' ');
  return isSame ? null : `expected ${wanted}, got ${[status, ...reasons].join(' ')}`;
}

/** A row without a reason accepts any, but a valid dose must have none. */
function mayBeUnnamed({ status }: ExpectedDose, reasons: ReadonlySet<string>): boolean {
  return status !== 'valid' || reasons.size === 0;
}

/** Series of the row's type, or all when the child has none; preferably not aged out. */
function judgedBy(evaluations: readonly DoseEvaluation[], type: SeriesType): readonly DoseEvaluation[] {
  const ofType = orAll(evaluations, ({ seriesType }) => seriesType === type);
  return orAll(ofType, ({ seriesStatus }) => seriesStatus !== 'aged-out');
}

/** The matching items, or all if none match. */
export function orAll<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  const fitting = items.filter(fits);
  return fitting.length === 0 ? items : fitting;
}
