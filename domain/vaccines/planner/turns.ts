import { addDays, dayNumber, daysBetween } from '#domain/time/day.ts';
import type { Day } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import { addDuration } from '../duration.ts';
import type { Edition } from '../edition.ts';
import type { PlanRequest } from './plan.ts';

/** Within so many days a season's edition gives way to the next. */
const DAYS_OF_A_SEASON = 366;

/**
 * The first day after another on which a new window may open without a dose being given: another season begins, or
 * the child comes of an age at which something known of it begins or ceases to matter. Null where there is none by `until`.
 */
export function nextTurn(request: PlanRequest, after: Day, until: Day): Day | null {
  const edition = request.editionOn(after);
  const days = [editionTurn(request, after, until), ...ageTurns(request, edition)].filter(
    (day) => day !== null && day > after && day <= until,
  );
  return days.reduce((first, day) => (first === null || (day !== null && day < first) ? day : first), null);
}

/** The first day on which another edition holds; it holds for good until its own end. */
function editionTurn({ editionOn }: PlanRequest, after: Day, until: Day): Day | null {
  const { chain } = editionOn(after);
  let most = Math.min(DAYS_OF_A_SEASON, daysBetween(after, until));
  if (most < 1 || editionOn(addDays(after, most)).chain === chain) return null;
  let least = 0;
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (editionOn(addDays(after, middle)).chain === chain) least = middle;
    else most = middle;
  }
  return addDays(after, most);
}

/** Where risk series and contraindications begin and end for what is known of a child. */
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
