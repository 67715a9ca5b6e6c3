import { addMonths, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../../assessment.ts';
import { lastEntry, sawDay } from '../trace-facts.ts';
import type { WordsInput } from '../words-input.ts';

/**
 * Before its age limit or the end of its season. Null without an age limit, or if it is more than a year away (ours).
 */
export function lastDayWithinYear({ trace, today }: WordsInput, forecast: GroupForecast): Day | null {
  const { latest, earliest } = forecast;
  if (latest === null) return null;
  const entry = lastEntry(trace, forecast, '7.4', 'not-complete');
  const seasonEnd = entry && sawDay(entry, 'seasonEnd');
  const lastDay = seasonEnd && seasonEnd < latest ? seasonEnd : latest;
  return lastDay <= addMonths(today, 12) && lastDay >= (earliest ?? today) ? lastDay : null;
}
