import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { count } from '#domain/time/age-text.ts';
import { isAskedNow } from '#domain/vaccines/given/past-days.ts';
import { listText } from '#domain/text/list-text.ts';
import { isPastBegun, isUndated } from '#web/checkups/past/past-begun.ts';
import { doseInList } from '#web/vaccines/dose/dose-text.ts';

/** @returns the doses of which nobody has said whether they were given; null while nothing of that time was said */
export function dosesLeft(
  plan: Pick<VaccinePlan, 'planned' | 'doses' | 'addedOn' | 'asOf'>,
  checkups: readonly Checkup[],
  { bornOn }: Pick<Child, 'bornOn'>,
): readonly PlannedDose[] | null {
  if (!isPastBegun(plan, checkups, bornOn)) return null;
  return plan.planned.filter((row) => isAskedNow(row, plan.asOf) && !row.isOfBirth);
}

/** '1 answer is left for Mia' */
export function leftTitle({ length }: readonly PlannedDose[], firstName: string): string {
  return `${count(length, 'answer')} ${length === 1 ? 'is' : 'are'} left for ${firstName}`;
}

const MOST_NAMED = 4;

/** 'Nobody has said yet whether flu dose 1 was given.' '7 shots need a day. Nobody has said yet about 10 more.' */
export function leftText(rows: readonly PlannedDose[], { doses }: Pick<VaccinePlan, 'doses'>): string {
  const undated = doses.filter(isUndated).length;
  if (rows.length <= MOST_NAMED) {
    const named = `whether ${listText(rows.map(doseInList))} ${rows.length === 1 ? 'was' : 'were'} given`;
    return `${needsDay(undated)}Nobody has said yet ${named}.`;
  }
  return undated === 0
    ? `Nobody has said yet whether ${rows.length} doses were given.`
    : `${needsDay(undated)}Nobody has said yet about ${rows.length} more.`;
}

function needsDay(undated: number): string {
  return undated === 0 ? '' : `${count(undated, 'shot')} ${undated === 1 ? 'needs' : 'need'} a day. `;
}
