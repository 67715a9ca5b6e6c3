import type { Edition, SeriesDose } from '../edition.ts';

/** A dose of a series by its number, as an edition publishes it; undefined where there is none. */
export function seriesDose(
  { antigens }: Edition,
  antigenName: string,
  seriesName: string,
  doseNumber: number | null | undefined,
): SeriesDose | undefined {
  const series = antigens.find(({ name }) => name === antigenName)?.series.find(({ name }) => name === seriesName);
  return series?.doses().find(({ number }) => number === doseNumber);
}
