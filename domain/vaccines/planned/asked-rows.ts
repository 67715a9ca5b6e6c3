import type { Day } from '#domain/time/day.ts';
import { isOfSeriesAge } from '../standing/last-day.ts';
import { rowsByRecord, unansweredRows } from '../standing/unanswered-rows.ts';
import { dayAtAge } from '../duration.ts';
import type { ChildOnDay } from './child-on-day.ts';
import type { Coming } from './coming-rows.ts';
import { plannedGroups } from './planned-group.ts';
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
  const undated = undatedIn(rows, givenOnOf);
  const notGiven = notGivenRows(rows, undated);
  const ofPast = rows.map((row) => {
    const { on = null } = recommended.get(row.number) ?? past.get(row.number) ?? {};
    return { ...asPlanned(row), recommendedOn: on, isNotGiven: notGiven.has(row.number) };
  });
  const isOfAge = main !== undefined && isOfSeriesAge(edition, main, record.child.bornOn, assessment.asOf);
  const known = { status: main?.status, addedOn, undated, isAwaited, isOfAge };
  const unanswered = record.isPastOpen ? unansweredRows(ofPast, known) : new Set<number>();
  return { unanswered, notGiven, byRecord: rowsByRecord(ofPast, known) };
}

/**
 * The open rows of a vaccine, by number, that stand for doses of which the family said that they were not given. A later
 * dose that was given fills the first row, so that the answer moves to the next; those before wait for doses without a
 * day.
 */
function notGivenRows(rows: readonly RecordedRow[], undated: number): ReadonlySet<number> {
  const said = rows.filter(({ isNotGiven = false }) => isNotGiven).length;
  const open = rows.filter(({ doseId }) => doseId === null);
  return new Set(open.slice(undated, undated + said).map(({ number }) => number));
}

/**
 * Whether doses of a vaccine group may have been given of which the family has not told yet: not where it has said of
 * each whose age has come that it was not given.
 */
export function mayBeToldOf({ record, published, today }: ChildOnDay, vaccineGroup: string): boolean {
  const group = plannedGroups(published.schedule).find((one) => one.group === vaccineGroup);
  if (!record.isPastOpen || !group) return record.isPastOpen;
  const open = record.rows.filter(({ vaccine, doseId }) => vaccine === group.id && doseId === null);
  const said = notGivenRows(open, 0);
  const isAhead = (number: number) => {
    const row = group.rows.find((one) => one.number === number);
    return row !== undefined && dayAtAge(record.child.bornOn, row.from) > today;
  };
  return said.size === 0 || open.some(({ number }) => !said.has(number) && !isAhead(number));
}

/** How many doses were given on a day that nobody knows. */
export function undatedIn(rows: readonly RecordedRow[], givenOnOf: GivenOn): number {
  return rows.filter(({ doseId }) => doseId !== null && givenOnOf.get(doseId) === null).length;
}

export function asPlanned({ number, doseId, dueOn, windowEndsOn, isNeeded }: RecordedRow) {
  const isContraindicated = isNeeded && dueOn === null;
  return { number, completed: doseId !== null, dueOn, windowEndsOn, isContraindicated };
}
