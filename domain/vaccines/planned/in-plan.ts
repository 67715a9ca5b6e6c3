import type { CategoryOnDay } from '../editions/authorities.ts';
import type { PlannedGroup } from './planned-group.ts';
import type { ProjectedDose } from './project.ts';
import type { Decision } from './status.ts';

/** What decides whether a vaccine stands in the plan of a child. */
export type InPlanFacts = {
  readonly isGiven: boolean;
  readonly decision: Decision | undefined;
  /** The next dose; undefined where none is to come. */
  readonly next: ProjectedDose | undefined;
  /** What the authority of the child says of it on the day on which its next dose is due, or today where it is due already. */
  readonly category: CategoryOnDay | null;
};

/**
 * Whether a vaccine stands in the plan of a child: what was given or decided about, what the schedule has for every child
 * under six years, and what the authority of the child calls routine as soon as it is due within the time planned.
 */
export function isInPlan(
  { isRoutine, isSeasonal, rows }: PlannedGroup,
  { isGiven, decision, next, category }: InPlanFacts,
): boolean {
  if (isGiven || decision) return true;
  if (isRoutine && rows.length > 0) return true;
  const isForAll = isRoutine || (category?.categories.includes('routine') ?? false);
  return isForAll && (next !== undefined || isSeasonal);
}
