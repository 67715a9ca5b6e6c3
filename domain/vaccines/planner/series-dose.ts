import type { Edition, SeriesDose } from '../edition.ts';

export function seriesDose(
  { antigens }: Edition,
  antigenName: string,
  seriesName: string,
  doseNumber: number | null | undefined,
): SeriesDose | undefined {
  const series = antigens.find(({ name }) => name === antigenName)?.series.find(({ name }) => name === seriesName);
  return series?.doses().find(({ number }) => number === doseNumber);
}
