import type { AgeGroup, MilestoneAnswer } from '#contract/milestones.ts';
import { milestonesOf, upcomingGroup } from '#domain/milestones/age-groups.ts';
import { answersByMilestone, progressOf } from '#domain/milestones/progress.ts';
import { remember, remembered } from '#web/client/page/remembered.ts';

/** Before the id of a child: the groups whose completion this browser has celebrated. */
const CELEBRATED = 'milestones-complete';

type OfAge = Pick<AgeGroup, 'id' | 'label' | 'months'>;

/** Groups, all or some, with what was said. */
export type Groups = {
  /** In order of age. */
  readonly ages: readonly OfAge[];
  readonly milestones: readonly { readonly id: string; readonly ageId: string }[];
  readonly answers: readonly MilestoneAnswer[];
};

export type Completed = {
  readonly group: OfAge;
  readonly of: number;
  readonly last: MilestoneAnswer;
  /** Null where no later one is known. */
  readonly next: OfAge | null;
};

/** In a browser that keeps nothing. */
const celebrated = new Set<string>();

/** The group that an achievement has completed; null if it is not complete, or was before on this device. */
export function completedBy(groups: Groups, childId: string, last: MilestoneAnswer): Completed | null {
  const ageId = groups.milestones.find(({ id }) => id === last.milestoneId)?.ageId;
  const group = groups.ages.find(({ id }) => id === ageId);
  if (!group || !isComplete(groups, group) || !isFirst(childId, group.id)) return null;
  const next = upcomingGroup(groups.ages, group.months);
  return { group, of: milestonesOf(groups, group).length, last, next: next.id === group.id ? null : next };
}

export function isComplete(groups: Groups, group: Pick<AgeGroup, 'id'>): boolean {
  return progressOf(milestonesOf(groups, group), answersByMilestone(groups.answers)).isComplete;
}

function isFirst(childId: string, groupId: string): boolean {
  const name = `${CELEBRATED} ${childId}`;
  const kept = remembered(name)?.split(' ') ?? [];
  const key = `${childId} ${groupId}`;
  if (kept.includes(groupId) || celebrated.has(key)) return false;
  celebrated.add(key);
  remember(name, [...kept, groupId].join(' '));
  return true;
}
