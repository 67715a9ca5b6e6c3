import { dayNumber, laterDay, type Day } from '#domain/time/day.ts';
import type { Assessment, GivenDose, GroupForecast, Patient } from '../assessment.ts';
import type { ChildEdition, Edition } from '../edition.ts';
import { dosesOf, seriesNamed } from '../editions/series-of.ts';
import { seasonBegan, seasonTurnAfter } from '../editions/season-roll.ts';
import { evaluateAndForecast } from '../engine.ts';
import { isKept, isOutgrown } from '../planner/kept-product.ts';
import { isPedvaxHibPreferred, PEDVAX_HIB } from '../planner/preferred-hib.ts';
import { windowOf, type DatedGroupForecast } from '../planner/window.ts';
import type { Cvx } from '../supporting-data.ts';
import { isBirthDose } from '../birth/birth-dose.ts';
import { editionOfGroups } from './edition-of-groups.ts';
import { lastDayToGive } from '../standing/last-day.ts';
import { windowEnd } from '../standing/window-end.ts';
import { groupsOfProduct } from '../given/known-dose.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { vaccineOn, type PlannedGroup } from './planned-group.ts';
import { contraindicationEnds, hasSeasonForRisk, riskBegins } from './risk-begins.ts';

export type ProjectedDose = {
  /** For influenza, September at the earliest. May be in the past. */
  readonly dueOn: Day;
  /** The last day before it is overdue, never before the due day; null if that is its due day. */
  readonly windowEndsOn: Day | null;
  /** Of a series for what is noted of the child. */
  readonly isForRisk: boolean;
};

export type ProjectionRequest = {
  readonly patient: Patient;
  readonly doses: readonly GivenDose[];
  readonly assessment: Assessment;
  readonly editionOn: ChildEdition;
  readonly today: Day;
  /** The next seasonal dose may come later. */
  readonly until: Day;
  /** Vaccine groups that a parent asked for. */
  readonly askedFor: ReadonlySet<string>;
};

export type Projection = ReadonlyMap<string, readonly ProjectedDose[]>;

/** Ends the loop if the data never completes a series. */
const MOST_DOSES = 20;

/**
 * Future doses by vaccine group, each on its recommended day, or today if overdue; for a seasonal vaccine, only the
 * next. The first of a group is the engine's forecast as of today, or of the next season. The rest are ours: the
 * engine's forecasts as if all doses before were given as planned. Groups are projected separately, so no dose waits for
 * another group's future dose.
 */
export function projectDoses(request: ProjectionRequest, groups: readonly PlannedGroup[]): NextDoses {
  const { assessment, doses, editionOn, today, until } = request;
  const edition = editionOn(today, doses);
  const projected = new Map<string, readonly NextDoseOfGroup[]>();
  for (const group of groups) {
    const next = ofItsAge(request, nextDose(request, group, { edition, assessment }));
    if (next && next.dueOn <= until) projected.set(group.group, followed(request, next));
  }
  return withNextSeason(request, groups, withLaterRisks(request, groups, projected));
}

/** @param seasonOf a day of the season by whose data the first is planned */
function followed(
  request: ProjectionRequest,
  first: NextDoseOfGroup,
  seasonOf = request.today,
): readonly NextDoseOfGroup[] {
  const projected = [first];
  if (first.group.isSeasonal) return projected;
  let edition = request.editionOn(seasonOf, request.doses);
  let last = first;
  let { doses } = request;
  while (projected.length < MOST_DOSES) {
    const after = takenAsGiven({ ...request, doses }, last, seasonOf);
    const asGiven = { ...request, doses: after.doses };
    const planned = after.isComplete ? ofNextSeason(asGiven, first.group, last.on) : after.next;
    const next = ofItsAge(asGiven, soonerForRisk(asGiven, first.group, planned, last.on) ?? planned);
    if (!next || next.on <= last.on || next.on > request.until) break;
    if (!after.isComplete && after.edition === edition && isSameDose(next, last)) break;
    projected.push(next);
    ({ doses, edition } = after);
    last = next;
  }
  return projected;
}

/** Where its day comes when the child is too old for it, what is due then; null if nothing is. */
function ofItsAge(request: ProjectionRequest, next: NextDoseOfGroup | null): NextDoseOfGroup | null {
  if (!next) return null;
  const { patient, doses, editionOn } = request;
  const { group, on, series } = next;
  const isOver = isOutgrown(editionOn(on, doses), patient, { vaccineGroup: group.group, series }, on);
  return isOver ? nextDoseOn(request, group, on) : next;
}

