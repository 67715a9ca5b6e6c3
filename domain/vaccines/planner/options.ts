import { dayNumber, type Day } from '#domain/time/day.ts';
import type { GivenDose, Patient } from '../assessment.ts';
import { parseDuration } from '../duration.ts';
import type { ListedProduct, Product } from '../edition.ts';
import { isOfAge } from '../organize/patient.ts';
import { isUsual } from './brands-data.ts';
import { isLiveVaccine } from '../standing/live-vaccine.ts';
import { observationToAskAbout } from '../standing/weak-immunity.ts';
import { isSpray, isTooYoungForSprayWithAsthma } from '../standing/nasal-spray.ts';
import { isKept, namedProducts } from './kept-product.ts';
import type { PlanRequest } from './plan.ts';
import { isOtherHib } from './preferred-hib.ts';
import { partsPossibleOn, type NextDose, type DosePart, type Look } from './look.ts';

export type Option = { readonly product: Product; readonly nextDoses: readonly NextDose[] };

/**
 * Best first: preferable for each dose, right for the age, not ruled out, and without antigens that no dose
 * needs. The order is ours: more doses at once, injections before live nasal sprays, the previous product, the usual
 * one, the order of the edition.
 */
export function optionsOn(
  request: PlanRequest,
  look: Look,
  given: readonly GivenDose[],
  nextDoses: readonly NextDose[],
): readonly Option[] {
  const fitting = new Map(nextDoses.map((next) => [next, productsForAll(request, look, partsPossibleOn(look, next))]));
  const products = [...new Set([...fitting.values()].flat())];
  const options = products.flatMap((product): readonly Option[] => {
    const served = [...fitting].flatMap(([next, fits]) => (fits.includes(product) ? [next] : []));
    return hasNothingElse(look, product, served) ? [{ product, nextDoses: served }] : [];
  });
  const { edition } = look;
  const isOfSeries = (cvx: string) => nextDoses.some(({ forecast }) => isKept(edition, request.patient, forecast, cvx));
  const lastGiven = new Map([...lastDays(given)].filter(([cvx]) => isOfSeries(cvx)));
  return options.toSorted(
    (one, other) =>
      other.nextDoses.length - one.nextDoses.length ||
      Number(isSpray(one.product.cvx)) - Number(isSpray(other.product.cvx)) ||
      (lastGiven.get(other.product.cvx) ?? '').localeCompare(lastGiven.get(one.product.cvx) ?? '') ||
      Number(isUsual(other.product.cvx)) - Number(isUsual(one.product.cvx)),
  );
}

function lastDays(given: readonly GivenDose[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { cvx, givenOn } of given) if (givenOn > (days.get(cvx) ?? '')) days.set(cvx, givenOn);
  return days;
}

export function productsForAll(request: PlanRequest, look: Look, parts: readonly DosePart[]): readonly Product[] {
  const on = dayNumber(look.on);
  const bornOn = dayNumber(request.patient.bornOn);
  const [first = [], ...others] = parts.map((part) =>
    usableItems(request, look, part)
      .filter((item) => isOfAge(bornOn, item.ages, on))
      .map(({ product }) => product),
  );
  const distinct = [...new Set(first)];
  return distinct.filter((product) => others.every((list) => list.includes(product)));
}

function usableItems(request: PlanRequest, look: Look, { target }: DosePart): readonly ListedProduct[] {
  return namedProducts(target).filter(({ product }) => !isRuledOut(request, look, product));
}

/** MMR and varicella are planned apart before. Ours: CDSi 4.64 prefers MMRV from then on, 4.65 from 12 months. */
const MMRV_FROM = parseDuration('4y');

/**
 * By an observation, by age, until a doctor was asked, or where others are preferred for the child.
 *
 * Source: CDSi logic specification 4.6, section 7.3, table 7-6. Asking first, asthma until 5 years, and MMRV are ours.
 */
function isRuledOut({ patient }: PlanRequest, look: Look, product: Product): boolean {
  const { edition, doses, on, isContraindicated } = look;
  const isToAskAbout = isLiveVaccine(product) && observationToAskAbout(patient.observations) !== null;
  const isForOlder = isSpray(product.cvx) && isTooYoungForSprayWithAsthma(patient, on);
  const isOther = isEarlyMmrv(patient, on, product) || isOtherHib(edition, patient, doses, { product, on });
  return isToAskAbout || isForOlder || isOther || isContraindicated(product);
}

function isEarlyMmrv({ bornOn }: Patient, on: Day, { antigens }: Product): boolean {
  const isMmrv = ['Measles', 'Varicella'].every((name) => antigens.some(({ antigen }) => antigen === name));
  return isMmrv && !isOfAge(dayNumber(bornOn), { from: MMRV_FROM, to: null }, dayNumber(on));
}

function hasNothingElse({ edition }: Look, { antigens }: Product, served: readonly NextDose[]): boolean {
  const groups = served.map(({ forecast }) => forecast.vaccineGroup);
  const wanted = new Set(groups.flatMap((name) => edition.vaccineGroups.get(name)?.antigens ?? []));
  return antigens.every(({ antigen }) => wanted.has(antigen));
}
