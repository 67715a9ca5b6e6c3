import type { Checkup } from '#contract/checkups.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';

type Dose = VaccinePlan['doses'][number];

/** Whether anything was said of the time before the child was added, but for its birth: also of a dose without a day. */
export function isPastBegun(
  { doses, planned, addedOn }: Pick<VaccinePlan, 'doses' | 'planned' | 'addedOn'>,
  checkups: readonly Checkup[],
  bornOn: Day,
): boolean {
  const isOfThen = (dose: Dose) => isUndated(dose) || isBetween(dose.givenOn ?? dose.givenIn ?? '', bornOn, addedOn);
  return (
    doses.some(isOfThen) ||
    planned.some(({ isNotGiven, isOfBirth }) => isNotGiven && !isOfBirth) ||
    checkups.some(({ completed, isFromBefore }) => completed && isFromBefore)
  );
}

export function isUndated({ givenOn, givenIn }: Dose): boolean {
  return givenOn === null && givenIn === null;
}

/** Whether a dose or checkup reads overdue; one that is not answered yet does not. */
export function isAnythingOverdue({ planned }: Pick<VaccinePlan, 'planned'>, checkups: readonly Checkup[]): boolean {
  return (
    planned.some(({ status, isUnanswered }) => status === 'overdue' && !isUnanswered) ||
    checkups.some(({ status }) => status === 'overdue')
  );
}

function isBetween(when: string, from: Day, to: Day): boolean {
  return when > from && when < to;
}
