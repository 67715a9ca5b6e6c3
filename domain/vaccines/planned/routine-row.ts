import type { GroupForecast } from '../assessment.ts';
import type { RoutineRow } from '../editions/routine-file.ts';
import type { PlannedGroup } from './planned-group.ts';

type RowOfPlan = { readonly number: number; readonly completed: boolean };

/**
 * The row of the routine schedule that a row of the plan stands for; undefined for a dose that is for what is noted of
 * the child, and beyond the schedule. A dose that does not count fills a row, so each row after it stands for the dose
 * before.
 *
 * @param next the forecast that the vaccine's rows follow
 * @param firstOpen the number of the first row that waits for a dose
 */
export function routineRowOf(
  { vaccines }: Pick<PlannedGroup, 'vaccines'>,
  { number, completed }: RowOfPlan,
  next: Pick<GroupForecast, 'type' | 'dose'> | undefined,
  firstOpen: number | undefined,
): RoutineRow | undefined {
  if (!completed && next?.type === 'risk') return undefined;
  const notCounted = !completed && next?.dose && firstOpen !== undefined ? firstOpen - next.dose : 0;
  return vaccines.flatMap(({ rows }) => rows).find((row) => row.number === number - notCounted);
}
