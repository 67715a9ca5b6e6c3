import type { ForecastSeries } from './patient-series.ts';

/**
 * Whether a prioritized series is one that a child is judged by, beside the other prioritized series of its antigen: an
 * equivalent series group may make it needless.
 *
 * Source: CDSi logic specification 4.6, section 8.8, table 8-14.
 */
export function isBestSeries(of: ForecastSeries, prioritized: readonly ForecastSeries[]): boolean {
  if (of.forecast.status === 'complete') return true;
  const equivalent = prioritized.filter(({ series }) => of.series.equivalent.includes(series.seriesGroup));
  if (of.series.type === 'evaluation-only') return false;
  if (equivalent.some(({ forecast }) => forecast.status === 'complete')) return false;
  return of.series.type === 'risk' || !equivalent.some(({ series }) => series.type === 'risk');
}
