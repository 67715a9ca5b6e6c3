import { addDays } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import type { Antigen, Edition } from '../edition.ts';
import { seasonYear } from './season-roll.ts';

/** A day for which an edition holds no season of an antigen. */
export type RunOut = { readonly antigen: string; readonly on: Day };

/**
 * The first of the coming days on which the seasons of an edition have run out; null when they hold until then.
 *
 * They hold on a day while there is a season of its season year: RSV is out of season from April to June, and the
 * edition still knows the season that it is out of.
 *
 * @param editionOn the edition that a forecast of a day would be made with
 * @param antigens  those whose doses belong to a season
 * @param days      how many days after `from` are looked at
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

/** Of the standard series: a season for some children does not stand for all. */
function seasonYearsOf({ series }: Antigen): number[] {
  return series
    .filter(({ type }) => type === 'standard')
    .flatMap(({ doses }) =>
      doses().flatMap(({ seasonStart }) => (seasonStart === null ? [] : seasonYear(dayOf(seasonStart)))),
    );
}
