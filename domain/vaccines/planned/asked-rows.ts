import type { Day } from '#domain/time/day.ts';
import { isOfSeriesAge } from '../standing/last-day.ts';
import { rowsByRecord, unansweredRows } from '../standing/unanswered-rows.ts';
import type { ChildOnDay } from './child-on-day.ts';
import type { Coming } from './coming-rows.ts';
import type { PastRows, RecommendedRows } from './recommended-rows.ts';
import type { RecordedRow } from './vaccine-record.ts';

type Known = {
  /** Whether the question about the past waits for its answer. */
  readonly isAwaited: boolean;
  readonly givenOnOf: GivenOn;
};

/** By dose id; null where nobody knows the day. */
type GivenOn = ReadonlyMap<string, Day | null>;

type Read = {
  readonly coming: Coming;
  readonly days: { readonly recommended: RecommendedRows; readonly past: PastRows };
};

/** Which rows the question about the past asks for, and which a record of the past may answer. */
export function askedRows(
  child: ChildOnDay,
  { isAwaited, givenOnOf }: Known,
  rows: readonly RecordedRow[],
  { coming: { main }, days: { recommended, past } }: Read,
) {
  const { record, edition, assessment } = child;
  const { addedOn } = record;
  const ofPast = rows.map((row) => {
    const { on = null } = recommended.get(row.number) ?? past.get(row.number) ?? {};
    return { ...asPlanned(row), recommendedOn: on };
  });
  const isOfAge = main !== undefined && isOfSeriesAge(edition, main, record.child.bornOn, assessment.asOf);
  const known = { status: main?.status, addedOn, undated: undatedIn(rows, givenOnOf), isAwaited, isOfAge };
  const unanswered = record.isPastOpen ? unansweredRows(ofPast, known) : new Set<number>();
  return { unanswered, byRecord: rowsByRecord(ofPast, known) };
}

/** How many doses were given on a day that nobody knows. */
export function undatedIn(rows: readonly RecordedRow[], givenOnOf: GivenOn): number {
  return rows.filter(({ doseId }) => doseId !== null && givenOnOf.get(doseId) === null).length;
}

export function asPlanned({ number, doseId, dueOn, windowEndsOn, isNeeded }: RecordedRow) {
  const isContraindicated = isNeeded && dueOn === null;
  return { number, completed: doseId !== null, dueOn, windowEndsOn, isContraindicated };
}
