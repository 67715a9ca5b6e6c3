import type { Edition } from '../edition.ts';
import { dosesOf, seriesNamed } from './series-of.ts';

/**
 * Whether the data gives the season of one of these series, by name, a first day but no end, as for COVID-19 in CDSi
 * 4.64.
 */
export function isSeasonWithoutEnd(edition: Pick<Edition, 'antigens'>, names: readonly string[]): boolean {
  return dosesOf(seriesNamed(edition, names)).some(
    ({ seasonStart, seasonEnd }) => seasonStart !== null && seasonEnd === null,
  );
}
