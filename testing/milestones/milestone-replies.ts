import type { MilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { daniel, maya, me } from '../web/replies.ts';

const hannah = { id: me.id, name: me.name };

/** Of the list, or in words of its own; achieved by Hannah on Nov 12, 2026 unless said otherwise. */
export function answered(milestoneId: string, facts: Partial<MilestoneAnswer> = {}): MilestoneAnswer {
  const item = milestoneList.milestones.find(({ id }) => id === milestoneId);
  return {
    id: `0197a000-0000-7000-8000-${milestoneId.replaceAll(/\D/g, '').padStart(12, '0')}`,
    childId: maya.id,
    milestoneId,
    edition: milestoneList.edition,
    description: item?.description ?? 'Follows a bell with the eyes',
    answer: 'achieved',
    achievedOn: day('2026-11-12'),
    achievedIn: null,
    lostOn: null,
    note: null,
    madeBy: hannah,
    madeAt: '2026-11-12T15:00:00.000Z',
    changedBy: hannah,
    changedAt: '2026-11-12T15:00:00.000Z',
    version: 1,
    ...facts,
  };
}

export const byDaniel = { madeBy: daniel, changedBy: daniel } as const;

export const nothingReached = { achievedOn: null, achievedIn: null, lostOn: null } as const;

/** All of a group, as achieved. */
export function allOf(ageId: string): MilestoneAnswer[] {
  return milestoneList.milestones.filter((one) => one.ageId === ageId).map(({ id }) => answered(id));
}
