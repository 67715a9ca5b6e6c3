import type { Day } from '#domain/time/day.ts';
import { monthOf, type Month } from '#domain/time/month.ts';
import type { KnownDose } from './known-dose.ts';

export type PastRow = {
  readonly id: string;
  readonly vaccine: string;
  readonly number: number;
  readonly completed: boolean;
  readonly dueOn: Day | null;
  readonly recommendedOn: Day | null;
};

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
 * The open rows of a vaccine that may stand for a dose nobody has entered, in order. A dose recorded without a day does
 * not count, so that another row waits for the same dose: the first open rows, one for each of these.
 *
 * @param undated how many doses of the vaccine are recorded without a day or month
 */
export function rowsToAskAbout<R extends Pick<PastRow, 'number' | 'completed'>>(
  rows: readonly R[],
  undated: number,
): readonly R[] {
  const open = rows.filter(({ completed }) => !completed);
  return open.toSorted((one, other) => one.number - other.number).slice(undated);
}

/** Its recommended age may lie outside its season. */
const ofASeason = 'rsv-ab';

/**
 * The likely day of each dose that may have been given, by row: the day on which it was due for this child. A later
 * dose of a vaccine has one only where the dose before is on its recommended day too; otherwise it could be too early.
 * Null without a day that could be guessed. Leaves out doses of which the first is not due yet, and one for each dose
 * that is recorded without a day.
 */
export function pastDays(
  planned: readonly PastRow[],
  today: Day,
  undated: UndatedDoses = noneUndated,
): ReadonlyMap<string, Day | null> {
  const days = new Map<string, Day | null>();
  for (const [vaccine, rows] of Map.groupBy(planned, (row) => row.vaccine)) {
    const asked = new Set(rowsToAskAbout(rows, undated.get(vaccine) ?? 0));
    let isOnSchedule = true;
    for (const [place, row] of rowsToAskAbout(rows, 0).entries()) {
      const on: Day | null = place === 0 ? dayOfFirst(row) : dayOfNext(row, isOnSchedule);
      const isAhead =
        place === 0 ? on !== null && on > today : row.recommendedOn === null || row.recommendedOn >= today;
      if (isAhead) break;
      if (asked.has(row)) days.set(row.id, on);
      isOnSchedule &&= on !== null && on === row.recommendedOn;
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
  return planned.filter(
    ({ id, isUnanswered, isOfBirth, recommendedOn }) =>
      days.has(id) && !isOfBirth && (isUnanswered || (recommendedOn !== null && recommendedOn < today)),
  );
}

/**
 * The month in which each of these doses was likely given, by row. A month is judged as its recommended day, else as its
 * 15th; null also where that would be before the dose was due.
 */
export function pastMonths(
  planned: readonly PastRow[],
  today: Day,
  undated: UndatedDoses = noneUndated,
): ReadonlyMap<string, Month | null> {
  const recommended = new Map(planned.map(({ id, recommendedOn }) => [id, recommendedOn]));
  return new Map(
    [...pastDays(planned, today, undated)].map(([id, on]) => [id, on && monthOfDose(on, recommended.get(id))]),
  );
}

function monthOfDose(on: Day, recommendedOn: Day | null | undefined): Month | null {
  const isEarly = on !== recommendedOn && on.slice(8) > '15';
  return isEarly ? null : monthOf(on);
}

function dayOfNext({ recommendedOn }: PastRow, isOnSchedule: boolean): Day | null {
  return isOnSchedule ? recommendedOn : null;
}

function dayOfFirst({ vaccine, dueOn, recommendedOn }: PastRow): Day | null {
  return dueOn ?? (vaccine === ofASeason ? null : recommendedOn);
}
