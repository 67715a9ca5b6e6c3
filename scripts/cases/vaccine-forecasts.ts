import type { Assessment, GroupForecast } from '#domain/vaccines/assessment.ts';
import type { ExpectedForecast } from './vaccine-rows.ts';

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

/** Rows do not name the series group: takes the risk group while it has doses left, then the standard one. */
function forecastMeant(forecasts: readonly GroupForecast[]): GroupForecast | undefined {
  const open = forecasts.filter(({ status }) => status !== 'complete' && status !== 'aged-out');
  return (
    open.find(({ type }) => type === 'risk') ??
    open.find(({ type }) => type === 'standard') ??
    forecasts.find(({ status }) => status === 'complete') ??
    forecasts[0]
  );
}
