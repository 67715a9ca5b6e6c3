import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { isAnswerAwaited, type Past } from '#domain/vaccines/standing/past.ts';
import { isRowFromBefore } from '#domain/vaccines/standing/row-details.ts';

/** What holds for the time before the child was added, as long as something of it is left to say. */
export function pastText(plan: Past & Pick<VaccinePlan, 'planned'>, today: Day): string {
  if (!plan.isPastOpen) return answeredInPart;
  if (!isAnswerAwaited(plan, today)) {
    return 'Nobody has answered yet, so what the plan still has a day for from that time reads overdue. Marking what was done changes that.';
  }
  return plan.planned.some((row) => row.status === 'overdue' && !row.isUnanswered && isRowFromBefore(row, plan.addedOn))
    ? answeredInPart
    : 'Until you answer, and for up to 14 days, nothing from that time is shown as overdue.';
}

const answeredInPart = 'Part of that time is still unanswered.';

/** Also what 'I do not know' does, before it is pressed. */
export const leftOutText =
  'What you do not answer reads “Not answered yet” for up to 14 days. ' +
  'After that, or at once after “I do not know”, what the plan still has a day for reads overdue.';
