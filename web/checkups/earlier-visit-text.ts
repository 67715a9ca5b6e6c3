import type { PlannedDose } from '#contract/vaccines.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { DAYS_TO_A_VISIT } from '#domain/vaccines/standing/before-visit.ts';
import { longDayNear } from '#web/client/text/day-near.ts';

type Waiting = Pick<PlannedDose, 'status' | 'windowEndsOn'>;

/**
 * 'Ask for an earlier visit: 2 of them are overdue.' 'Ask for an earlier visit: they can wait only until December 26.'
 * Empty where all can wait.
 *
 * @param shots what is due at the visit
 */
export function earlierVisitText(shots: readonly Waiting[], visitOn: Day, today: Day): string {
  if (visitOn <= today) return '';
  const overdue = shots.filter(({ status }) => status === 'overdue').length;
  if (overdue > 0 && visitOn > addDays(today, DAYS_TO_A_VISIT)) {
    return `Ask for an earlier visit: ${which(overdue, shots.length)} ${overdue === 1 ? 'is' : 'are'} overdue.`;
  }
  const ends = shots.flatMap(({ windowEndsOn }) => windowEndsOn ?? []).filter((on) => on >= today && on < visitOn);
  const [first] = ends.toSorted();
  if (!first) return '';
  return `Ask for an earlier visit: ${which(ends.length, shots.length)} can wait only until ${longDayNear(first, today)}.`;
}

function which(some: number, all: number): string {
  if (some < all) return `${some} of them`;
  return all === 1 ? 'it' : 'they';
}
