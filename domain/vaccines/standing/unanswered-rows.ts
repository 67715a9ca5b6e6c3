import { isFromBefore } from './past.ts';
import type { Day } from '#domain/time/day.ts';
import type { ForecastStatus } from '../assessment.ts';
import { rowsToAskAbout } from '../given/past-days.ts';
import { isRowFromBefore } from './row-details.ts';

export type RowOfPast = {
  readonly number: number;
  readonly completed: boolean;
  /** Null if no dose is needed. */
  readonly dueOn: Day | null;
  readonly windowEndsOn: Day | null;
  /** When the child reaches the age for which the schedule has it; null without one. */
  readonly recommendedOn: Day | null;
  /** The family said that it was not given. */
  readonly isNotGiven?: boolean;
};

/** The vaccine is not needed whatever was given. */
const SETTLED: ReadonlySet<ForecastStatus> = new Set(['complete', 'immune', 'contraindicated']);

type Facts = {
  readonly status: ForecastStatus | undefined;
  readonly addedOn: Day;
  /** How many doses are recorded without a day or month. */
  readonly undated: number;
  /** The days for the answer are not over: rows whose window had ended are not overdue yet. */
  readonly isAwaited: boolean;
  /** A dose of the series can still be given at the child's age, if earlier ones were given. */
  readonly isOfAge: boolean;
};

/**
 * The rows of one vaccine about which nobody has said whether the dose was given before the child was added. While the
 * answer is awaited: each row whose window had ended by then, or that has no day in the plan though its age had come.
 * As long as nobody answers: also each row without a day that might get one if one of those doses was given.
 *
 * @returns their numbers
 */
export function unansweredRows(rows: readonly RowOfPast[], facts: Facts): ReadonlySet<number> {
  const { addedOn, undated, isAwaited, isOfAge } = facts;
  const mayBeNeeded = isOpenWithoutDay(facts);
  const isOfBefore = (row: RowOfPast) =>
    row.dueOn === null ? mayBeNeeded(row) && isAgeFromBefore(row, addedOn) : isRowFromBefore(row, addedOn);
  const asked = rowsToAskAbout(rows, undated);
  if (!asked.some(isOfBefore)) return new Set();
  const found = asked.filter((row) => (isAwaited && isOfBefore(row)) || (isOfAge && mayBeNeeded(row)));
  return new Set(found.map(({ number }) => number));
}

/**
 * The rows of one vaccine that have no day in the plan as long as doses are recorded without one, and might get one
 * once the record is found.
 *
 * @returns their numbers
 */
export function rowsByRecord(
  rows: readonly RowOfPast[],
  facts: Pick<Facts, 'status' | 'undated' | 'isOfAge'>,
): ReadonlySet<number> {
  if (facts.undated === 0 || !facts.isOfAge) return new Set();
  return new Set(rows.filter(isOpenWithoutDay(facts)).map(({ number }) => number));
}

/**
 * Whether a row of a vaccine that is not settled is open without a day. Rows without an age, such as influenza's, are
 * not.
 */
function isOpenWithoutDay({ status }: Pick<Facts, 'status'>): (row: RowOfPast) => boolean {
  const isSettled = status === undefined || SETTLED.has(status);
  return ({ completed, dueOn, recommendedOn }) => !isSettled && !completed && dueOn === null && recommendedOn !== null;
}

function isAgeFromBefore({ recommendedOn }: RowOfPast, addedOn: Day): boolean {
  return recommendedOn !== null && isFromBefore(recommendedOn, addedOn);
}
