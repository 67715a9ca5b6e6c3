import { earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom, openDayUntil } from '#domain/time/federal-holidays.ts';
import type { PlannedDose, PlannedVisit, PlanReason, PlanRequest } from './plan.ts';
import { partsPossibleOn, type NextDose, type Look } from './look.ts';
import type { Option } from './options.ts';
import { planReasonOf } from './reason.ts';
import { productToGive } from './weight.ts';

type VisitOf = {
  readonly request: PlanRequest;
  readonly look: Look;
  readonly products: readonly Option[];
  /** Index of the first product among all doses. */
  readonly place: number;
  readonly firstDay: (next: NextDose) => Day;
  readonly productDay: (next: NextDose) => Day | null;
};

export function plannedVisit(of: VisitOf): PlannedVisit {
  const { request, look, products, place } = of;
  const nextDoses = products.flatMap((option) => option.nextDoses);
  return {
    on: look.on,
    noLaterThan: laterDay(look.on, openDayUntil(nextDoses.map(({ closesOn }) => closesOn).reduce(earlierDay))),
    edition: look.edition.chain,
    products: products.map((option, index) => ({
      place: place + index,
      ...productToGive(request, look, option),
      doses: option.nextDoses.map((next) => plannedDose(of, next, nextDoses)),
    })),
  };
}

function plannedDose(
  { request, look, firstDay, productDay }: VisitOf,
  next: NextDose,
  all: readonly NextDose[],
): PlannedDose {
  const { opensOn, closesOn, waitsUntil } = next;
  const { vaccineGroup, seriesGroup, type, dose } = next.forecast;
  const hasProductOn = productDay(next);
  const isForProduct = hasProductOn !== null && hasProductOn > opensOn;
  const isReady = (of: NextDose) => openDayFrom(firstDay(of)) < look.on;
  const decides = all.filter((other) => !isReady(other)).map(({ forecast }) => forecast.vaccineGroup);
  return {
    vaccineGroup,
    seriesGroup,
    type,
    dose,
    antigens: partsPossibleOn(look, next).map(({ antigen }) => antigen),
    why: isForProduct ? reasonOfProduct(hasProductOn) : planReasonOf(request, look, next),
    opensOn,
    closesOn,
    waitsUntil,
    waitsFor: isReady(next) ? [...new Set(decides)] : [],
  };
}

function reasonOfProduct(on: Day): PlanReason {
  return { limit: 'product', on, attr: null, ref: null };
}
