import type { GroupForecast } from '../assessment.ts';
import type { RoutineRow } from '../editions/routine-file.ts';
import type { PlannedGroup } from './planned-group.ts';

type RowOfPlan = {
  readonly number: number;
  readonly completed: boolean;
  /** It waits for a dose, or for one that must not be given. */
  readonly isNeeded: boolean;
};

/**
 * The row of the routine schedule that each row of a vaccine stands for, by number; none for a dose that is for what is
 * noted of the child, and beyond the schedule. A dose that does not count fills a row, so each row after it stands for
 * the dose before.
 *
 * @param rows in any order
 * @param next the forecast that they follow
 */
export function routineRows(
  { vaccines }: Pick<PlannedGroup, 'vaccines'>,
  rows: readonly RowOfPlan[],
  next: Pick<GroupForecast, 'type' | 'dose'> | undefined,
): ReadonlyMap<number, RoutineRow> {
  const open = rows.filter(({ completed, isNeeded }) => !completed && isNeeded).map(({ number }) => number);
  const notCounted = next?.dose && open.length > 0 ? Math.min(...open) - next.dose : 0;
  const routine = vaccines.flatMap((vaccine) => vaccine.rows);
  return new Map(
    rows.flatMap(({ number, completed }) => {
      if (!completed && next?.type === 'risk') return [];
      const row = routine.find((one) => one.number === number - (completed ? 0 : notCounted));
      return row ? [[number, row] as const] : [];
    }),
  );
}
