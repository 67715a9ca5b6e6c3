import { parseDuration } from '../duration.ts';
import type { Edition, Series, SeriesDose } from '../edition.ts';
import { perObject } from '../per-object.ts';
import { neverForecast } from './never-forecast.ts';
import { withDoses } from './with-doses.ts';

/** That of a first season is for every child. */
type AntibodyDose = 'first-season' | 'second-season' | 'second-injection';

const RISK_SERIES = 'RSV risk under 20 months series';

/** Of the risk series, by their numbers. */
const DOSES: ReadonlyMap<number | undefined, AntibodyDose> = new Map([
  [1, 'first-season'],
  [2, 'second-season'],
  [3, 'second-injection'],
]);

/** CDSi's data has no age for it. */
const SECOND_SEASON_FROM = parseDuration('8m');

/** Which one of RSV antibody a target dose is; null for any other. */
export function antibodyDoseOf(
  dose: { readonly series?: string | undefined; readonly target?: number | undefined } | null,
): AntibodyDose | null {
  return dose?.series === RISK_SERIES ? (DOSES.get(dose.target) ?? null) : null;
}

/**
 * The edition in which RSV antibody of a second season is forecast from 8 months on, and its two injections on one day are
 * one dose: CDSi counts the second as a dose of its own, which is evaluated if it was entered as well, and never forecast.
 * How doses are evaluated stays. The same edition is the same object.
 *
 * Source: CDSi supporting data 4.64, guidance of the series: one dose of nirsevimab, given as two injections at the
 * same time, at 8 to 19 months. That one entry stands for both is ours.
 */
export const withRsvSecondSeason = perObject((edition: Edition): Edition => {
  const antigens = edition.antigens.map((antigen) => ({ ...antigen, series: antigen.series.map(seriesWith) }));
  return { ...edition, antigens };
});

function seriesWith(series: Series): Series {
  return series.name === RISK_SERIES ? withDoses(series, doseWith) : series;
}

function doseWith(dose: SeriesDose): SeriesDose {
  switch (DOSES.get(dose.number)) {
    case 'second-season':
      return { ...dose, forecastFrom: SECOND_SEASON_FROM };
    case 'second-injection':
      return { ...dose, skips: { ...dose.skips, forecast: [NEVER_FORECAST] } };
    default:
      return dose;
  }
}

const NEVER_FORECAST = neverForecast('Two injections on one day are one dose.');
