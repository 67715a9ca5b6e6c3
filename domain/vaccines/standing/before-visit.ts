import { addDays, laterDay, type Day } from '#domain/time/day.ts';
import { DAYS_TO_A_VISIT } from './days-to-wait.ts';

type DueDose = {
  readonly isPrompt: boolean;
  readonly status: string;
  readonly dueOn: Day | null;
  /** The day on which the next visits give it; null where they do not. */
  readonly plannedOn: Day | null;
};

/**
 * Whether a dose is given before a checkup, and not there; one that no visit has belongs to it, unless it is overdue or
 * a prompt dose.
 */
export function isBeforeVisit({ isPrompt, status, dueOn, plannedOn }: DueDose, visitOn: Day, today: Day): boolean {
  if (plannedOn !== null) return plannedOn < visitOn;
  const isUrgent = isPrompt || status === 'overdue';
  return isUrgent && dueOn !== null && visitOn > addDays(laterDay(dueOn, today), DAYS_TO_A_VISIT);
}
