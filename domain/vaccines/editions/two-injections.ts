import type { Edition, Series, SeriesDose } from '../edition.ts';
import { neverForecast } from './never-forecast.ts';

/** RSV antibody of a second season: CDSi counts its second injection as a dose of its own. */
export const SECOND_INJECTION = { series: 'RSV risk under 20 months series', dose: 3 };

/**
 * The edition in which two injections on one day are one dose: the second is evaluated if it was entered as well, and
 * never forecast. The same edition is the same object.
 *
 * Source: CDSi supporting data 4.64, guidance of the series: one dose of nirsevimab, given as two injections at the
 * same time. That one entry stands for both is ours.
 */
export function withInjectionsAsOneDose(edition: Edition): Edition {
  const known = made.get(edition) ?? {
    ...edition,
    antigens: edition.antigens.map((antigen) => ({ ...antigen, series: antigen.series.map(seriesWith) })),
  };
  made.set(edition, known);
  return known;
}

const made = new WeakMap<Edition, Edition>();

function seriesWith(series: Series): Series {
  if (series.name !== SECOND_INJECTION.series) return series;
  let doses: readonly SeriesDose[] | null = null;
  return { ...series, doses: () => (doses ??= series.doses().map(doseWith)) };
}

function doseWith(dose: SeriesDose): SeriesDose {
  return dose.number === SECOND_INJECTION.dose
    ? { ...dose, skips: { ...dose.skips, forecast: [NEVER_FORECAST] } }
    : dose;
}

const NEVER_FORECAST = neverForecast('Two injections on one day are one dose.');
