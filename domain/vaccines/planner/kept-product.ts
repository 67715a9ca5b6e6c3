import { dayNumber, type Day } from '#domain/time/day.ts';
import type { GroupForecast, Patient } from '../assessment.ts';
import type { Edition, ListedProduct, Series, SeriesDose } from '../edition.ts';
import { dosesOf, seriesNamed, seriesOfGroup } from '../editions/series-of.ts';
import { isOfAge } from '../organize/patient.ts';
import type { Cvx } from '../supporting-data.ts';
import { isUsual } from './brands-data.ts';

/** The products that a plan may name for a dose: those that are offered, else all that are preferable. */
export function namedProducts({ preferable: { items, offered } }: SeriesDose): readonly ListedProduct[] {
  return offered.length > 0 ? offered : items;
}

type OfSeries = Pick<GroupForecast, 'vaccineGroup' | 'series'>;

/**
 * Whether later doses are planned of a product that was given: one that the series of the forecast names, unless what is
 * noted of the child asks for another at the end.
 */
export function isKept(edition: Edition, { observations = [] }: Patient, of: OfSeries, cvx: Cvx): boolean {
  const noted = new Set(observations.map(({ code }) => code));
  const ofRisk = seriesOfGroup(edition, of.vaccineGroup).filter(({ indications }) =>
    indications.some(({ observation }) => noted.has(observation)),
  );
  return (
    dosesOf(seriesNamed(edition, of.series)).some((dose) => isNamedFor(dose, cvx)) &&
    !ofRisk.some((series) => endsWithAnother(series, cvx))
  );
}

/** Whether the child is too old that day for every product that the series names, as for a second Hib at 5 years. */
export function isOutgrown(edition: Edition, { bornOn }: Patient, of: OfSeries, on: Day): boolean {
  const named = dosesOf(seriesNamed(edition, of.series)).flatMap(namedProducts);
  const isTooOld = ({ ages: { to } }: ListedProduct) => !isOfAge(dayNumber(bornOn), { from: null, to }, dayNumber(on));
  return named.length > 0 && named.every(isTooOld);
}

/** PCV15 is followed by PCV20 for what is noted; PCV20 from the start is a dose less. */
function endsWithAnother(series: Series, cvx: Cvx): boolean {
  const doses = series.doses();
  const last = doses.at(-1);
  if (!last || isNamedFor(last, cvx) || !doses.some((dose) => isNamedFor(dose, cvx))) return false;
  return namedProducts(last).some(({ product }) => isUsual(product.cvx));
}

function isNamedFor(dose: SeriesDose, cvx: Cvx): boolean {
  return namedProducts(dose).some(({ product }) => product.cvx === cvx);
}
