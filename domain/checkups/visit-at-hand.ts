import { addDays, type Day } from '#domain/time/day.ts';

const DAYS_AFTER = 3;

type Visited = { readonly scheduledOn: Day | null; readonly completed: boolean };
type Scheduled = { readonly scheduledOn: Day };

/** The checkup that is on its scheduled day, or was up to three days ago, and is not completed; the last of several. */
export function visitAtHand<Checkup extends Visited>(
  checkups: readonly Checkup[],
  today: Day,
): (Checkup & Scheduled) | null {
  const isAtHand = (one: Checkup): one is Checkup & Scheduled => {
    const { scheduledOn, completed } = one;
    return !completed && scheduledOn !== null && scheduledOn <= today && today <= lastDayAtHand(scheduledOn);
  };
  return checkups.findLast(isAtHand) ?? null;
}

export function lastDayAtHand(scheduledOn: Day): Day {
  return addDays(scheduledOn, DAYS_AFTER);
}
