import { addMonths } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';

/** After this, the influenza products are an earlier season's. */
const MOST_MONTHS = 14;

/** @param releasedOn of its base release */
export function isOld(releasedOn: Day, today: Day): boolean {
  return today > addMonths(releasedOn, MOST_MONTHS);
}
