import { ageUsed, type AgedChild } from '#domain/children/gestation.ts';
import { ageMonths } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';

type OfMonths = { readonly months: number };

/** Whole months of 30.44 days of the age used, by which milestones are read. 0 before the due date. */
export function milestoneMonths(child: AgedChild, on: Day): number {
  return ageMonths(ageUsed(child, on).from, on);
}

/**
 * The child's own group: the last at or below its age; null below the first.
 *
 * @param groups in order of age
 * @param months by `milestoneMonths`
 */
export function currentGroup<G extends OfMonths>(groups: readonly G[], months: number): G | null {
  return groups.findLast((group) => group.months <= months) ?? null;
}

/**
 * The group that a child is of the age of, as "Maya's age now" says: its own one, and none from 6 years on. The signs
 * and the doctor's sheet keep the last group after that.
 *
 * @param groups in order of age
 * @param months by `milestoneMonths`
 */
export function groupOfAgeNow<G extends OfMonths>(groups: readonly G[], months: number): G | null {
  return isPastLastGroup(months) ? null : currentGroup(groups, months);
}

/**
 * Whether a child is older than the last group, that of 5-year-olds.
 *
 * @param months by `milestoneMonths`
 */
export function isPastLastGroup(months: number): boolean {
  return months >= 72;
}

/**
 * The group after the child's own, or that one if it is the last: the specification's group to show.
 *
 * @param groups in order of age
 * @param months by `milestoneMonths`
 * @throws RangeError without groups
 */
export function upcomingGroup<G extends OfMonths>(groups: readonly G[], months: number): G {
  const group = groups.find((one) => one.months > months) ?? groups.at(-1);
  if (group === undefined) throw new RangeError('there are no age groups');
  return group;
}

/** Those of a group, in the order of the list. */
export function milestonesOf<M extends { readonly ageId: string }>(
  { milestones }: { readonly milestones: readonly M[] },
  { id }: { readonly id: string },
): M[] {
  return milestones.filter(({ ageId }) => ageId === id);
}

/**
 * Whether a milestone of the group that a child does not reach yet may be a reason to talk to a doctor: never of a
 * later age than the child's.
 *
 * @param months by `milestoneMonths`
 */
export function mayConcern(group: OfMonths, months: number): boolean {
  return group.months <= months;
}
