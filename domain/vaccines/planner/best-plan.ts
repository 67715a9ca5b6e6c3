import { addDays, daysBetween, earlierDay, laterDay, type Day } from '#domain/time/day.ts';
import { openDayFrom } from '#domain/time/federal-holidays.ts';
import type { GivenDose } from '../assessment.ts';
import { evaluateAndForecast } from '../engine.ts';
import { isBirthDose, isNewbornsBirthDose } from '../birth/birth-dose.ts';
import { mayBeExposedAtBirth } from '../birth/mother-asked.ts';
import { DAYS_LATE_MAY_WAIT } from '../standing/days-to-wait.ts';
import type { PlannedVisit, PlanRequest } from './plan.ts';
import { lookOn, nextDosesOf, type NextDose, type Look } from './look.ts';
import { fewestProducts, type ChosenProducts } from './fewest-products.ts';
import { scheduledVisitFor } from './scheduled-visit.ts';
import { nextTurn } from './turns.ts';
import { plannedVisit } from './visit.ts';
import type { DatedGroupForecast } from './window.ts';

export type PartialPlan = {
  readonly on: Day;
  readonly isVisit: boolean;
  readonly look: Look | null;
  readonly given: readonly GivenDose[];
  readonly visits: readonly PlannedVisit[];
  /** Those on days that are not booked. */
  readonly ownVisits: number;
  readonly doses: number;
  readonly daysWaited: number;
  /** By dose key: for want of a product that counts no visit was found for it. */
  readonly left: ReadonlyMap<string, DoseLeft>;
};

export type DoseLeft = Pick<DatedGroupForecast, 'vaccineGroup' | 'seriesGroup' | 'dose'>;

/** More find the same plans but take longer. */
const MOST_TOGETHER = 3;

/**
 * The most doses by `until` first, then the fewest visits besides those that are booked, the least waiting. Between
 * visits, each window opening before the first dose has waited long enough is a choice. Only the best few plans of each
 * day are followed.
 */
export function bestPlan(request: PlanRequest, first: Look, until: Day): PartialPlan {
  const search: Search = { request, from: first.on, until, open: new Map(), turns: [] };
  const start = startOf(request, first);
  const whole: PartialPlan[] = [];
  for (let plan: PartialPlan | undefined = start; plan; plan = takeFirst(search.open)) {
    const next = followed(search, plan);
    for (const one of next.plans) addPlan(search, one);
    if (next.plans.length === 0) whole.push(next.plan);
  }
  return whole.toSorted(byDoses)[0] ?? start;
}

type Search = {
  readonly request: PlanRequest;
  readonly from: Day;
  readonly until: Day;
  /** By day of the next look. */
  readonly open: Map<Day, PartialPlan[]>;
  readonly turns: { readonly from: Day; readonly turn: Day | null }[];
};

function startOf({ doses }: PlanRequest, look: Look): PartialPlan {
  const nothing = { visits: [], ownVisits: 0, doses: 0, daysWaited: 0, left: new Map() };
  return { on: look.on, isVisit: false, look, given: doses, ...nothing };
}

function addPlan({ open }: Search, plan: PartialPlan): void {
  const met = [...(open.get(plan.on) ?? []), plan];
  open.set(plan.on, fewFollowed(met.toSorted(inOrder)));
}

/** The first in order, and the first of those with the most doses: fewer visits must not cost a dose later on. */
function fewFollowed(plans: readonly PartialPlan[]): PartialPlan[] {
  const few = plans.slice(0, MOST_TOGETHER);
  const [fullest] = plans.toSorted(byDoses);
  return fullest === undefined || few.includes(fullest) ? few : [...few.slice(0, -1), fullest];
}

function takeFirst(open: Map<Day, PartialPlan[]>): PartialPlan | undefined {
  const [[day, plans] = []] = [...open].toSorted(([one], [other]) => one.localeCompare(other));
  const plan = plans?.shift();
  if (day && plans?.length === 0) open.delete(day);
  return plan;
}

function inOrder(one: PartialPlan, other: PartialPlan): number {
  return one.ownVisits - other.ownVisits || one.daysWaited - other.daysWaited;
}

function byDoses(one: PartialPlan, other: PartialPlan): number {
  return other.doses - one.doses || inOrder(one, other);
}

function followed(search: Search, plan: PartialPlan) {
  const { request } = search;
  const look = plan.look ?? lookOn(request, plan.given, plan.on);
  const visited = plan.isVisit ? visit(search, look, plan) : { plan, nextDoses: look.nextDoses };
  const from = plan.isVisit ? addDays(plan.on, 1) : plan.on;
  const days = nextDays(search, visited.plan, visited.nextDoses, from);
  return {
    plan: visited.plan,
    plans: days.map((day): PartialPlan => ({ ...visited.plan, ...day, look: day.on === look.on ? look : null })),
  };
}

type Visited = { readonly plan: PartialPlan; readonly nextDoses: readonly NextDose[] };

function visit(search: Search, look: Look, plan: PartialPlan): Visited {
  const { request, from } = search;
  const { toGive, chosen, nextDoses } = chosenOn(search, look, plan.given);
  const isLeft = ({ key }: NextDose) => nextDoses.some((next) => next.key === key && next.opensOn <= look.on);
  const left = new Map([...plan.left, ...toGive.filter(isLeft).map(({ key, forecast }) => [key, forecast] as const)]);
  if (chosen.products.length === 0) return { plan: { ...plan, left }, nextDoses };
  return { plan: { ...withVisit(request, look, plan, chosen, from), left }, nextDoses };
}

