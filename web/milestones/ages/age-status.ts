import type { AgeGroup } from '#contract/milestones.ts';
import { groupOfAgeNow, upcomingGroup } from '#domain/milestones/age-groups.ts';

type Ages = readonly Pick<AgeGroup, 'id' | 'months'>[];

type Standing = {
  readonly group: Pick<AgeGroup, 'id' | 'months'>;
  readonly isComplete: boolean;
  readonly isChosen: boolean;
};

/** 'Complete', "Maya's age now", 'Coming up, shown below', 'Later' */
export function ageStatus(
  ages: Ages,
  { group, isComplete, isChosen }: Standing,
  {
    firstName,
    months,
    isCorrected,
  }: { readonly firstName: string; readonly months: number; readonly isCorrected: boolean },
): string {
  const current = groupOfAgeNow(ages, months);
  const said = [
    isComplete && 'Complete',
    group.id === current?.id && `${firstName}'s ${isCorrected ? 'corrected ' : ''}age now`,
    group.id !== current?.id && !isComplete && elsewhere(group, ages, months),
    isChosen && 'shown below',
  ];
  return said.filter(Boolean).join(', ');
}

function elsewhere({ id, months: from }: Standing['group'], ages: Ages, months: number): string {
  if (from <= months) return 'Earlier';
  if (id === upcomingGroup(ages, months).id) return 'Coming up';
  return 'Later';
}

/** The ages of the first sight: before, now, coming up, after that, and the one that is chosen. */
export function agesNear(ages: Ages, months: number, chosenId: string): ReadonlySet<string> {
  const at = ages.findIndex(({ id }) => id === upcomingGroup(ages, months).id);
  const first = Math.max(0, Math.min(at - 2, ages.length - SHOWN));
  return new Set([...ages.slice(first, first + SHOWN).map(({ id }) => id), chosenId]);
}

const SHOWN = 4;
