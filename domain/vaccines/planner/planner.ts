import { isDay, laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment, RefusedWhy } from '../assessment.ts';
import { isBirthDose } from '../birth/birth-dose.ts';
import type { DayPlan, PlanRequest, PlanStanding, PossibleDose, ProductToGive, VisitPlan } from './plan.ts';
import { lookOn, type NextDose, type Look } from './look.ts';
import type { Option } from './options.ts';
import { bestPlan } from './best-plan.ts';
import { countingOptions, fewestProducts } from './fewest-products.ts';
import { notPlannedByVisits, notPlannedOn } from './not-planned.ts';
import { productToGive, vaccineProduct } from './weight.ts';
import { doseOfGroup, plannedVisit } from './visit.ts';

/** The fewest products for what is recommended or past due. Each is preferable and counts by the engine. */
export function whatCanBeGiven(asked: PlanRequest, on: Day): DayPlan {
  const request = usable(asked, on);
  const look = lookOn(request, request.doses, on);
  const nextDoses = look.nextDoses.filter(({ forecast }) => forecast.earliest <= on);
  const options = countingOptions(request, look, request.doses, nextDoses);
  const recommended = nextDoses.filter(({ opensOn }) => opensOn <= on);
  const { products } = fewestProducts(request, look, request.doses, recommended);
  const place = request.doses.length;
  const visit = { request, look, products, place, firstDay: () => on, productDay: () => null };
  return {
    on,
    refused: refusedIn(look.assessment),
    edition: look.edition.chain,
    doses: nextDoses.map((next) => possibleDose(request, look, next, options)),
    combinations: options.filter((option) => option.nextDoses.length > 1).map(possibleProduct),
    products: products.length === 0 ? [] : plannedVisit(visit).products,
    notPlanned: notPlannedOn(request, look, request.doses, on),
  };
}

function possibleDose(request: PlanRequest, look: Look, next: NextDose, options: readonly Option[]): PossibleDose {
  const { earliest, recommended, pastDue, latest } = next.forecast;
  const alone = options.filter(({ nextDoses }) => nextDoses.length === 1 && nextDoses[0] === next);
  return {
    ...doseOfGroup(request, look, next),
    standing: standingOn(look.on, request.patient.bornOn, next),
    earliest,
    recommended,
    pastDue,
    latest,
    products: withoutRepeats(alone.map((option) => productToGive(request, look, option))),
  };
}

function withoutRepeats(products: readonly ProductToGive[]): readonly ProductToGive[] {
  const [first, ...others] = products.filter(({ choice }) => choice === 'by-weight');
  return products.filter((product) => product === first || !others.includes(product));
}

function standingOn(on: Day, bornOn: Day, { opensOn, closesOn, forecast }: NextDose): PlanStanding {
  const { recommended } = forecast;
  const pastDue = isBirthDose(forecast, bornOn) ? closesOn : forecast.pastDue;
  if (pastDue !== null && on > pastDue) return 'overdue';
  return on < laterDay(recommended, opensOn) ? 'possible' : 'recommended';
}

function possibleProduct({ product, nextDoses }: Option) {
  return { product: vaccineProduct(product), vaccineGroups: nextDoses.map(({ forecast }) => forecast.vaccineGroup) };
}

/**
 * A visit gives every dose whose window is open; a dose waits for a common visit only until it is past due; past-due
 * doses are given as soon as they count. Each dose counts by the engine if those before it are given as planned.
 *
 * @param from by the family's calendar
 * @param until doses whose windows open later are not planned
 */
export function planVisits(asked: PlanRequest, from: Day, until: Day): VisitPlan {
  const first = laterDay(from, asked.patient.bornOn);
  const request = usable(asked, first);
  const look = lookOn(request, request.doses, first);
  const { best, isCut } = bestPlan(request, look, until);
  return {
    from: first,
    until,
    refused: refusedIn(look.assessment),
    visits: best.visits,
    notPlanned: notPlannedByVisits(request, look, best, until),
    isCut,
  };
}

function refusedIn({ findings }: Assessment): RefusedWhy | null {
  for (const finding of findings) {
    if (finding.kind === 'refused' && finding.dose === null) return finding.why;
  }
  return null;
}

/** Unusable and later doses become undated, which the engine ignores, so that indexes stay. */
function usable(asked: PlanRequest, by: Day): PlanRequest {
  const doses = asked.doses.map((dose) => {
    const givenOn = dose.givenOn.slice(0, 10);
    const isUsable = isDay(givenOn) && givenOn <= by;
    return isUsable && givenOn === dose.givenOn ? dose : { ...dose, givenOn: isUsable ? givenOn : '' };
  });
  return { ...asked, doses };
}