type Chosen = {
  readonly toGive: readonly NextDose[];
  readonly chosen: ChosenProducts;
  readonly nextDoses: readonly NextDose[];
};

/** All that is open, since a visit takes place; nothing where all of it waits for a scheduled one. */
function chosenOn({ request, from }: Search, look: Look, given: readonly GivenDose[]): Chosen {
  const open = look.nextDoses.filter(({ opensOn }) => opensOn <= look.on);
  const toGive = open.every((next) => waitsForVisit(request, next, look.on, from)) ? [] : open;
  const chosen = fewestProducts(request, look, given, toGive);
  return { toGive, chosen, nextDoses: nextDosesAfter(request, look, chosen) };
}

function waitsForVisit(request: PlanRequest, next: NextDose, on: Day, from: Day): boolean {
  const visitOn = scheduledVisitFor(request, next, on, from);
  return visitOn !== null && visitOn > on;
}

/** The doses of a visit may be followed by other ages, as the birth dose of a light baby is. */
function nextDosesAfter(request: PlanRequest, look: Look, { given, after }: ChosenProducts): readonly NextDose[] {
  const edition = request.editionOn(look.on, given);
  const isSame = edition === look.edition;
  const assessment = isSame ? after : evaluateAndForecast(edition, request.patient, given, look.on);
  return nextDosesOf(request, { edition, assessment, doses: given });
}

function withVisit(
  request: PlanRequest,
  look: Look,
  plan: PartialPlan,
  { products, given }: ChosenProducts,
  from: Day,
): PartialPlan {
  const { on } = look;
  const nextDoses = products.flatMap((of) => of.nextDoses);
  const waited = nextDoses.map(({ opensOn }) => daysBetween(laterDay(opensOn, from), on));
  const visited = plannedVisit({ request, look, products, place: plan.given.length, from });
  return {
    ...plan,
    given,
    visits: [...plan.visits, visited],
    ownVisits: plan.ownVisits + (isBooked(request, on) ? 0 : 1),
    doses: plan.doses + nextDoses.length,
    daysWaited: waited.reduce((total, days) => total + days, plan.daysWaited),
  };
}

type NextDay = { readonly on: Day; readonly isVisit: boolean };

/** Until the first dose has waited long enough, or something turns. No dose waits for one the family deferred. */
function nextDays(search: Search, plan: PartialPlan, nextDoses: readonly NextDose[], from: Day): readonly NextDay[] {
  const { until, request } = search;
  const windows = nextDoses.flatMap((next) => {
    if (plan.left.has(next.key)) return [];
    const opensOn = laterDay(next.opensOn, from);
    const visitOn = scheduledVisitFor(request, next, opensOn, search.from);
    if (visitOn !== null) return [{ opensOn: visitOn, closesOn: visitOn, isDeferred: false }];
    const isDeferred = request.wishes.notBefore.get(next.forecast.vaccineGroup) === opensOn;
    return [{ opensOn, closesOn: laterDay(opensOn, lastDayToWait(search, next)), isDeferred }];
  });
  const lastDay = windows.map(({ closesOn }) => closesOn).reduce(earlierDay, until);
  const turn = turnAfter(search, plan.on);
  const others = windows.filter(({ opensOn, isDeferred }) => !isDeferred && opensOn <= lastDay);
  const opening = (others.length > 0 ? others : windows).map((of) => of.opensOn).filter((on) => on <= lastDay);
  const booked = (request.booked ?? []).filter((on) => on <= lastDay && opening.some((opensOn) => opensOn <= on));
  const days = [...onOpenDays(opening, lastDay), ...booked].filter((on) => turn === null || on < turn);
  const visits = [...new Set(days)].map((on) => ({ on, isVisit: true }));
  return turn !== null && turn <= lastDay ? [...visits, { on: turn, isVisit: false }] : visits;
}

function isBooked({ booked = [] }: PlanRequest, on: Day): boolean {
  return booked.includes(on);
}

/** Avoids Sundays and holidays unless every window would close first. */
function onOpenDays(opening: readonly Day[], lastDay: Day): readonly Day[] {
  const open = opening.map(openDayFrom).filter((on) => on <= lastDay);
  return open.length > 0 ? open : opening;
}

function lastDayToWait({ request, from }: Search, next: NextDose): Day {
  const { patient, motherHepatitisB } = request;
  const { forecast, opensOn, closesOn, lastDay, waitsUntil } = next;
  if (next.waitsForNothing) return openDayFrom(laterDay(opensOn, from));
  if (waitsUntil >= from || isNewbornsBirthDose(forecast, patient.bornOn, from)) return waitsUntil;
  const isExposed = mayBeExposedAtBirth({ bornOn: patient.bornOn, motherHepatitisB }, from);
  if (isExposed && isBirthDose(forecast, patient.bornOn)) return openDayFrom(from);
  const most = addDays(from, DAYS_LATE_MAY_WAIT);
  const waited = closesOn < from ? most : laterDay(openDayFrom(from), earlierDay(most, closesOn));
  return earlierDay(waited, lastDay ?? waited);
}

function turnAfter({ request, until, turns }: Search, on: Day): Day | null {
  // Nothing turns between a day and the next turn after it.
  const known = turns.find(({ from, turn }) => from <= on && (turn === null || on < turn));
  if (known) return known.turn;
  const turn = nextTurn(request, on, until);
  turns.push({ from: on, turn });
  return turn;
}