/** Unless other ages follow it, the planned product did not advance the series, so what follows is unknown. */
function isSameDose(one: NextDoseOfGroup, other: NextDoseOfGroup): boolean {
  return one.seriesGroup === other.seriesGroup && one.number === other.number;
}

type Taken = {
  readonly doses: readonly GivenDose[];
  /** By those doses. */
  readonly edition: Edition;
  readonly next: NextDoseOfGroup | null;
  readonly isComplete: boolean;
};

/** @param seasonOf a day of the season by whose data it is judged */
function takenAsGiven(request: ProjectionRequest, dose: NextDoseOfGroup, seasonOf: Day): Taken {
  const { patient, doses, editionOn } = request;
  const { group } = dose;
  const before = editionOn(seasonOf, doses);
  const on = dayTaken(request, before, dose);
  const given = (cvx: Cvx): Taken => {
    const more = [...doses, { givenOn: on, cvx }];
    const edition = editionOn(seasonOf, more);
    const ofGroup = editionOfGroups(edition, [group.group]);
    const assessment = evaluateAndForecast(ofGroup, patient, more, on);
    const isComplete = mainForecast(assessment.forecasts, group.group)?.status === 'complete';
    return { doses: more, edition, next: nextDose(request, group, { edition: ofGroup, assessment }), isComplete };
  };
  const isAlone = ({ cvx }: GivenDose) => groupsOfProduct(before, cvx).join('|') === group.group;
  const isPedvaxHib = isPedvaxHibPreferred(before, patient, doses, { vaccineGroup: group.group, on });
  const plannedWith = isPedvaxHib ? PEDVAX_HIB : vaccineOn(group, patient.bornOn, on).plannedWith;
  const previous = doses.findLast(isAlone)?.cvx;
  if (previous === undefined || previous === plannedWith) return given(plannedWith);
  if (!isKept(before, patient, { vaccineGroup: group.group, series: dose.series }, previous)) return given(plannedWith);
  const same = given(previous);
  const isBroughtOn = same.next ? same.next.number > dose.number : same.isComplete;
  return isBroughtOn ? same : given(plannedWith);
}

/**
 * Its day; where the vaccine begins for what is noted within its window, that day, on which a visit may have it: what is
 * asked for then has its row.
 */
function dayTaken({ patient }: ProjectionRequest, edition: Edition, { group, on, windowEndsOn }: NextDoseOfGroup): Day {
  const begins = riskBegins(edition, group.group, patient, on);
  return begins !== null && windowEndsOn !== null && begins.on <= windowEndsOn ? begins.on : on;
}

/** By vaccine group. */
type NextDoses = ReadonlyMap<string, readonly NextDoseOfGroup[]>;

export type NextDoseOfGroup = ProjectedDose & {
  readonly group: PlannedGroup;
  readonly seriesGroup: string;
  /** By name. */
  readonly series: readonly string[];
  /** In its series, of the doses that count. */
  readonly number: number;
  readonly on: Day;
};

type Assessed = { readonly edition: Edition; readonly assessment: Assessment };

/** By a forecast of today, or of a later day. */
export function nextDose(
  request: ProjectionRequest,
  group: PlannedGroup,
  { edition, assessment }: Assessed,
): NextDoseOfGroup | null {
  const forecast = mainForecast(assessment.forecasts, group.group);
  if (!forecast || !isDated(forecast)) return null;
  const days = dueDays(request, edition, forecast);
  const { dose: number, seriesGroup, series, type } = forecast;
  return {
    group,
    seriesGroup,
    series,
    number,
    isForRisk: type === 'risk',
    ...days,
    on: laterDay(days.dueOn, request.today),
  };
}

function isDated(forecast: GroupForecast): forecast is DatedGroupForecast {
  const { dose, earliest, recommended } = forecast;
  return dose !== null && earliest !== null && recommended !== null;
}

/**
 * The birth dose is for the day of birth. Influenza waits until September and is best given by the end of October. A
 * dose without days between due and past due has the days that the planner lets it wait (window.ts), so that it is not
 * overdue before the visit that is planned for it.
 * A dose of a season without an end is due from the first day of the season of today.
 */
function dueDays(
  { patient: { bornOn }, today, askedFor }: ProjectionRequest,
  edition: Edition,
  forecast: DatedGroupForecast,
): Pick<ProjectedDose, 'dueOn' | 'windowEndsOn'> {
  const { pastDue, latest, vaccineGroup } = forecast;
  const recommended = inThisSeason(edition, forecast, today);
  if (isBirthDose(forecast, bornOn)) return { dueOn: recommended, windowEndsOn: recommended };
  const lastDay = lastDayToGive(edition, forecast);
  const isFlu = vaccineGroup === 'Influenza';
  const { opensOn, closesOn } = windowOf(
    { ...forecast, recommended },
    {
      bornOn,
      asOf: today,
      isAskedFor: askedFor.has(vaccineGroup),
      waitingFrom: () => ({ isPrompt: false, nearbyUntil: null }),
      notBefore: null,
      lastDay: isFlu ? latest : lastDay,
    },
  );
  const end = windowEnd(edition, forecast, isFlu ? opensOn : recommended);
  if (isFlu) return { dueOn: opensOn, windowEndsOn: end };
  return { dueOn: recommended, windowEndsOn: pastDue === null ? (end ?? closesOn) : closesOn };
}

