import type { GroupForecast } from '../assessment.ts';
import type { RoutineRow } from '../editions/routine-file.ts';
import type { PlannedGroup } from './planned-group.ts';

type RowToMatch = {
  readonly number: number;
  readonly completed: boolean;
  /** It waits for a dose, or for one that must not be given. */
  readonly isNeeded: boolean;
  /** Of a dose of a seasonal vaccine whose day is known: which of its season. */
  readonly placeInSeason?: number | undefined;
};

/** The rows to come that every child has, by number, and the number of the first in the series of every child. */
export type RowsOfEveryChild = { readonly numbers: readonly number[]; readonly dose: number };

/**
 * The row of the routine schedule that each row of a vaccine stands for, by number; none for a dose that is for what is
 * noted of the child and not for every child, and beyond the schedule. One that is not needed, after those of every
 * child, may have been given at its age all the same. A dose that does not count fills a row, so each row after it stands
 * for the dose before.
 *
 * @param rows in any order
 * @param next the forecast that they follow
 * @param ofEvery where that is for what is noted
 */
export function routineRows(
  { vaccines }: Pick<PlannedGroup, 'vaccines'>,
  rows: readonly RowToMatch[],
  next: Pick<GroupForecast, 'type' | 'dose'> | undefined,
  ofEvery: RowsOfEveryChild | null = null,
): ReadonlyMap<number, RoutineRow> {
  const open = rows.filter(({ completed, isNeeded }) => !completed && isNeeded).map(({ number }) => number);
  const notCounted = next?.dose && open.length > 0 ? Math.min(...open) - next.dose : 0;
  const routine = vaccines.flatMap((vaccine) => vaccine.rows);
  const ofEveryChild = (number: number) => {
    const place = ofEvery?.numbers.indexOf(number) ?? -1;
    const row = routine.find((one) => place >= 0 && one.number === (ofEvery?.dose ?? 1) + place);
    return row ? [[number, row] as const] : [];
  };
  return new Map(
    rows.flatMap(({ number, completed, isNeeded, placeInSeason }) => {
      const isForRisk = next?.type === 'risk';
      const isOfRoutine = !isNeeded && ofEvery !== null && ofEvery.numbers.length > 0;
      if (!completed && isForRisk && !isOfRoutine) return ofEveryChild(number);
      const place = placeInSeason ?? number - (completed || isForRisk ? 0 : notCounted);
      const row = routine.find((one) => one.number === place);
      return row ? [[number, row] as const] : [];
    }),
  );
}

/**
 * The open rows with an interval of the schedule, of a child whose series has more doses than the schedule and so other
 * intervals, as HPV begun at 15 years.
 */
export function rowsOfLongerSeries(
  { vaccines }: Pick<PlannedGroup, 'vaccines'>,
  rows: readonly RowToMatch[],
  next: Pick<GroupForecast, 'type' | 'dose'> | undefined,
): readonly number[] {
  const open = rows.filter(({ completed, isNeeded }) => !completed && isNeeded);
  const doses = (next?.dose ?? 1) - 1 + open.length;
  if (doses <= vaccines.flatMap((vaccine) => vaccine.rows).length) return [];
  const routine = routineRows({ vaccines }, open, next);
  return [...routine].flatMap(([number, { isInterval }]) => (isInterval ? [number] : []));
}

/**
 * What the schedule has in place of each open row that is for what is noted and has no age of its own, by number: it may
 * have been given at that age, before anything was noted. The first open row stands for the first dose of every child
 * that is not given.
 *
 * @param own the rows that have one, from `routineRows`
 */
export function routineRowsOfPast(
  { vaccines }: Pick<PlannedGroup, 'vaccines'>,
  rows: readonly Pick<RowToMatch, 'number' | 'completed'>[],
  own: Pick<ReadonlyMap<number, unknown>, 'has'>,
  ofEvery: RowsOfEveryChild,
): ReadonlyMap<number, RoutineRow> {
  const open = rows.filter(({ completed }) => !completed).map(({ number }) => number);
  const first = ofEvery.numbers.length > 0 ? ofEvery.dose : rows.length - open.length + 1;
  const routine = vaccines.flatMap((vaccine) => vaccine.rows);
  return new Map(
    open
      .toSorted((one, other) => one - other)
      .flatMap((number, place) => {
        const row = routine.find((one) => one.number === first + place);
        return row && !own.has(number) ? [[number, row] as const] : [];
      }),
  );
}
