import type { Assessment, GroupForecast } from '#domain/vaccines/assessment.ts';
import type { ExpectedForecast } from './vaccine-rows.ts';

/** How the forecast of a vaccine group differs; null when it does not. The dose number is judged where the row tells one. */
export function forecastDifference(
  { forecasts }: Assessment,
  group: string,
  expected: ExpectedForecast,
): string | null {
  const found = forecastMeant(forecasts.filter(({ vaccineGroup }) => vaccineGroup === group));
  if (!found) return `${group}: expected ${expected.status}, got no forecast`;
  const { status, dose = found.dose, earliest = null, recommended = null, pastDue = null } = expected;
  const wanted = { status, dose, earliest, recommended, pastDue };
  const said = (['status', 'dose', 'earliest', 'recommended', 'pastDue'] as const).flatMap((what) =>
    found[what] === wanted[what] ? [] : `${what} ${wanted[what] ?? 'none'}, got ${found[what] ?? 'none'}`,
  );
  return said.length === 0 ? null : `${group}: expected ${said.join(', ')}`;
}

/**
 * The forecast of a group that a row means, which tells one and not of which series group: while there is something to
 * do that for children at risk, then the standard one.
 */
function forecastMeant(forecasts: readonly GroupForecast[]): GroupForecast | undefined {
  const open = forecasts.filter(({ status }) => status !== 'complete' && status !== 'aged-out');
  return (
    open.find(({ type }) => type === 'risk') ??
    open.find(({ type }) => type === 'standard') ??
    forecasts.find(({ status }) => status === 'complete') ??
    forecasts[0]
  );
}
