import { addMonths, day, earlierDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { lastDayToGive } from './last-day.ts';

/**
 * The last day of a dose's window: before it is past due; of influenza in the fall, October 31; for want of such a day,
 * the last on which it can be given, by age or season. Null without any.
 */
export function windowEnd(
  edition: Pick<Edition, 'antigens'>,
  forecast: Pick<GroupForecast, 'vaccineGroup' | 'series' | 'latest' | 'pastDue'>,
  opensOn: Day,
): Day | null {
  const { vaccineGroup, pastDue } = forecast;
  const lastDay = lastDayToGive(edition, forecast);
  if (vaccineGroup === 'Influenza') return autumnEndAfter(opensOn) ?? inSeasonOf(opensOn, lastDay);
  return pastDue === null || lastDay === null ? (pastDue ?? lastDay) : earlierDay(pastDue, lastDay);
}

/**
 * The last day of October for a dose of influenza vaccine that opens in summer or fall, else null: it has no past-due
 * day.
 *
 * Source: CDC child and adolescent schedule 2025, influenza.
 */
export function autumnEndAfter(opensOn: Day): Day | null {
  const end = day(`${opensOn.slice(0, 4)}-10-31`);
  return opensOn.slice(5) >= '07-01' && opensOn < end ? end : null;
}

/** A season's last day, or that of the next one for a dose that is due after it. */
function inSeasonOf(dueOn: Day, lastDay: Day | null): Day | null {
  return lastDay === null || lastDay >= dueOn ? lastDay : inSeasonOf(dueOn, addMonths(lastDay, 12));
}
