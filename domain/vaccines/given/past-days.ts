import { daysBetween, laterDay, type Day } from '#domain/time/day.ts';
import { monthOf, type Month } from '#domain/time/month.ts';
import type { KnownDose } from './known-dose.ts';

export type PastRow = {
  readonly id: string;
  readonly vaccine: string;
  readonly number: number;
  readonly completed: boolean;
  readonly dueOn: Day | null;
  /** When the child reaches the age for which the schedule has it; null without one. */
  readonly recommendedOn: Day | null;
  /**
   * Of a row for what is noted: when it reached that of the row that every child has in its place. Of RSV antibody that
   * is due no more, or for what is noted: when it was due.
   */
  readonly past?: { readonly on: Day } | null;
  /** The family said that it was not given. */
  readonly isNotGiven?: boolean;
};

/** The day of the age at which a dose may have been given; null without one. */
function dayOfAge({ recommendedOn, past }: Pick<PastRow, 'recommendedOn' | 'past'>): Day | null {
  return recommendedOn ?? past?.on ?? null;
}

/** How many doses of a vaccine are recorded without a day or month. */
type UndatedDoses = ReadonlyMap<string, number>;

type Recorded = Pick<KnownDose, 'givenOn' | 'givenIn'> & { readonly vaccines: readonly string[] };

export function undatedDoses(doses: readonly Recorded[]): UndatedDoses {
  const undated = doses.filter(({ givenOn, givenIn = null }) => givenOn === null && givenIn === null);
  const byVaccine = Map.groupBy(
    undated.flatMap(({ vaccines }) => vaccines),
    (vaccine) => vaccine,
  );
  return new Map([...byVaccine].map(([vaccine, of]) => [vaccine, of.length]));
}

const noneUndated: UndatedDoses = new Map();

/**
 * The open rows of a vaccine that may stand for a dose nobody has entered, in order. Leaves out those of doses that were
 * not given, and the first ones, one for each dose recorded without a day: such a dose does not count, so that a row still
 * waits for it.
 *
 * @param undated how many doses of the vaccine are recorded without a day or month
 */
export function rowsToAskAbout<R extends Pick<PastRow, 'number' | 'completed' | 'isNotGiven'>>(
  rows: readonly R[],
  undated: number,
): readonly R[] {
  const mayBeGiven = openRows(rows).filter(({ isNotGiven = false }) => !isNotGiven);
  return mayBeGiven.slice(undated);
}

function openRows<R extends Pick<PastRow, 'number' | 'completed'>>(rows: readonly R[]): readonly R[] {
  return rows.filter(({ completed }) => !completed).toSorted((one, other) => one.number - other.number);
}

/** Its recommended age may lie outside its season. */
const OF_A_SEASON = 'rsv-ab';

/** Whether a dose follows its season more than its age, so that a child who had everything of an age may not have had it. */
export function isOfSeason({ vaccine }: Pick<PastRow, 'vaccine'>): boolean {
  return vaccine === OF_A_SEASON;
}

/** Planned for a later day than that of its age for a light newborn. */
const OF_BIRTH = 'hepb';

/** A dose due longer than that after its age is due because the age was missed. Ours. */
const ON_TIME_DAYS = 62;

/**
 * The likely day of each dose that may have been given, by row: that of its age in the schedule, never one on which it
 * is due because that age was missed. A later dose of a vaccine has one only where the dose before is on its
 * recommended day too, and earlier; otherwise it could be too early. Null without a day that could be guessed. Leaves
 * out doses of which the first is not due yet, and one for each dose that is recorded without a day.
 */
export function pastDays(
  planned: readonly PastRow[],
  today: Day,
  undated: UndatedDoses = noneUndated,
): ReadonlyMap<string, Day | null> {
  const days = new Map<string, Day | null>();
  for (const [vaccine, rows] of Map.groupBy(planned, (row) => row.vaccine)) {
    const asked = new Set(rowsToAskAbout(rows, undated.get(vaccine) ?? 0));
    const isBegun = rows.some(({ completed }) => completed);
    let after: Day | null = null;
    let age: Day | null = null;
    for (const [place, row] of openRows(rows).entries()) {
      const { dueOn } = row;
      const recommendedOn = dayOfAge(row);
      // A list may have a dose for an age before that of the dose before it, as after a dose at birth.
      age = recommendedOn && laterDay(recommendedOn, age ?? recommendedOn);
      const on: Day | null = place === 0 ? dayOfFirst(row, isBegun) : dayOfNext(row, after);
      const first = dueOn ?? on;
      const isAhead = place === 0 ? first !== null && first > today : age === null || age >= today;
      if (isAhead) break;
      if (asked.has(row)) days.set(row.id, on);
      after = on === recommendedOn ? on : null;
    }
  }
  return days;
}

