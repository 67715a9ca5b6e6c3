import type { Day } from '#domain/time/day.ts';
import { isAfterUnanswered } from './after-unanswered.ts';
import type { PlannedStatus } from './planned-status.ts';

export type DueRow = {
  readonly vaccine: string;
  readonly number: number;
  readonly status: PlannedStatus;
  /** Null also where it shows only with an answer or a record whether the dose is needed. */
  readonly dueOn: Day | null;
  /** The day on which the next visits give it. */
  readonly plannedOn?: Day | null;
  /** The first day on which it counts; null where it is not known. */
  readonly countsFrom?: Day | null;
  /** When the child reaches the age for which the schedule has it; null without one. */
  readonly recommendedOn: Day | null;
  readonly isUnanswered: boolean;
};

/**
 * Planned for the visit's day or earlier and not given yet; of each vaccine only the first of those planned for one
 * day, since two doses of one vaccine are never given on one day, and none after one that is not answered yet. One
 * without a day belongs to the visit of its age, where no other dose of its vaccine waits.
 *
 * @param on the day on which the visit takes place (visit-day.ts), as `after`
 * @param after the day of the previous visit, where doses due until then are given
 */
export function dosesDueAt<Row extends DueRow>(rows: readonly Row[], on: Day, after: Day | null = null): Row[] {
  return dueOf(rows, (row) => isOfVisit(row, on, after), isOnOneDay);
}

/**
 * The same, but the first of each vaccine, of what can be given on the day, also where a later visit has it.
 *
 * @param until the recommended day of a checkup that is on the day and before it: doses due by then are given if they count
 */
export function dosesDueOn<Row extends DueRow>(rows: readonly Row[], on: Day, until: Day = on): Row[] {
  const isEarly = (row: Row) => isReached(row, until) && (row.countsFrom ?? until) <= on;
  return dueOf(rows, (row) => isReached(row, on) || row.plannedOn === on || isEarly(row));
}

function dueOf<Row extends DueRow>(
  rows: readonly Row[],
  isMeant: (row: Row) => boolean,
  isOfOne?: (one: Row, other: Row) => boolean,
): Row[] {
  const without = dosesByRecord(rows);
  const due = rows.filter((row) => isWaiting(row) && isMeant(row) && (row.dueOn !== null || without.includes(row)));
  return firstOfEach(
    due.filter((row) => !isAfterUnanswered(row, rows)),
    isOfOne,
  );
}

function isOnOneDay({ plannedOn: one = null }: DueRow, { plannedOn: other = null }: DueRow): boolean {
  return one === null || other === null || one === other;
}

/**
 * The next dose of each vaccine of which none has a day: whether it is needed shows once the record is found of one
 * that was entered without a date.
 */
export function dosesByRecord<Row extends DueRow>(rows: readonly Row[]): Row[] {
  const waiting = rows.filter(isWaiting);
  const isPlanned = ({ vaccine }: Row) => waiting.some((row) => row.vaccine === vaccine && row.dueOn !== null);
  return firstOfEach(waiting.filter((row) => row.dueOn === null && !isPlanned(row)));
}

function firstOfEach<Row extends DueRow>(
  rows: readonly Row[],
  isOfOne: (one: Row, other: Row) => boolean = () => true,
): Row[] {
  return rows.filter(
    (row) => !rows.some((other) => other.vaccine === row.vaccine && other.number < row.number && isOfOne(row, other)),
  );
}

/**
 * Due by the visit's day, or without a day and for an age reached by then, and nobody has said whether they were given.
 *
 * @param after the day of the previous visit, at which doses due until then are asked about
 */
export function unansweredAt<Row extends DueRow>(rows: readonly Row[], on: Day, after: Day | null = null): Row[] {
  return rows.filter((row) => row.isUnanswered && isOfVisit(row, on, after));
}

function isOfVisit(row: DueRow, on: Day, after: Day | null): boolean {
  const { plannedOn = null } = row;
  if (plannedOn !== null) return plannedOn <= on && (after === null || plannedOn > after);
  return isReached(row, on) && (after === null || !isReached(row, after));
}

function isReached({ dueOn, recommendedOn }: DueRow, on: Day): boolean {
  const from = dueOn ?? recommendedOn;
  return from !== null && from <= on;
}

function isWaiting({ status, isUnanswered }: DueRow): boolean {
  return (status === 'upcoming' || status === 'overdue') && !isUnanswered;
}