/**
 * The recommended day, but for one that is the day on which the data's season of no end began, as for COVID-19 in CDSi
 * 4.64: the day on which the season of today began.
 */
function inThisSeason(edition: Edition, { series, recommended }: DatedGroupForecast, today: Day): Day {
  const doses = dosesOf(seriesNamed(edition, series));
  const began = dayNumber(recommended);
  const isDayOfData = doses.some(({ seasonStart, seasonEnd }) => seasonEnd === null && seasonStart === began);
  return isDayOfData ? seasonBegan(today) : recommended;
}

/**
 * Of vaccines that begin with a later age because of what is noted of the child, as MenACWY without a spleen; and before
 * the age of every child, as MMR at 6 months before travel.
 */
function withLaterRisks(request: ProjectionRequest, groups: readonly PlannedGroup[], projected: NextDoses): NextDoses {
  const found = groups.flatMap((group) => {
    const next = soonerForRisk(request, group, projected.get(group.group)?.[0] ?? null, request.today);
    return next && next.dueOn <= request.until ? [[group.group, followed(request, next)] as const] : [];
  });
  return new Map([...projected, ...found]);
}

function withNextSeason(request: ProjectionRequest, groups: readonly PlannedGroup[], projected: NextDoses): NextDoses {
  const { assessment, today } = request;
  const isOver = ({ group, isSeasonal }: PlannedGroup) =>
    isSeasonal || mainForecast(assessment.forecasts, group)?.reasons.includes('past-season-end');
  const turn = seasonTurnAfter(today);
  const found = groups.flatMap((group) => {
    if (projected.has(group.group)) return [];
    const next = isOver(group) ? nextDoseOn(request, group, turn) : ofNextSeason(request, group, today);
    return next ? [[group.group, followed(request, next, next.on)] as const] : [];
  });
  return new Map([...projected, ...found]);
}

/** The dose that what is noted asks for at an age after a day, where it is due before the planned one; else null. */
function soonerForRisk(
  request: ProjectionRequest,
  group: PlannedGroup,
  planned: NextDoseOfGroup | null,
  after: Day,
): NextDoseOfGroup | null {
  const { patient, doses, editionOn, today } = request;
  const edition = editionOfGroups(editionOn(today, doses), [group.group]);
  const begins = riskBegins(edition, group.group, patient, after);
  if (begins === null) return null;
  const next = nextDose(request, group, {
    edition,
    assessment: evaluateAndForecast(edition, patient, doses, begins.on),
  });
  return next?.isForRisk && (planned === null || next.dueOn < planned.dueOn) ? next : null;
}

/** What the next season brings to a vaccine that is done for this one, as influenza. */
export function nextSeasonDose(request: ProjectionRequest, group: PlannedGroup): NextDoseOfGroup | null {
  const { today } = request;
  return group.isSeasonal ? nextDoseOn(request, group, seasonTurnAfter(today)) : ofNextSeason(request, group, today);
}

/**
 * The dose of a season after a day that is for what is noted, as the second of RSV antibody; of the season of that day,
 * where what is against it ends in that, as the mother's RSV vaccine.
 */
function ofNextSeason(request: ProjectionRequest, group: PlannedGroup, after: Day): NextDoseOfGroup | null {
  const { patient, doses, editionOn } = request;
  const edition = editionOfGroups(editionOn(after, doses), [group.group]);
  if (!hasSeasonForRisk(edition, group.group, patient)) return null;
  const days = [seasonTurnAfter(after), ...contraindicationEnds(edition, patient)].filter((on) => on > after);
  for (const on of days.toSorted()) {
    const next = nextDoseOn(request, group, on);
    if (next?.isForRisk) return next;
  }
  return null;
}

function nextDoseOn(request: ProjectionRequest, group: PlannedGroup, on: Day): NextDoseOfGroup | null {
  const { patient, doses, editionOn } = request;
  const edition = editionOfGroups(editionOn(on, doses), [group.group]);
  const assessment = evaluateAndForecast(edition, patient, doses, on);
  return nextDose(request, group, { edition, assessment });
}
