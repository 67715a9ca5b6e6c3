import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { count } from '#domain/time/age-text.ts';
import { isAskedNow } from '#domain/vaccines/given/past-days.ts';
import { doseInList, listText } from '#web/vaccines/dose/dose-text.ts';

/** @returns the doses of which nobody has said whether they were given; null while nothing of that time was entered */
export function dosesLeft(
  { planned, doses, addedOn, asOf }: Pick<VaccinePlan, 'planned' | 'doses' | 'addedOn' | 'asOf'>,
  { bornOn }: Pick<Child, 'bornOn'>,
): readonly PlannedDose[] | null {
  const isBegun = doses.some(({ givenOn, givenIn }) => {
    const when = givenOn ?? givenIn ?? '';
    return when > bornOn && when < addedOn;
  });
  return isBegun ? planned.filter((row) => isAskedNow(row, asOf) && !row.isOfBirth) : null;
}

/** '1 answer is left for Mia' */
export function leftTitle({ length }: readonly PlannedDose[], firstName: string): string {
  return `${count(length, 'answer')} ${length === 1 ? 'is' : 'are'} left for ${firstName}`;
}

const MOST_NAMED = 4;

/** 'Nobody has said yet whether Flu dose 1 was given.' */
export function leftText(rows: readonly PlannedDose[]): string {
  if (rows.length > MOST_NAMED) return `Nobody has said yet whether ${rows.length} doses were given.`;
  return `Nobody has said yet whether ${listText(rows.map(doseInList))} ${rows.length === 1 ? 'was' : 'were'} given.`;
}
