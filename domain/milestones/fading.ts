import type { AgedChild } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';
import { milestoneMonths } from './age-groups.ts';

/**
 * What healthy children stop doing by themselves, by milestone, with the months by `milestoneMonths` from which nobody is
 * told that a child does not do it. Of the fists the list itself has at 2 months that they open; the other ages are
 * generous, and ours.
 */
export const FADES_FROM_MONTHS: Readonly<Record<string, number>> = {
  'ms-01-phy-3': 2,
  'ms-04-cog-2': 9,
  'ms-06-cog-1': 24,
  'ms-09-soc-1': 24,
};

export const FADES_SENTENCE = 'This goes away by itself.';

/** Whether a milestone is never a lost skill. */
export function fades(milestoneId: string): boolean {
  return milestoneId in FADES_FROM_MONTHS;
}

/** Whether a milestone is one that a child of this age may well not do any more. */
export function isFaded(milestoneId: string, child: AgedChild, today: Day): boolean {
  return milestoneMonths(child, today) >= (FADES_FROM_MONTHS[milestoneId] ?? Infinity);
}
