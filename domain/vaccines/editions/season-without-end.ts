import type { Edition } from '../edition.ts';

/**
 * Whether the data gives the season of one of these series, by name, a first day but no end, as for COVID-19 in CDSi
 * 4.64.
 */
export function isSeasonWithoutEnd({ antigens }: Pick<Edition, 'antigens'>, names: readonly string[]): boolean {
  return antigens
    .flatMap(({ series }) => series.filter(({ name }) => names.includes(name)))
    .flatMap((series) => series.doses())
    .some(({ seasonStart, seasonEnd }) => seasonStart !== null && seasonEnd === null);
}
