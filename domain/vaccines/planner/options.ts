import { dayNumber, isDay, type Day } from '#domain/time/day.ts';
import { dayOf, type DayNumber } from '#domain/time/day-number.ts';
import type { GivenDose } from '../assessment.ts';
import { addDuration } from '../duration.ts';
import type { Edition, ListedProduct, Product } from '../edition.ts';
import { birthPlus, isOfAge, later } from '../organize/patient.ts';
import { isUsual } from './brands-data.ts';
import { isLiveVaccine } from '../standing/live-vaccine.ts';
import { observationToAskAbout } from '../standing/weak-immunity.ts';
import { isTooYoungForSprayWithAsthma, NASAL_SPRAYS } from '../standing/nasal-spray.ts';
import { isKept, namedProducts } from './kept-product.ts';
import type { PlanRequest } from './plan.ts';
import { partsPossibleOn, type NextDose, type DosePart, type Look } from './look.ts';

export type Option = { readonly product: Product; readonly nextDoses: readonly NextDose[] };

/**
 * Best first: preferable for each dose, right for the age, wished for, not ruled out, and without antigens that no dose
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
    const served = nextDoses.filter((next) => fitting.get(next)?.includes(product));
    return hasNothingElse(request, look, product, served) ? [{ product, nextDoses: served }] : [];
  });
  const rank = new Map(products.map((product, index) => [product, index]));
  const { edition } = look;
  const isOfSeries = ({ cvx }: GivenDose) =>
    nextDoses.some(({ forecast }) => isKept(edition, request.patient, forecast, cvx));
  const lastGiven = lastDays(given.filter(isOfSeries));
  return options.toSorted(
    (one, other) =>
      other.nextDoses.length - one.nextDoses.length ||
      Number(isSpray(one.product)) - Number(isSpray(other.product)) ||
      compared(lastGiven.get(other.product.cvx), lastGiven.get(one.product.cvx)) ||
      Number(isUsual(other.product.cvx)) - Number(isUsual(one.product.cvx)) ||
      (rank.get(one.product) ?? 0) - (rank.get(other.product) ?? 0),
  );
}

function lastDays(given: readonly GivenDose[]): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { cvx, givenOn } of given) if (givenOn > (days.get(cvx) ?? '')) days.set(cvx, givenOn);
  return days;
}

function compared(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Among products that conflict with others, only influenza has one that is not live. */
function isSpray({ isLive, antigens }: Product): boolean {
  return isLive && antigens.some(({ antigen }) => antigen === 'Influenza');
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
  const only = request.wishes?.onlyProducts;
  return namedProducts(target).filter(
    ({ product }) => (only?.includes(product.cvx) ?? true) && !isRuledOut(request, look, product),
  );
}

/**
 * By an observation, or until a doctor was asked.
 *
 * Source: CDSi logic specification 4.6, section 7.3, table 7-6. Asking first, and asthma until 5 years, are ours.
 */
function isRuledOut({ patient }: PlanRequest, { on, isContraindicated }: Look, product: Product): boolean {
  const isToAskAbout = isLiveVaccine(product) && observationToAskAbout(patient.observations) !== null;
  const isForOlder = NASAL_SPRAYS.includes(product.cvx) && isTooYoungForSprayWithAsthma(patient, on);
  return isToAskAbout || isForOlder || isContraindicated(product);
}

function hasNothingElse(request: PlanRequest, look: Look, product: Product, served: readonly NextDose[]): boolean {
  const groups = new Set(served.map(({ forecast }) => forecast.vaccineGroup));
  if (request.wishes?.isSingleOnly && groups.size > 1) return false;
  const wanted = new Set([...groups].flatMap((name) => look.edition.vaccineGroups.get(name)?.antigens ?? []));
  return antigensOf(request, product, look.on).every((antigen) => wanted.has(antigen));
}

export function antigensOf({ patient }: PlanRequest, { antigens }: Product, on: Day): readonly string[] {
  const bornOn = dayNumber(patient.bornOn);
  return antigens.filter(({ ages }) => isOfAge(bornOn, ages, dayNumber(on))).map(({ antigen }) => antigen);
}

/**
 * The first later day with a product right for the age, without live vaccine conflicts or anything too early; null if
 * there is none.
 *
 * @param given the doses by the end of that day
 * @param nextDoses those after them
 */
export function nextProductDay(
  request: PlanRequest,
  look: Look,
  given: readonly GivenDose[],
  next: NextDose,
  nextDoses: readonly NextDose[],
): Day | null {
  const [first = [], ...others] = look.partsOf(next).map((part) => usableItems(request, look, part));
  const days = first.flatMap((item) => {
    if (!others.every((list) => list.some(({ product }) => product === item.product))) return [];
    const on = firstDayOf(request, look, given, item, nextDoses);
    return on !== null && on > dayNumber(look.on) ? on : [];
  });
  return days.length === 0 ? null : dayOf(Math.min(...days));
}

function firstDayOf(
  request: PlanRequest,
  { edition, on }: Look,
  given: readonly GivenDose[],
  item: ListedProduct,
  nextDoses: readonly NextDose[],
): DayNumber | null {
  const bornOn = dayNumber(request.patient.bornOn);
  const held = antigensOf(request, item.product, on);
  const groups = [...edition.vaccineGroups.values()].filter(({ antigens }) => antigens.some((of) => held.includes(of)));
  if (request.wishes?.isSingleOnly && groups.length > 1) return null;
  const opening = groups.map(({ name }) => nextDoses.find(({ forecast }) => forecast.vaccineGroup === name)?.opensOn);
  let day = later(birthPlus(bornOn, item.ages.from), liveVaccinesEnd(edition, given, item.product)) ?? bornOn;
  for (const opensOn of opening) {
    if (opensOn === undefined) return null;
    day = Math.max(day, dayNumber(opensOn));
  }
  return isOfAge(bornOn, item.ages, day) ? day : null;
}

/** Null if none conflicts. */
function liveVaccinesEnd(edition: Edition, given: readonly GivenDose[], { conflicts }: Product): DayNumber | null {
  let latest: DayNumber | null = null;
  for (const { cvx, givenOn } of conflicts ? given : []) {
    const earlier = edition.products.get(cvx);
    if (!isDay(givenOn)) continue;
    for (const { end } of (earlier && conflicts?.get(earlier.cvx)) ?? []) {
      latest = later(latest, addDuration(dayNumber(givenOn), end));
    }
  }
  return latest;
}
