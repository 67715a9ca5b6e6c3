import type { Day } from '#domain/time/day.ts';
import { visitDay } from './status.ts';

type Visited = Parameters<typeof visitDay>[0] & { readonly visit: string; readonly recommendedFrom: Day };

/**
 * Whether the visit of the first week is to be made up for: neither its day nor its span is ahead, the span of the next
 * has not begun, and nobody marked it or a later one. What is not done at its age is to be done at the earliest possible
 * time. Source: AAP and Bright Futures, periodicity schedule, as kept in edition 2026-11.
 */
export function isFirstVisitMissing(checkups: readonly Visited[], today: Day): boolean {
  const wasSeen = checkups.some(({ visit, completed }) => completed && visit !== 'newborn');
  const isMissed = checkups.some((one) => one.visit === 'first-week' && visitDay(one, today) < today);
  return (
    isMissed && !wasSeen && checkups.some(({ visit, recommendedFrom }) => visit === 'm1' && today < recommendedFrom)
  );
}
