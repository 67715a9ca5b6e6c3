import type { Day } from '#domain/time/day.ts';

type Visited = {
  readonly visit: string;
  readonly completed: boolean;
  readonly scheduledOn: Day | null;
  readonly recommendedFrom: Day;
  readonly recommendedUntil: Day;
};

/**
 * Whether the visit of the first week is to be made up for: its span has ended, that of the next visit has not begun,
 * nobody marked it or a later one, and no day is agreed on. What is not done at its age is to be done at the earliest
 * possible time. Source: AAP and Bright Futures, periodicity schedule, as kept in edition 2026-11.
 */
export function isFirstVisitMissing(checkups: readonly Visited[], today: Day): boolean {
  const first = checkups.find(({ visit }) => visit === 'first-week');
  const next = checkups.find(({ visit }) => visit === 'm1');
  if (!first || !next || today <= first.recommendedUntil || today >= next.recommendedFrom) return false;
  const isAgreed = first.scheduledOn !== null && first.scheduledOn >= today;
  return !isAgreed && !checkups.some(({ visit, completed }) => completed && visit !== 'newborn');
}
