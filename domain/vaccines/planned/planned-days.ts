import { laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import type { PlannedDose } from '../planner/plan.ts';
import type { ChildOnDay } from './child-on-day.ts';
import { rowsOnDay, type RowOnDay } from './rows-on-day.ts';
import { visitsOnDay, type VisitOnDay } from './visits-on-day.ts';

export type PlannedDay = {
  readonly on: Day;
  /** The first day on which it could be given, with the doses before it as they are planned. */
  readonly opensOn: Day;
  /** The first day on which it counts. */
  readonly countsFrom: Day;
  /** Why it is later than it could be: for a checkup, or for other doses of the same visit; null if it is not. */
  readonly waitsFor: 'checkup' | 'doses' | null;
  readonly visit: VisitOnDay;
};

/**
 * The day on which the next visits give a row that is due, overdue or to come, by its id: each screen says this one.
 * None for a row about which nobody has said whether it was given, nor for those after it.
 */
export function plannedDays(of: ChildOnDay): ReadonlyMap<string, PlannedDay> {
  const rows = rowsOnDay(of);
  const isFromUnanswered = ({ vaccine, number }: RowOnDay) =>
    rows.some((row) => row.isUnanswered && row.vaccine === vaccine && row.number <= number);
  const { visits } = visitsOnDay(of);
  const given = visits.flatMap((visit) =>
    visit.products.flatMap(({ doses, rows: filled }) => filled.map(({ row }, n) => ({ visit, row, dose: doses[n] }))),
  );
  return new Map(
    given.flatMap(({ visit, row, dose }) => {
      const day = row && dose && !isFromUnanswered(row) && plannedDay(visit, row, dose, of.today);
      return day ? [[row.id, day] as const] : [];
    }),
  );
}

function plannedDay(visit: VisitOnDay, row: RowOnDay, dose: PlannedDose, today: Day): PlannedDay | null {
  const { on, checkup } = visit;
  const { dueOn, status } = row;
  if ((status !== 'upcoming' && status !== 'overdue') || dueOn === null) return null;
  const opensOn = laterDay(dueOn, dose.opensOn);
  const isLater = on > openDayFrom(laterDay(opensOn, today));
  const waited = dose.waitsFor.length > 0 ? 'doses' : null;
  return { on, opensOn, countsFrom: dose.countsFrom, waitsFor: isLater ? (checkup ? 'checkup' : waited) : null, visit };
}

/**
 * The day that calendars and mails name (`toldOn`): since when a dose is due, or for when it is planned, if it waits or
 * is to come.
 */
export function dayToTell(row: Pick<RowOnDay, 'dueOn'>, planned: PlannedDay | undefined, today: Day): Day | null {
  const { dueOn } = row;
  if (dueOn === null || !planned) return dueOn;
  return dueOn > today || planned.waitsFor !== null ? planned.on : dueOn;
}
