import type { Series, SeriesDose } from '../edition.ts';

/** The series with each dose changed, when they are first asked for. */
export function withDoses(series: Series, change: (dose: SeriesDose) => SeriesDose): Series {
  let doses: readonly SeriesDose[] | null = null;
  return { ...series, doses: () => (doses ??= series.doses().map(change)) };
}
