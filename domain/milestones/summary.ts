import type { AgedChild } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';
import { milestoneMonths, milestonesOf, upcomingGroup } from './age-groups.ts';
import { WINDOWS_CATEGORY_ID, type MilestoneList, type MilestoneAnswer } from './milestone-list.ts';
import { answersByMilestone, readAnswer } from './progress.ts';

type MadeAnswer = MilestoneAnswer & { readonly madeAt: string };
type Dated = Pick<MadeAnswer, 'achievedOn' | 'achievedIn' | 'madeAt'>;

/** The milestones that come next for a child, with what was said, and the latest that it achieved and still does. */
export function milestoneSummary<A extends MadeAnswer>(
  list: MilestoneList,
  child: AgedChild,
  answers: readonly A[],
  today: Day,
) {
  const { id, label, months, isCdcChecklist } = upcomingGroup(list.ages, milestoneMonths(child, today));
  const said = answersByMilestone(answers);
  const milestones = milestonesOf(list, { id }).map((milestone) => ({
    id: milestone.id,
    categoryId: milestone.categoryId,
    description: milestone.description,
    answer: said.get(milestone.id) ?? null,
  }));
  const [latest] = answers.filter((answer) => readAnswer(answer) === 'achieved').toSorted(byLatestAchieved);
  return {
    edition: list.edition,
    categories: list.categories,
    upcoming: { id, label, months, isCdcChecklist, milestones },
    latest: latest === undefined ? null : { answer: latest, categoryId: categoryIdOf(list, latest.milestoneId) },
  };
}

/** The latest first. One of which only the month is known comes after those of a day of that month. */
export function byLatestAchieved(one: Dated, other: Dated): number {
  return achievedKey(other).localeCompare(achievedKey(one)) || other.madeAt.localeCompare(one.madeAt);
}

/** A month is less than its days. */
function achievedKey({ achievedOn, achievedIn }: Dated): string {
  return achievedOn ?? achievedIn ?? '';
}

/** What answers of an earlier edition are about that the list has no more: they stay, in words of that edition. */
export function answersOfEarlierLists<A extends Pick<MilestoneAnswer, 'milestoneId'>>(
  { milestones, windows }: Pick<MilestoneList, 'milestones' | 'windows'>,
  answers: readonly A[],
): A[] {
  const known = new Set([...milestones.map(({ id }) => id), ...windows.map(({ milestoneId }) => milestoneId)]);
  return answers.filter(({ milestoneId }) => !known.has(milestoneId));
}

/** Null if the list has no such milestone. */
function categoryIdOf({ milestones, windows }: MilestoneList, milestoneId: string): string | null {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  if (milestone) return milestone.categoryId;
  return windows.some((window) => window.milestoneId === milestoneId) ? WINDOWS_CATEGORY_ID : null;
}
