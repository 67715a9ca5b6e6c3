import { addDays, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom, openDayUntil } from '#domain/time/federal-holidays.ts';
import type { GivenDose } from '../assessment.ts';
import { perObject } from '../per-object.ts';
import { planVisits } from '../planner/planner.ts';
import type { NotPlanned, PlannedProduct, PlannedVisit, VisitPlan } from '../planner/plan.ts';
import { UNDERGOING_CHEMOTHERAPY } from '../standing/during-chemotherapy.ts';
import { isAskedForMore } from '../standing/doctor-asked.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { visitDayOf } from '../standing/visit-day.ts';
import { askDoctorFor, type ChildOnDay } from './child-on-day.ts';
import { editionOfGroups } from './edition-of-groups.ts';
import { plannedGroups, type PlannedGroup } from './planned-group.ts';
import { rowsOnDay, type RowOnDay } from './rows-on-day.ts';
import { unsettledGroups } from './unsettled-groups.ts';
import type { CheckupToCome } from './vaccine-record.ts';
import { visitWishes } from './visit-wishes.ts';

const DAYS_AHEAD = 366;

export type DoseOfVisit = {
  readonly vaccineGroup: string;
  /** Of the row that it will fill. */
  readonly number: number;
  readonly row: RowOnDay | undefined;
};

export type ProductOfVisit = PlannedProduct & { readonly rows: readonly DoseOfVisit[] };

export type VisitOnDay = Pick<PlannedVisit, 'on' | 'noLaterThan'> & {
  /** Of that day. */
  readonly checkup: CheckupToCome | null;
  /** The visit before it; null of the first. */
  readonly before: Day | null;
  readonly products: readonly ProductOfVisit[];
};

export type VisitsOnDay = {
  readonly visits: readonly VisitOnDay[];
  /** Vaccines of the child's plan. */
  readonly notPlanned: readonly NotPlanned[];
  /** Before any shot. */
  readonly isDoctorAsked: boolean;
};

/** Visits within a year, each on the earliest safe day for its doses, or that of a checkup. */
export const visitsOnDay = perObject(findVisits);

function findVisits(of: ChildOnDay): VisitsOnDay {
  const { record, published, patient } = of;
  const inPlan = plannedGroups(published.schedule).filter(({ id }) =>
    record.rows.some(({ vaccine }) => vaccine === id),
  );
  const { visits, notPlanned } = plannedVisits(of, inPlan);
  const groups = new Set(inPlan.map(({ group }) => group));
  const rows = rowsOnDay(of);
  const unsettled = unsettledGroups(of, rows).map((one) => ({ ...one, observation: null }));
  const left = [...notPlanned, ...askedForMore(of, inPlan), ...unsettled];
  return {
    visits: withRows(of, rows, visits),
    notPlanned: left.filter(({ vaccineGroup }) => groups.has(vaccineGroup)),
    isDoctorAsked: (patient.observations ?? []).some(({ code }) => code === UNDERGOING_CHEMOTHERAPY),
  };
}

function plannedVisits(of: ChildOnDay, inPlan: readonly PlannedGroup[]): VisitPlan {
  const { record, published, today, patient, judged, editionOn } = of;
  const until = addDays(today, DAYS_AHEAD);
  const { vaccineGroups } = published.editionOn(today);
  const asked = new Map<Day, ReadonlySet<string>>();
  const askDoctorOn = (on: Day) => {
    const groups = asked.get(on) ?? askDoctorFor(record, published, on);
    asked.set(on, groups);
    return groups;
  };
  const ofPlan = inPlan.map(({ group }) => group);
  const request = {
    patient,
    doses: judged.map(({ given }) => given),
    motherHepatitisB: record.child.motherHepatitisB,
    birthWeightKg: record.child.birthWeightKg,
    editionOn: (on: Day, given: readonly GivenDose[]) => editionOfGroups(editionOn(on, given), ofPlan),
    askDoctorOn,
    wishes: visitWishes(inPlan, [...vaccineGroups.keys()], record.decided, until),
    booked: record.checkups.map(visitDayOf).filter((on) => on >= today),
    scheduled: record.checkups.flatMap(({ on, isScheduled }) => (isScheduled && on >= today ? [on] : [])),
    dosesUntil: new Map(
      record.checkups.flatMap(({ on, dosesUntil }) => (dosesUntil ? [[on, dosesUntil] as const] : [])),
    ),
  };
  return planVisits(request, today, until);
}

/** What can be given at once waits for none that nobody has scheduled. */
function checkupOn({ record, today }: ChildOnDay, on: Day): CheckupToCome | null {
  const ofDay = record.checkups.filter((checkup) => visitDayOf(checkup) === on);
  const scheduled = ofDay.find(({ isScheduled }) => isScheduled);
  return scheduled ?? (on > openDayFrom(today) ? (ofDay[0] ?? null) : null);
}

/** Vaccines of which no dose is due, while a doctor is asked whether more are needed. */
function askedForMore({ series, assessment }: ChildOnDay, groups: readonly PlannedGroup[]): NotPlanned[] {
  return groups.flatMap(({ group: vaccineGroup }) => {
    const main = mainForecast(assessment.forecasts, vaccineGroup);
    const isAsked = main !== undefined && isAskedForMore(series, main);
    return isAsked ? [{ vaccineGroup, why: 'ask-first' as const, observation: null }] : [];
  });
}

function withRows(
  of: ChildOnDay,
  planned: readonly RowOnDay[],
  visits: readonly PlannedVisit[],
): readonly VisitOnDay[] {
  const next = nextRows(of, planned);
  return visits.map(({ on, noLaterThan, products }, place) => {
    const filled = products.map((product) => ({ ...product, rows: product.doses.map(next) }));
    return {
      on,
      noLaterThan: endOfVisit(
        { on, noLaterThan },
        filled.flatMap(({ rows }) => rows.flatMap(({ row }) => row ?? [])),
      ),
      checkup: checkupOn(of, on),
      before: visits[place - 1]?.on ?? null,
      products: filled,
    };
  });
}

/** The first of the last days that its rows name; one with a dose of an earlier age can be put off no longer. */
function endOfVisit({ on, noLaterThan }: Pick<PlannedVisit, 'on' | 'noLaterThan'>, rows: readonly RowOnDay[]): Day {
  if (rows.some(({ isOfEarlierAge }) => isOfEarlierAge)) return on;
  const ends = rows.flatMap(({ lastDayOn, windowEndsOn }) => [lastDayOn, windowEndsOn]).filter((end) => end !== null);
  return laterDay(on, ends.map(openDayUntil).reduce(earlierDay, noLaterThan));
}

/** Call the result once per dose, in order. */
function nextRows(of: ChildOnDay, rows: readonly RowOnDay[]): (dose: { readonly vaccineGroup: string }) => DoseOfVisit {
  const groups = plannedGroups(of.published.schedule);
  const last = new Map<string, number>();
  return ({ vaccineGroup }) => {
    const id = groups.find(({ group }) => group === vaccineGroup)?.id;
    const ofVaccine = rows.filter(({ vaccine }) => vaccine === id);
    const number = (last.get(vaccineGroup) ?? ofVaccine.filter(({ completed }) => completed).length) + 1;
    last.set(vaccineGroup, number);
    return { vaccineGroup, number, row: ofVaccine.find((row) => row.number === number) };
  };
}
