import { addDays, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { isBirthDose, isNewbornsBirthDose } from '../birth/birth-dose.ts';
import { mayBeExposedAtBirth } from '../birth/mother-asked.ts';
import { DAYS_TO_A_VISIT, MOST_DAYS_TO_WAIT } from '../standing/days-to-wait.ts';
import type { NextDose } from './look.ts';
import type { PlanRequest } from './plan.ts';

/**
 * The visit on which the family has agreed and for which a dose waits, from a day on; null where it is given before.
 * One that can wait does so until five weeks from today at most and not beyond its window; one that is wanted as soon
 * as possible, or past due, waits a week. Neither waits beyond its last day, nor influenza into its pause, and a birth
 * dose in time, or the first MMR near measles, for none. Ours.
 *
 * @param on the first day on which it could be given
 * @param from the first day of the plan
 */
export function scheduledVisitFor(
  { patient, motherHepatitisB, scheduled = [] }: PlanRequest,
  next: NextDose,
  on: Day,
  from: Day,
): Day | null {
  const { forecast } = next;
  const { bornOn } = patient;
  if (next.waitsForNothing || isNewbornsBirthDose(forecast, bornOn, from)) return null;
  if (isBirthDose(forecast, bornOn) && mayBeExposedAtBirth({ bornOn, motherHepatitisB }, from)) return null;
  const first = laterDay(on, next.opensOn);
  const last = lastDayToWaitForVisit(next, from);
  return scheduled.toSorted().find((visitOn) => visitOn >= first && visitOn <= last) ?? null;
}

/**
 * The scheduled checkup before the recommended day of a dose, whose own recommended day is no earlier and at which the
 * dose already counts; null without one. Not of influenza, which has its season, nor of what the family put off. Ours.
 *
 * @param asOf the day of the forecast
 */
export function earlyVisitFor(
  { dosesUntil = new Map(), wishes }: PlanRequest,
  { vaccineGroup, earliest }: NextDose['forecast'],
  { opensOn }: Pick<NextDose, 'opensOn'>,
  asOf: Day,
): Day | null {
  if (vaccineGroup === 'Influenza') return null;
  const from = laterDay(asOf, laterDay(earliest, wishes.notBefore.get(vaccineGroup) ?? earliest));
  const early = [...dosesUntil].filter(([on, until]) => from <= on && on < opensOn && opensOn <= until);
  return early.map(([on]) => on).toSorted()[0] ?? null;
}

function lastDayToWaitForVisit({ opensOn, closesOn, lastDay, isPrompt }: NextDose, from: Day): Day {
  const start = laterDay(opensOn, from);
  const isLate = closesOn < start;
  const most = addDays(start, isLate || isPrompt ? DAYS_TO_A_VISIT : MOST_DAYS_TO_WAIT);
  return earlierDay(isLate ? most : earlierDay(most, closesOn), lastDay ?? most);
}
