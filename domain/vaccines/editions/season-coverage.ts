import { addDays } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import type { Antigen, Edition } from '../edition.ts';
import { seasonYear } from './season-roll.ts';

/** A day without season data for an antigen. */
export type RunOut = { readonly antigen: string; readonly on: Day };

/**
 * The first of the coming days without season data; null if there is none.
 *
 * A day has season data if there is a season in its season year: RSV is out of season from April to June, but its
 * season is still known.
 *
 * @param editionOn the edition used for forecasts of a day
 * @param antigens  those with seasonal doses
 * @param days      how many days after `from` to check
 */
export function seasonsRunOut(
  editionOn: (on: Day) => Edition,
  antigens: readonly string[],
  from: Day,
  days: number,
): RunOut | null {
  for (let after = 0; after <= days; after += 1) {
    const on = addDays(from, after);
    const edition = editionOn(on);
    const antigen = antigens.find((name) => !holdsSeason(edition, name, seasonYear(on)));
    if (antigen !== undefined) return { antigen, on };
  }
  return null;
}

function holdsSeason({ antigens }: Edition, name: string, year: number): boolean {
  return antigens.some((antigen) => antigen.name === name && seasonYearsOf(antigen).includes(year));
}

/** Standard series only: a season for some children is not enough. */
function seasonYearsOf({ series }: Antigen): number[] {
  return series
    .filter(({ type }) => type === 'standard')
    .flatMap(({ doses }) =>
      doses().flatMap(({ seasonStart }) => (seasonStart === null ? [] : seasonYear(dayOf(seasonStart)))),
    );
}
