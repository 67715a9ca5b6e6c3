import type { DoseEvaluation, DoseStatus } from '#domain/vaccines/assessment.ts';
import type { SeriesType } from '#domain/vaccines/supporting-data.ts';
import type { ExpectedDose } from './vaccine-rows.ts';

/** A dose of several antigens counts as the best of them. */
const BEST_FIRST: readonly DoseStatus[] = ['valid', 'extraneous', 'sub-standard', 'not-valid'];

/** How a dose was judged differently; null when it was not. The first reason is one of several, so any of them will do. */
export function doseDifference(evaluations: readonly DoseEvaluation[], expected: ExpectedDose): string | null {
  const judged = judgedBy(evaluations, expected.seriesType ?? 'standard');
  const status = BEST_FIRST.find((best) => judged.some((of) => of.status === best)) ?? 'no judgment';
  const reasons = new Set(judged.flatMap((of) => (of.status === status ? of.reasons : [])));
  const isSame =
    status === expected.status && (expected.reason ? reasons.has(expected.reason) : mayBeUnnamed(expected, reasons));
  const wanted = [expected.status, expected.reason ?? []].flat().join(' ');
  return isSame ? null : `expected ${wanted}, got ${[status, ...reasons].join(' ')}`;
}

/** A row names no reason where it leaves it open, but a dose that counts has none. */
function mayBeUnnamed({ status }: ExpectedDose, reasons: ReadonlySet<string>): boolean {
  return status !== 'valid' || reasons.size === 0;
}

/**
 * The series by which a row means a dose: of its type, or of any where this child has none of that type, rather than one
 * whose time is over.
 */
function judgedBy(evaluations: readonly DoseEvaluation[], type: SeriesType): readonly DoseEvaluation[] {
  const ofType = orAll(evaluations, ({ seriesType }) => seriesType === type);
  return orAll(ofType, ({ seriesStatus }) => seriesStatus !== 'aged-out');
}

/** Those that fit; all where none does. */
export function orAll<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  const fitting = items.filter(fits);
  return fitting.length === 0 ? items : fitting;
}
