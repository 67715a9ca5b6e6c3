import { day, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '../assessment.ts';
import type { Edition } from '../edition.ts';
import { seasonYear } from '../editions/season-roll.ts';
import { isSeasonWithoutEnd } from '../editions/season-without-end.ts';

/**
 * A forecast in which the dose of a season that has no end in the data is past due no later than that season ends, on
 * June 30, as in the season roll. Ours.
 */
export function pastDueInSeason(edition: Pick<Edition, 'antigens'>, forecast: GroupForecast, asOf: Day): GroupForecast {
  const { recommended, pastDue, series } = forecast;
  if (recommended === null || pastDue === null) return forecast;
  const end = day(`${seasonYear(laterDay(asOf, recommended)) + 1}-06-30`);
  if (pastDue <= end || !isSeasonWithoutEnd(edition, series)) return forecast;
  return { ...forecast, pastDue: end };
}
