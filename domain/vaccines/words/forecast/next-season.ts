import { addMonths, type Day } from '#domain/time/day.ts';
import type { TraceEntry } from '../../trace/trace.ts';
import { sawDay } from '../trace-facts.ts';

/**
 * The same day a year later (ours, as in the season roll). Null if that has passed too.
 *
 * @param entry of a forecast whose season is over (section 7.4)
 */
export function nextSeason(entry: TraceEntry, today: Day): Day | null {
  const start = sawDay(entry, 'seasonStart');
  const next = start && addMonths(start, 12);
  return next && next > today ? next : null;
}
