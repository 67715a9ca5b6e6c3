import { earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom, openDayUntil } from '#domain/time/federal-holidays.ts';
import type { PlannedDose, PlannedVisit, PlanRequest } from './plan.ts';
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
  /** The first day of the plan. */
  readonly from: Day;
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

function plannedDose({ request, look, from }: VisitOf, next: NextDose, all: readonly NextDose[]): PlannedDose {
  const { opensOn, closesOn, waitsUntil } = next;
  const { vaccineGroup, seriesGroup, type, dose, earliest } = next.forecast;
  const isReady = (of: NextDose) => openDayFrom(laterDay(of.opensOn, from)) < look.on;
  const decides = all.filter((other) => !isReady(other)).map(({ forecast }) => forecast.vaccineGroup);
  return {
    vaccineGroup,
    seriesGroup,
    type,
    dose,
    antigens: partsPossibleOn(look, next).map(({ antigen }) => antigen),
    why: planReasonOf(request, look, next),
    countsFrom: earliest,
    opensOn,
    closesOn,
    waitsUntil,
    waitsFor: isReady(next) ? [...new Set(decides)] : [],
  };
}
