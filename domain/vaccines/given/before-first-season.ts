import { addMonths, day, type Day } from '#domain/time/day.ts';

/** The start of the first season for which CDC's cases test RSV antibody: what came before is not in the data. */
const FIRST_SEASON = day('2023-10-01');

/** Without a risk the antibody is for children under 8 months. */
const MONTHS = 8;

/**
 * Whether a child was too old for RSV antibody when its first season known to the data began, so that nobody is asked
 * whether it was given.
 *
 * Source: content/vaccines/season.json, the season 2023-24; CDSi 4.64, RSV 1-dose series. Taking that season as the
 * first is ours.
 */
export function isBeforeFirstSeason(vaccineGroup: string, bornOn: Day): boolean {
  return vaccineGroup === 'RSV' && addMonths(bornOn, MONTHS) <= FIRST_SEASON;
}
