import { addDays, addMonths, day, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { DAYS_NEARBY } from './days-to-wait.ts';
import { lastDayToGive } from './last-day.ts';

/**
 * The last day of a dose's window: before it is past due; of influenza in the fall, October 31, but no sooner than
 * 14 days after it opens; for want of such a day, the last on which it can be given, by age or season. Null without any.
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
 * The last day of October, or the fourteenth after it opens if that is later, for a dose of influenza vaccine that opens
 * in summer or fall, else null: it has no past-due day. A second dose may first be given 4 weeks after the first,
 * and is not overdue a few days later.
 *
 * Source: CDC child and adolescent schedule 2025, influenza. The 14 days are ours.
 */
export function autumnEndAfter(opensOn: Day): Day | null {
  const october = day(`${opensOn.slice(0, 4)}-10-31`);
  return opensOn.slice(5) >= '07-01' && opensOn < october ? laterDay(october, addDays(opensOn, DAYS_NEARBY)) : null;
}

/** A season's last day, or that of the next one for a dose that is due after it. */
function inSeasonOf(dueOn: Day, lastDay: Day | null): Day | null {
  return lastDay === null || lastDay >= dueOn ? lastDay : inSeasonOf(dueOn, addMonths(lastDay, 12));
}
