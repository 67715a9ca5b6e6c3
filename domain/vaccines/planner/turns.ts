import { addDays, dayNumber, daysBetween, type Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import { addDuration } from '../duration.ts';
import type { Edition } from '../edition.ts';
import type { PlanRequest } from './plan.ts';

/**
 * The first later day that may open a window without a dose: a new season, or an age at which an observation starts or
 * stops to matter.
 */
export function nextTurn(request: PlanRequest, after: Day, until: Day): Day | null {
  const edition = request.editionOn(after, request.doses);
  const days = [editionTurn(request, after, until) ?? [], ageTurns(request, edition)].flat();
  return days.filter((day) => day > after && day <= until).toSorted()[0] ?? null;
}

/** An edition never comes back. */
function editionTurn({ editionOn, doses }: PlanRequest, after: Day, until: Day): Day | null {
  const chainOn = (on: Day) => editionOn(on, doses).chain;
  const chain = chainOn(after);
  let most = daysBetween(after, until);
  if (chainOn(addDays(after, most)) === chain) return null;
  let least = 0;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (chainOn(addDays(after, middle)) === chain) least = middle;
    else most = middle;
  }
  return addDays(after, most);
}

function ageTurns({ patient }: PlanRequest, { antigens }: Edition): readonly Day[] {
  const observed = new Set(patient.observations?.map(({ code }) => code));
  if (observed.size === 0) return [];
  const bornOn = dayNumber(patient.bornOn);
  return antigens
    .flatMap(({ series, contraindications, vaccineContraindications }) => [
      ...series.flatMap(({ indications }) => indications),
      ...contraindications,
      ...vaccineContraindications,
    ])
    .filter(({ observation }) => observed.has(observation))
    .flatMap(({ ages: { from, to } }) => [from, to])
    .filter((age) => age !== null)
    .map((age) => dayOf(addDuration(bornOn, age)));
}
