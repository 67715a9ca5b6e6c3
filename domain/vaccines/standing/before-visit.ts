import { addDays, laterDay, type Day } from '#domain/time/day.ts';

/** How long a dose that is overdue, or wanted as soon as possible, waits for a scheduled visit: an antibody is for the first week. */
export const DAYS_TO_A_VISIT = 7;

/** How long a dose with nothing but a shortest interval waits for a visit nearby. Ours. */
export const DAYS_NEARBY = 14;

/** How long rotavirus vaccine, which has no recommended end, waits for the other shots of its age. Ours. */
export const DAYS_WITH_OTHERS = 28;

type DueDose = {
  readonly isPrompt: boolean;
  readonly dueOn: Day | null;
  /** The day on which the next visits give it; null where they do not. */
  readonly plannedOn: Day | null;
};

/** Whether a dose is given before a checkup, and not there; one that no visit has belongs to it, but for a prompt dose. */
export function isBeforeVisit({ isPrompt, dueOn, plannedOn }: DueDose, visitOn: Day, today: Day): boolean {
  if (plannedOn !== null) return plannedOn < visitOn;
  return isPrompt && dueOn !== null && visitOn > addDays(laterDay(dueOn, today), DAYS_TO_A_VISIT);
}
