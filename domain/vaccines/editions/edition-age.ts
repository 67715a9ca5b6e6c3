import { addMonths, type Day } from '#domain/time/day.ts';

/** The influenza products are then an earlier season's. */
const MOST_MONTHS = 14;

export function isOld(releasedOn: Day, today: Day): boolean {
  return today > addMonths(releasedOn, MOST_MONTHS);
}
