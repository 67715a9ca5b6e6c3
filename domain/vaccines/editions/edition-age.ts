import { addMonths } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';

/** From here on the list of influenza products is that of an earlier season. */
const MOST_MONTHS = 14;

/** Whether an edition is so old that its products may have changed. @param releasedOn when its base was published */
export function isOld(releasedOn: Day, today: Day): boolean {
  return today > addMonths(releasedOn, MOST_MONTHS);
}
