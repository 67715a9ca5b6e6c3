import type { Checkup } from '#contract/checkups.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { isAnswerAwaited, type Past } from '#domain/vaccines/standing/past.ts';
import { isRowFromBefore } from '#domain/vaccines/standing/row-details.ts';
import { isAnythingOverdue, isPastBegun } from './past-begun.ts';

type Known = {
  readonly plan: Past & Pick<VaccinePlan, 'planned' | 'doses'>;
  readonly checkups: readonly Checkup[];
  readonly bornOn: Day;
};

/** What holds for the time before the child was added, as long as something of it is left to say. */
export function pastText({ plan, checkups, bornOn }: Known, today: Day): string {
  const isAwaited = isAnswerAwaited(plan, today);
  const isBegun =
    isPastBegun(plan, checkups, bornOn) ||
    plan.planned.some((row) => row.status === 'overdue' && !row.isUnanswered && isRowFromBefore(row, plan.addedOn));
  if (!plan.isPastOpen || (isBegun && isAwaited)) return 'Part of that time is still unanswered.';
  if (!isAwaited) {
    return `${isBegun ? 'Part of that time is still unanswered' : 'Nobody has answered yet'}, so what the plan still has a day for from that time reads overdue. Marking what was done changes that.`;
  }
  return isAnythingOverdue(plan, checkups)
    ? 'We do not know yet, so nothing here is complete.'
    : 'Until you answer, and for up to 14 days, nothing from that time is shown as overdue.';
}

/** Also what 'I do not know' does, before it is pressed. */
export const leftOutText =
  "Not sure? Leave it; we'll keep asking for 14 days. " +
  'After that, or at once after “I do not know”, an open shot counts as not given, so that none is missed.';
