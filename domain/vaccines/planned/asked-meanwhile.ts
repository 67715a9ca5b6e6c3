import { isAskedMeanwhile } from '../standing/doctor-asked.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import type { ChildOnDay } from './child-on-day.ts';
import { plannedGroups, type PlannedGroup } from './planned-group.ts';

export type AskedMeanwhile = { readonly group: PlannedGroup; readonly isInPlan: boolean };

/**
 * The vaccines of which a doctor is asked about more doses, or sooner ones, while the plan has its own next dose or none.
 * Leaves out what was declined.
 */
export function askedMeanwhile({ record, published, assessment, series }: ChildOnDay): readonly AskedMeanwhile[] {
  return plannedGroups(published.schedule).flatMap((group) => {
    const main = mainForecast(assessment.forecasts, group.group);
    const isDeclined = record.decided.get(group.id)?.decision === 'declined';
    if (main === undefined || isDeclined || !isAskedMeanwhile(series, main)) return [];
    return [{ group, isInPlan: record.rows.some(({ vaccine }) => vaccine === group.id) }];
  });
}
