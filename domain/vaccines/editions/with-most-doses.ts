import type { Edition, Series, SeriesDose } from '../edition.ts';
import { perObject } from '../per-object.ts';
import { neverForecast } from './never-forecast.ts';
import { withDoses } from './with-doses.ts';

export type MostDoses = { readonly antigen: string; readonly doses: number };

/**
 * The edition whose standard series of an antigen ask for no more doses than an authority names; more that were given
 * are evaluated as before. The same edition with the same numbers is the same object.
 */
export function withMostDoses(edition: Edition, most: readonly MostDoses[]): Edition {
  if (most.length === 0) return edition;
  const ofEdition = made(edition);
  const key = JSON.stringify(most);
  const found = ofEdition.get(key) ?? { ...edition, antigens: edition.antigens.map((one) => limited(one, most)) };
  ofEdition.set(key, found);
  return found;
}

const made = perObject<Edition, Map<string, Edition>>(() => new Map());

function limited(antigen: Edition['antigens'][number], most: readonly MostDoses[]): Edition['antigens'][number] {
  const of = most.find((one) => one.antigen === antigen.name);
  return of ? { ...antigen, series: antigen.series.map((series) => seriesWith(series, of.doses)) } : antigen;
}

function seriesWith(series: Series, most: number): Series {
  const limit = (dose: SeriesDose) =>
    dose.number > most ? { ...dose, skips: { ...dose.skips, forecast: [BEYOND] } } : dose;
  return series.type === 'standard' ? withDoses(series, limit) : series;
}

const BEYOND = neverForecast('The authority asks for fewer doses.');
