import { addMonths } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import type { TraceEntry } from '../trace/trace.ts';
import { sawDay } from './trace-facts.ts';

/**
 * When the season after one that is over begins: on the same day a year later (ours, as the season roll has it). Null where
 * the edition's season is so old that the next one has begun too: then nobody knows.
 *
 * @param entry of a forecast whose season is over (section 7.4)
 */
export function nextSeason(entry: TraceEntry, today: Day): Day | null {
  const start = sawDay(entry, 'seasonStart');
  const next = start && addMonths(start, 12);
  return next && next > today ? next : null;
}
