import type { Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';

type Checkup = {
  /** Scheduled, else recommended. */
  readonly on: Day;
  readonly isScheduled: boolean;
};

/** The day on which a checkup takes place: on no Sunday or federal holiday, unless the family has agreed on one. */
export function visitDayOf({ on, isScheduled }: Checkup): Day {
  return isScheduled ? on : openDayFrom(on);
}
