import { dayNumber } from '#domain/time/day.ts';
import type { Assessment, DoseEvaluation, GivenDose } from '../assessment.ts';
import type { Product } from '../edition.ts';
import { evaluateAndForecast } from '../engine.ts';
import { isOfAge } from '../organize/patient.ts';
import type { PlanRequest } from './plan.ts';
import { partsPossibleOn, type NextDose, type Look } from './look.ts';
import { optionsOn, type Option } from './options.ts';
import { withinFamily } from './brand-families.ts';
import { seriesDose } from './series-dose.ts';

export type ChosenProducts = {
  readonly products: readonly Option[];
  readonly given: readonly GivenDose[];
  readonly after: Assessment;
};

/** Each product counts by the engine and has nothing too early. Leaves out doses without a product that day. */
export function fewestProducts(
  request: PlanRequest,
  look: Look,
  given: readonly GivenDose[],
  nextDoses: readonly NextDose[],
): ChosenProducts {
  const chosenFrom = (options: readonly Option[]): ChosenProducts => {
    const products = fewest(nextDoses, withoutEquals(options));
    const tried = tryProducts(request, look, given, products);
    const failed = products.filter(
      (option, index) => !counts(request, look, tried.after, given.length + index, option),
    );
    return failed.length === 0
      ? { products, ...tried }
      : chosenFrom(options.filter((option) => !failed.includes(option)));
  };
  return chosenFrom(withinFamily(optionsOn(request, look, given, nextDoses), given));
}

function tryProducts(
  request: PlanRequest,
  { on, edition, assessment }: Look,
  given: readonly GivenDose[],
  products: readonly Option[],
) {
  if (products.length === 0) return { given, after: assessment };
  const withProducts = [...given, ...products.map(({ product }) => ({ givenOn: on, cvx: product.cvx }))];
  return { given: withProducts, after: evaluateAndForecast(edition, request.patient, withProducts, on) };
}

/**
 * Valid and preferable in the best series of every antigen that is needed that day. Another antigen of the same vaccine
 * group may come too early, as mumps and rubella before 12 months or tetanus soon after Td: no product is without it.
 * Any series of a vaccine group serves: PCV20 as the missed booster ends a series for a risk, in which it does not count.
 *
 * @param place index of the product among the doses
 */
function counts(request: PlanRequest, look: Look, after: Assessment, place: number, option: Option): boolean {
  const found = after.evaluations.filter(({ dose, isBestSeries }) => dose === place && isBestSeries);
  const valid = found.filter(({ status }) => status === 'valid');
  const isServed = (next: NextDose) =>
    partsPossibleOn(look, next).every(({ antigen }) =>
      valid.some((of) => of.antigen === antigen && isPreferred(request, look, of, option.product)),
    );
  return option.nextDoses.every(isServed);
}

/** The dose may have led to another series than the one its product was chosen for. */
function isPreferred(
  { patient }: PlanRequest,
  { edition, on }: Look,
  { antigen, series, target }: DoseEvaluation,
  product: Product,
): boolean {
  const items = seriesDose(edition, antigen, series, target)?.preferable.byProduct.get(product.index);
  return items?.some((item) => isOfAge(dayNumber(patient.bornOn), item.ages, dayNumber(on))) ?? false;
}

function withoutEquals(options: readonly Option[]): readonly Option[] {
  const keys = options.map(({ nextDoses }) => nextDoses.map(({ key }) => key).join(' '));
  return options.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function fewest(nextDoses: readonly NextDose[], options: readonly Option[]): readonly Option[] {
  let best: Choice = { products: [], doses: 0 };
  const choose = (rest: readonly NextDose[], chosen: Choice): void => {
    const [next, ...others] = rest;
    if (!isBetter({ products: chosen.products, doses: chosen.doses + rest.length }, best)) return;
    if (!next) {
      best = chosen;
      return;
    }
    for (const option of options) {
      if (!option.nextDoses.includes(next) || chosen.products.some((other) => shareAntigen(other, option))) continue;
      const products = [...chosen.products, option];
      choose(
        others.filter((other) => !option.nextDoses.includes(other)),
        { products, doses: chosen.doses + option.nextDoses.length },
      );
    }
    choose(others, chosen);
  };
  choose(nextDoses, { products: [], doses: 0 });
  return best.products;
}

function shareAntigen({ product: one }: Option, { product: other }: Option): boolean {
  return one.antigens.some(({ antigen }) => other.antigens.some((of) => of.antigen === antigen));
}

type Choice = { readonly products: readonly Option[]; readonly doses: number };

function isBetter(one: Choice, other: Choice): boolean {
  return one.doses > other.doses || (one.doses === other.doses && one.products.length < other.products.length);
}
