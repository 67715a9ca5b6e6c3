import type { NotPlannedWhy } from '../planner/plan.ts';
import { isOfSeriesAge } from '../standing/last-day.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import type { ChildOnDay } from './child-on-day.ts';
import { plannedGroups } from './planned-group.ts';
import type { RowOnDay } from './rows-on-day.ts';

export type Unsettled = {
  readonly vaccineGroup: string;
  /** What is missing: the answer about the time before the child was added, or the record of a dose without a day. */
  readonly why: Extract<NotPlannedWhy, 'not-answered' | 'find-record'>;
};

/**
 * The vaccines of which the engine calls for no dose by what is recorded, though one may be needed by what was given:
 * the age for a first dose is over, but not that for later ones.
 *
 * @param rows all of the child's
 */
export function unsettledGroups(
  { published, assessment, edition, record }: ChildOnDay,
  rows: readonly RowOnDay[],
): readonly Unsettled[] {
  const { bornOn } = record.child;
  return plannedGroups(published.schedule).flatMap(({ id, group: vaccineGroup }) => {
    const open = rows.filter(({ vaccine, completed }) => vaccine === id && !completed);
    const main = mainForecast(assessment.forecasts, vaccineGroup);
    const isPlanned = open.some(({ dueOn }) => dueOn !== null);
    if (isPlanned || main === undefined || !isOfSeriesAge(edition, main, bornOn, assessment.asOf)) return [];
    const left = open.filter(({ status }) => status === 'upcoming');
    if (left.length === 0) return [];
    return [{ vaccineGroup, why: left.some((row) => row.isAskedForAgain) ? 'find-record' : 'not-answered' }];
  });
}
