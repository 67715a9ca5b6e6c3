import { parseDuration } from '../duration.ts';
import type { Edition, Series, SeriesDose } from '../edition.ts';
import { neverForecast } from './never-forecast.ts';

const SERIES = 'RSV risk under 20 months series';
const FIRST_SEASON = 1;
const SECOND_SEASON = 2;
const SECOND_INJECTION = 3;

/** CDSi's data has no age for it. */
const FROM = parseDuration('8m');

/**
 * The edition in which RSV antibody of a second season is forecast from 8 months on, and its two injections on one day are
 * one dose: CDSi counts the second as a dose of its own, which is evaluated if it was entered as well, and never forecast.
 * How doses are evaluated stays. The same edition is the same object.
 *
 * Source: CDSi supporting data 4.64, guidance of the series: one dose of nirsevimab, given as two injections at the
 * same time, at 8 to 19 months. That one entry stands for both is ours.
 */
export function withSecondSeason(edition: Edition): Edition {
  const known = made.get(edition) ?? {
    ...edition,
    antigens: edition.antigens.map((antigen) => ({ ...antigen, series: antigen.series.map(seriesWith) })),
  };
  made.set(edition, known);
  return known;
}

const made = new WeakMap<Edition, Edition>();

/** Whether a dose is that of a first season, which every child has. */
export function isOfFirstSeason(series: string | undefined, target: number | undefined): boolean {
  return series === SERIES && target === FIRST_SEASON;
}

/** Whether a dose is that of a second season, given as two injections. */
export function isOfSecondSeason(series: string | undefined, target: number | undefined): boolean {
  return series === SERIES && target === SECOND_SEASON;
}

function seriesWith(series: Series): Series {
  if (series.name !== SERIES) return series;
  let doses: readonly SeriesDose[] | null = null;
  return { ...series, doses: () => (doses ??= series.doses().map(doseWith)) };
}

function doseWith(dose: SeriesDose): SeriesDose {
  switch (dose.number) {
    case SECOND_SEASON:
      return { ...dose, forecastFrom: FROM };
    case SECOND_INJECTION:
      return { ...dose, skips: { ...dose.skips, forecast: [NEVER_FORECAST] } };
    default:
      return dose;
  }
}

const NEVER_FORECAST = neverForecast('Two injections on one day are one dose.');
