import type { CategoryOnDay } from '../editions/category-on.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { ProjectedDose } from './project.ts';
import type { Decision } from '../standing/planned-status.ts';

export type InPlanFacts = {
  readonly isGiven: boolean;
  readonly decision: Decision | undefined;
  readonly next: ProjectedDose | undefined;
  /** On the day the next dose is due, or today if that is past. */
  readonly category: CategoryOnDay | null;
};

/**
 * Given, decided about, needed for what is noted of the child, on the schedule before six years, or called routine by
 * the child's authority when due within the planned time.
 */
export function isInPlan(
  { isRoutine, isSeasonal, rows }: PlannedGroup,
  { isGiven, decision, next, category }: InPlanFacts,
): boolean {
  if (isGiven || decision || next?.isForRisk) return true;
  if (isRoutine && rows.length > 0) return true;
  const isForAll = isRoutine || (category?.categories.includes('routine') ?? false);
  return isForAll && (next !== undefined || isSeasonal);
}
