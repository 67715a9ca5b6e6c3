import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { ageMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { currentGroup } from './age-groups.ts';
import { groupAge } from './answer-text.ts';
import type { AgeGroup } from './milestone-list.ts';

/**
 * 'Age from birth: 12 months. Blood test for anemia, …': which checks are due, by the age from birth, as checkups go by it,
 * too. Null below the first group.
 */
export function checksText(ages: readonly AgeGroup[], child: AgedChild, today: Day): string | null {
  const group = currentGroup(ages, ageMonths(child.bornOn, today));
  if (!group) return null;
  const { screeningNote } = group.actEarly;
  return ageUsed(child, today).isCorrected ? `Age from birth: ${groupAge(group)}. ${screeningNote}` : screeningNote;
}