type AskedRow = PastRow & { readonly isUnanswered: boolean; readonly isOfBirth: boolean };

/**
 * The doses that the question about the past is about: not answered yet, or for an age that has passed. Until it is
 * answered the plan shows later doses as due after earlier ones, or as no longer needed. Leaves out what the questions
 * about the birth tell.
 */
export function pastRows<R extends AskedRow>(
  planned: readonly R[],
  today: Day,
  undated: UndatedDoses = noneUndated,
): readonly R[] {
  const days = pastDays(planned, today, undated);
  return planned.filter((row) => {
    const on = dayOfAge(row);
    return days.has(row.id) && !row.isOfBirth && (row.isUnanswered || (on !== null && on < today));
  });
}

/**
 * Rows for which nobody has said whether the dose was given: those not answered yet, but for ages to come, and of the
 * same vaccines the doses between and after them that the question about the past also asks about. Leaves out those
 * that the plan has as due.
 *
 * @param isDue whether the plan has a row as due or overdue
 */
export function rowsNotSaid<R extends AskedRow>(
  planned: readonly R[],
  today: Day,
  { isDue, undated }: { readonly isDue: (row: R) => boolean; readonly undated: UndatedDoses },
): readonly R[] {
  const vaccines = new Set(planned.filter((row) => row.isUnanswered && !row.isOfBirth).map(({ vaccine }) => vaccine));
  const past = new Set(pastRows(planned, today, undated).filter((row) => vaccines.has(row.vaccine) && !isDue(row)));
  return planned.filter((row) => isAskedNow(row, today) || past.has(row));
}

/**
 * Whether the question about the past asks for a row that reads so: not for one of an age to come, which depends on the
 * answer.
 */
export function isAskedNow(
  { isUnanswered, dueOn, recommendedOn }: Pick<AskedRow, 'isUnanswered' | 'dueOn' | 'recommendedOn'>,
  today: Day,
): boolean {
  return isUnanswered && (dueOn !== null || recommendedOn === null || recommendedOn < today);
}

/**
 * The month in which each of these doses was likely given, by row. A month is judged as its recommended day, else as
 * its 15th; null also where that would be before the dose was due.
 */
export function pastMonths(
  planned: readonly PastRow[],
  today: Day,
  undated: UndatedDoses = noneUndated,
): ReadonlyMap<string, Month | null> {
  const recommended = new Map(planned.map((row) => [row.id, dayOfAge(row)]));
  return new Map(
    [...pastDays(planned, today, undated)].map(([id, on]) => [id, on && monthOfDose(on, recommended.get(id))]),
  );
}

function monthOfDose(on: Day, recommendedOn: Day | null | undefined): Month | null {
  const isEarly = on !== recommendedOn && on.slice(8) > '15';
  return isEarly ? null : monthOf(on);
}

/** @param after the day of the dose before, if that is its recommended day */
function dayOfNext(row: PastRow, after: Day | null): Day | null {
  const recommendedOn = dayOfAge(row);
  return after !== null && recommendedOn !== null && recommendedOn > after ? recommendedOn : null;
}

/** @param isBegun a dose of the vaccine was given, so that the day of the age may be too soon after it */
function dayOfFirst(row: PastRow, isBegun: boolean): Day | null {
  const { vaccine, dueOn } = row;
  const recommendedOn = dayOfAge(row);
  if (isOfSeason(row)) return row.past?.on ?? dueOn;
  if (recommendedOn === null) return dueOn;
  if (dueOn === null || dueOn === recommendedOn) return recommendedOn;
  if (!isBegun) return vaccine === OF_BIRTH ? dueOn : recommendedOn;
  return Math.abs(daysBetween(recommendedOn, dueOn)) <= ON_TIME_DAYS ? dueOn : null;
}
