import type { Day } from '#domain/time/day.ts';
import type { GivenDose, GroupForecast } from '../assessment.ts';
import type { NotPlanned, PlanRequest } from './plan.ts';
import { leftOut, lookOn, type Look } from './look.ts';
import type { DoseLeft, PartialPlan } from './best-plan.ts';
import { contraindicatedIn } from './contraindicated.ts';

type WholePlan = Pick<PartialPlan, 'on' | 'given' | 'left'> & {
  readonly visits: readonly { readonly products: readonly { readonly doses: readonly DoseLeft[] }[] }[];
};

export function notPlannedByVisits(
  request: PlanRequest,
  first: Look,
  plan: WholePlan,
  until: Day,
): readonly NotPlanned[] {
  const planned = plan.visits.flatMap(({ products }) => products.flatMap(({ doses }) => doses));
  const found = new Map<string, NotPlanned>();
  const looks = [
    { look: first, doses: request.doses },
    { look: lookOn(request, plan.given, plan.on), doses: plan.given },
  ];
  for (const { look, doses } of looks) {
    for (const left of notPlannedOn(request, look, doses, until)) {
      const isPlanned = planned.some(({ vaccineGroup }) => vaccineGroup === left.vaccineGroup);
      if (!isPlanned || left.why === 'ask-first') found.set(left.vaccineGroup, left);
    }
  }
  for (const { vaccineGroup } of deferredOn(request, first, until)) {
    if (found.has(vaccineGroup) || planned.some((dose) => dose.vaccineGroup === vaccineGroup)) continue;
    found.set(vaccineGroup, { vaccineGroup, why: 'not-wanted', observation: null });
  }
  for (const left of plan.left.values()) {
    if (planned.some((dose) => isSameDose(dose, left))) continue;
    found.set(left.vaccineGroup, { vaccineGroup: left.vaccineGroup, why: 'no-product', observation: null });
  }
  return [...found.values()];
}

/** Put off until a day on which none may be possible, such as one after its season. */
function deferredOn({ wishes }: PlanRequest, { assessment }: Look, until: Day): readonly GroupForecast[] {
  return assessment.forecasts.filter((one) => wishes.notBefore.has(one.vaccineGroup) && canBeGivenBy(one, until));
}

function isSameDose(one: DoseLeft, other: DoseLeft): boolean {
  return one.vaccineGroup === other.vaccineGroup && one.seriesGroup === other.seriesGroup && one.dose === other.dose;
}

function notPlannedOn(
  request: PlanRequest,
  look: Look,
  doses: readonly GivenDose[],
  until: Day,
): readonly NotPlanned[] {
  const left = new Map(contraindicatedOn(request, look, doses, until).map((of) => [of.vaccineGroup, of]));
  for (const forecast of look.assessment.forecasts) {
    const out = canBeGivenBy(forecast, until) ? leftOut(request, look, forecast) : null;
    if (out) left.set(out.vaccineGroup, out);
  }
  return [...left.values()];
}

function canBeGivenBy({ earliest }: GroupForecast, until: Day): boolean {
  return earliest !== null && earliest <= until;
}

function contraindicatedOn(
  { patient }: PlanRequest,
  { edition, assessment }: Look,
  doses: readonly GivenDose[],
  until: Day,
): readonly NotPlanned[] {
  const contraindicated = contraindicatedIn(edition, { patient, doses, assessment });
  if (contraindicated === null) return [];
  const { against, without } = contraindicated;
  return [...against].flatMap(([vaccineGroup, codes]): readonly NotPlanned[] => {
    const forecasts = without.forecasts.filter((forecast) => forecast.vaccineGroup === vaccineGroup);
    const mayBe = forecasts.some((forecast) => canBeGivenBy(forecast, until));
    return mayBe ? [{ vaccineGroup, why: 'contraindicated', observation: codes[0] ?? null }] : [];
  });
}
