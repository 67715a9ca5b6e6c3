import { addDays, laterDay, type Day } from '#domain/time/day.ts';

/** How far a visit may be for a dose that is due as soon as possible: an antibody is for the first week. */
export const DAYS_TO_A_VISIT = 7;

/** How long a dose with nothing but a shortest interval waits for a visit nearby. Ours. */
export const DAYS_NEARBY = 14;

type DueDose = { readonly isPrompt: boolean; readonly dueOn: Day | null; readonly windowEndsOn: Day | null };

/** Whether a dose is due as soon as possible, and must not wait for a visit on a later day. */
export function isBeforeVisit({ isPrompt, dueOn }: DueDose, visitOn: Day, today: Day): boolean {
  return isPrompt && dueOn !== null && visitOn > addDays(laterDay(dueOn, today), DAYS_TO_A_VISIT);
}

/** The last day for a dose that waits for a visit nearby, where one on a later day is too far; else null. */
export function endBeforeVisit({ isPrompt, dueOn, windowEndsOn }: DueDose, visitOn: Day, today: Day): Day | null {
  if (isPrompt || dueOn === null || windowEndsOn === null || windowEndsOn < today) return null;
  return windowEndsOn < visitOn && windowEndsOn <= addDays(dueOn, DAYS_NEARBY) ? windowEndsOn : null;
}
