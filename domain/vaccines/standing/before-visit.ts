import { addDays, laterDay, type Day } from '#domain/time/day.ts';

/** How far a visit may be for a dose that is due as soon as possible: an antibody is for the first week. */
export const DAYS_TO_A_VISIT = 7;

/** Whether a dose must not wait for a visit on a later day. */
export function isBeforeVisit(
  { isPrompt, dueOn }: { readonly isPrompt: boolean; readonly dueOn: Day | null },
  visitOn: Day,
  today: Day,
): boolean {
  return isPrompt && dueOn !== null && visitOn > addDays(laterDay(dueOn, today), DAYS_TO_A_VISIT);
}
