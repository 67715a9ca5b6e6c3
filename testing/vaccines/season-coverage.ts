import { addDays, type Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import type { Antigen, Edition } from '#domain/vaccines/edition.ts';
import { seasonYear } from '#domain/vaccines/editions/season-roll.ts';

export type RunOut = { readonly antigen: string; readonly on: Day };

/**
 * Null if there is none. RSV is out of season from April to June, but a season of its season year is data.
 *
 * @param antigens those with seasonal doses
 * @param days to check after `from`
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

function seasonYearsOf({ series }: Antigen): number[] {
  return series
    .filter(({ type }) => type === 'standard')
    .flatMap(({ doses }) =>
      doses().flatMap(({ seasonStart }) => (seasonStart === null ? [] : seasonYear(dayOf(seasonStart)))),
    );
}
