import type { ForecastSeries, Situation } from '../organize/patient-series.ts';

/**
 * Without those an equivalent series group makes unnecessary.
 *
 * Source: CDSi logic specification 4.6, section 8.8, table 8-14.
 */
export function bestSeries({ trace }: Situation, prioritized: readonly ForecastSeries[]): readonly ForecastSeries[] {
  return prioritized.filter((of) => {
    const outcome = standing(of, prioritized);
    const { antigen, seriesGroup, name } = of.series;
    trace?.({ step: '8.8', rule: 'TABLE 8-14', antigen, group: seriesGroup, series: name, outcome });
    return outcome === 'best';
  });
}

function standing(
  { series, forecast }: ForecastSeries,
  prioritized: readonly ForecastSeries[],
): 'best' | 'only-evaluated' | 'equivalent-complete' | 'equivalent-for-risk' {
  if (forecast.status === 'complete') return 'best';
  if (series.type === 'evaluation-only') return 'only-evaluated';
  const equivalent = prioritized.filter((other) => series.equivalent.includes(other.series.seriesGroup));
  if (equivalent.some((other) => other.forecast.status === 'complete')) return 'equivalent-complete';
  const isForRisk = series.type !== 'risk' && equivalent.some((other) => other.series.type === 'risk');
  return isForRisk ? 'equivalent-for-risk' : 'best';
}
