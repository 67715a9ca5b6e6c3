import { isFromBefore } from './past.ts';
import type { Day } from '#domain/time/day.ts';
import type { ForecastStatus } from '../assessment.ts';
import { rowsToAskAbout } from '../given/past-days.ts';
import { isRowFromBefore } from './row-status.ts';

export type RowOfPast = {
  readonly number: number;
  readonly completed: boolean;
  /** Null if no dose is needed. */
  readonly dueOn: Day | null;
  readonly windowEndsOn: Day | null;
  /** When the child reaches the age for which the schedule has it; null without one. */
  readonly recommendedOn: Day | null;
};

/** The vaccine is not needed whatever was given. */
const SETTLED: ReadonlySet<ForecastStatus> = new Set(['complete', 'immune', 'contraindicated']);

type Facts = {
  readonly status: ForecastStatus | undefined;
  readonly addedOn: Day;
  /** How many doses are recorded without a day or month. */
  readonly undated: number;
};

/**
 * Of the rows of one vaccine those that may have been given before the child was added, while nobody has said it: each
 * whose window had ended by then, and of the doses for an age before that day each without a day in the plan, which it
 * might have if a dose was given.
 *
 * @returns their numbers
 */
export function unansweredRows(rows: readonly RowOfPast[], { status, addedOn, undated }: Facts): ReadonlySet<number> {
  const mayBeNeeded = status !== undefined && !SETTLED.has(status);
  const found = rowsToAskAbout(rows, undated).filter(({ dueOn, windowEndsOn, recommendedOn }) => {
    if (dueOn !== null) return isRowFromBefore({ dueOn, windowEndsOn }, addedOn);
    return mayBeNeeded && recommendedOn !== null && isFromBefore(recommendedOn, addedOn);
  });
  return new Set(found.map(({ number }) => number));
}
