import { isDay, laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment, RefusedWhy } from '../assessment.ts';
import type { PlanRequest, VisitPlan } from './plan.ts';
import { lookOn } from './look.ts';
import { bestPlan } from './best-plan.ts';
import { notPlannedByVisits } from './not-planned.ts';

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
  const best = bestPlan(request, look, until);
  return {
    from: first,
    until,
    refused: refusedIn(look.assessment),
    visits: best.visits,
    notPlanned: notPlannedByVisits(request, look, best, until),
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
