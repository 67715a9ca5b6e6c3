import type { GroupForecast } from '../assessment.ts';

/**
 * The forecast a vaccine's rows follow: for a noted condition while that asks for a dose, now or in a season to come;
 * else the one for every child.
 */
export function mainForecast(forecasts: readonly GroupForecast[], group: string): GroupForecast | undefined {
  const ofGroup = forecasts.filter(({ vaccineGroup }) => vaccineGroup === group);
  const isOpen = ({ status, reasons }: GroupForecast) =>
    status === 'not-complete' || reasons.includes('past-season-end');
  return (
    ofGroup.find((forecast) => forecast.type === 'risk' && isOpen(forecast)) ??
    ofGroup.find(({ type }) => type === 'standard') ??
    ofGroup[0]
  );
}
