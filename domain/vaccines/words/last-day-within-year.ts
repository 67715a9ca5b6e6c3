import { addMonths } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import { lastEntry, sawDay } from './trace-facts.ts';
import type { WordsInput } from './words-input.ts';

/**
 * The last day on which the next dose can be given: the one before its age limit, or the end of its season where that comes
 * first. Null where there is no age limit, or where it is further off than a year, which nobody has to know yet (ours).
 */
export function lastDayWithinYear({ trace, today }: WordsInput, forecast: GroupForecast): Day | null {
  const { latest, earliest } = forecast;
  if (latest === null) return null;
  const entry = lastEntry(trace, forecast, '7.4', 'not-complete');
  const seasonEnd = entry && sawDay(entry, 'seasonEnd');
  const lastDay = seasonEnd && seasonEnd < latest ? seasonEnd : latest;
  return lastDay <= addMonths(today, 12) && lastDay >= (earliest ?? today) ? lastDay : null;
}
