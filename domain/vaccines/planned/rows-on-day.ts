import type { Day } from '#domain/time/day.ts';
import { vaccinesOfBirth, vaccinesToAskAbout } from '../birth/birth-questions.ts';
import { groupsOfDose } from '../given/known-dose.ts';
import { askedFirst } from '../standing/asked-first.ts';
import { isAskedForMore } from '../standing/doctor-asked.ts';
import { isSecondFluDose, mayHaveEarlierFlu } from '../standing/earlier-flu.ts';
import { isOfSeriesAge } from '../standing/last-day.ts';
import { mainForecast } from '../standing/main-forecast.ts';
import { isAnswerAwaited } from '../standing/past.ts';
import { rowStatus, type RowStatus, type VaccineOfRow } from '../standing/row-status.ts';
import { rowsByRecord, unansweredRows } from '../standing/unanswered-rows.ts';
import { askedForIn, categoryFor, type ChildOnDay } from './child-on-day.ts';
import { dosesOfEveryChild, rowsOfEveryChild } from './for-every-child.ts';
import { knownOfBirth } from './known-of-birth.ts';
import { plannedGroups, plannedUntil, vaccineOn, type PlannedGroup } from './planned-group.ts';
import { projectDoses, type ProjectionRequest } from './project.ts';
import { laterRows, riskBegins, type LaterRows } from './risk-begins.ts';
import {
  agesOfPastRows,
  antibodyOfPast,
  recommendedRows,
  rowsAtOtherIntervals,
  withoutMore,
  type PastRows,
  type RecommendedRows,
} from './recommended-rows.ts';
import type { RowsOfEveryChild } from './routine-rows.ts';
import type { RecordedRow } from './vaccine-record.ts';

export type RowOnDay = RowStatus &
  Pick<RecordedRow, 'id' | 'number' | 'dueOn'> & {
    /** Planned group id. */
    readonly vaccine: string;
    /** The vaccine to give then: from 7 years Tdap instead of DTaP. */
    readonly gives: string;
    readonly name: string;
    readonly shortName: string;
    readonly completed: boolean;
  };

/** The rows of a vaccine, and what they read as. */
export type GroupOnDay = {
  /** By number. */
  readonly rows: readonly RecordedRow[];
  /** Where the rows that wait for a dose are by no forecast of today. */
  readonly later: LaterRows | null;
  /** The same of the last of them, after those that every child has. */
  readonly more: MoreRows | null;
  readonly recommended: RecommendedRows;
  /** The same of rows for what is noted, and of RSV antibody of which no dose is due; for the question about the past alone. */
  readonly past: PastRows;
  readonly onDay: (row: RecordedRow) => RowOnDay;
};

/** Only vaccines in the schedule. */
export function rowsOnDay(of: ChildOnDay): readonly RowOnDay[] {
  const groupOf = groupsOnDay(of);
  return plannedGroups(of.published.schedule).flatMap((group) => {
    const { rows, onDay } = groupOf(group);
    return rows.map(onDay);
  });
}

/** Call the result once per vaccine. */
export function groupsOnDay(of: ChildOnDay): (group: PlannedGroup) => GroupOnDay {
  const facts = factsOfAll(of);
  return (group) => {
    const rows = (facts.byVaccine.get(group.id) ?? []).toSorted((one, other) => one.number - other.number);
    return groupOnDay(of, facts, group, rows);
  };
}

/** Rows of a dose that a vaccine has from a later age on, for what is noted. */
export type MoreRows = { readonly begins: LaterRows; readonly numbers: readonly number[] };

type FactsOfAll = ReturnType<typeof factsOfAll>;

/** What is the same for all vaccines of a child. */
function factsOfAll({ record, published, today, dated }: ChildOnDay) {
  const ofBirth = knownOfBirth(record, today);
  return {
    byVaccine: Map.groupBy(record.rows, ({ vaccine }) => vaccine),
    isAwaited: isAnswerAwaited(record, today),
    told: vaccinesOfBirth(ofBirth, today),
    toAskAbout: vaccinesToAskAbout(ofBirth, today),
    edition: published.editionOn(today),
    givenOnOf: new Map(dated.map(({ id, givenOn }) => [id, givenOn])),
  };
}

function groupOnDay(
  of: ChildOnDay,
  { isAwaited, told, toAskAbout, edition, givenOnOf }: FactsOfAll,
  group: PlannedGroup,
  rows: readonly RecordedRow[],
): GroupOnDay {
  const { record, published, today, assessment, series } = of;
  const { child, addedOn } = record;
  const main = mainForecast(assessment.forecasts, group.group);
  const later = laterRowsIn(of, rows, group);
  const isForRisk = later?.isForRisk ?? main?.type === 'risk';
  const ofEvery = isForRisk ? rowsOfEvery(of, group, rows) : null;
  const next = later ? { ...(isForRisk ? FOR_LATER_RISK : OF_NEXT_SEASON), earliest: later.on } : main;
  const categoryOn = (on: Day) => categoryFor(record, published, group.group, on);
  const more = isForRisk ? null : moreRowsIn(of, group, rows);
  const ofSchedule = recommendedRows(of, group, rows, { next, ofEvery, categoryOn });
  const ofMore = more?.numbers ?? [];
  const ofEveryChild = rows.filter(({ number }) => !ofMore.includes(number));
  const others = rowsAtOtherIntervals(group, ofEveryChild, { next, ofEvery });
  const [recommended, pastOfMore] = withoutMore(ofSchedule, [...ofMore, ...others]);
  const ofRisk = ofEvery ? agesOfPastRows(group, rows, { recommended, ofEvery }, child.bornOn) : pastOfMore;
  const past: PastRows = new Map([...ofRisk, ...antibodyOfPast(of, group, rows, recommended)]);
  const ofPast = rows.map((row) => {
    const { on = null } = recommended.get(row.number) ?? past.get(row.number) ?? {};
    return { ...asPlanned(row), recommendedOn: on };
  });
  const undated = rows.filter(({ doseId }) => doseId !== null && givenOnOf.get(doseId) === null).length;
  const isOfAge = main !== undefined && isOfSeriesAge(of.edition, main, child.bornOn, assessment.asOf);
  const known = { status: main?.status, addedOn, undated, isAwaited, isOfAge };
  const unanswered = record.isPastOpen ? unansweredRows(ofPast, known) : new Set<number>();
  const byRecord = rowsByRecord(ofPast, known);
  const isAskedFirst = next !== undefined && askedFirst(series, { ...next, vaccineGroup: group.group }) !== null;
  const ofVaccine: VaccineOfRow = {
    vaccineGroup: group.group,
    nextDose: main?.dose ?? null,
    child,
    noted: series.noted,
    edition,
    evaluations: assessment.evaluations,
    categoryOn,
    isForRisk,
    isAskedFirst,
    mayBeEnough: main !== undefined && isSecondFluDose(main) && mayHaveEarlierFluIn(of),
    isAskedForMore: main !== undefined && isAskedForMore(series, main),
    isOfBirth: told.has(group.id),
    isAskedOfBirth: toAskAbout.has(group.id),
    decided: record.decided.get(group.id),
    undated,
  };
  const isListed = ofEvery === null || (categoryOn(today)?.categories.includes('routine') ?? true);
  const notForRisk = isListed ? [] : dosesNotForRisk(of, group);
  const onDay = (recorded: RecordedRow): RowOnDay => {
    const { id, number, doseId, dueOn } = recorded;
    const row = asPlanned(recorded);
    const { completed } = row;
    const on = givenOnOf.get(doseId ?? '') ?? dueOn ?? (completed ? child.bornOn : today);
    const { id: gives, name, shortName } = vaccineOn(group, child.bornOn, on);
    const recommendedOn = recommended.get(number)?.on ?? null;
    const isOfEveryChild = ofEvery?.numbers.includes(number) ?? !isForRisk;
    const place = rows.filter((one) => one.doseId === null && one.number < number).length;
    const asked = { isAskedBefore: unanswered.has(number), isByRecord: byRecord.has(number) };
    const facts = { ...row, ...asked, place, recommendedOn };
    const isOfMore = more?.numbers.includes(number) ?? false;
    const isAfterRisk = isOfEveryChild && dueOn !== null && notForRisk.includes(dueOn);
    const ofRow = isOfMore || isAfterRisk ? { ...ofVaccine, isForRisk: isOfMore } : ofVaccine;
    const status = rowStatus({ ...facts, isOfEveryChild: isOfEveryChild && !isOfMore }, ofRow, today);
    return { id, vaccine: group.id, gives, name, shortName, number, dueOn, completed, ...status };
  };
  // By today's forecast a doctor is asked first too, in its words.
  const isAskedToday = isAskedFirst && main?.status === 'not-complete';
  return { rows, later: isAskedToday ? null : later, more, recommended, past, onDay };
}

/** Whether influenza doses of earlier seasons may have been given that are not recorded. */
export function mayHaveEarlierFluIn({ record, published, edition, dated, assessment }: ChildOnDay): boolean {
  const { bornOn } = record.child;
  const ofFlu = dated.filter((dose) => groupsOfDose(edition, published.schedule, dose).includes('Influenza'));
  const givenOn = ofFlu.flatMap((dose) => dose.givenOn ?? []);
  return mayHaveEarlierFlu({ bornOn, addedOn: record.addedOn, givenOn, today: assessment.asOf });
}

const FOR_LATER_RISK = { type: 'risk', dose: null } as const;
const OF_NEXT_SEASON = { type: 'standard', dose: 1 } as const;

function laterRowsIn({ patient, edition, assessment }: ChildOnDay, rows: readonly RecordedRow[], group: PlannedGroup) {
  const [first] = rows.flatMap(({ doseId, dueOn }) => (doseId === null && dueOn ? [dueOn] : [])).toSorted();
  return laterRows(group, first, { edition, patient, forecasts: assessment.forecasts, today: assessment.asOf });
}

/** Where the next dose of a vaccine is every child's, and what is noted asks for more from a later age on. */
function moreRowsIn(of: ChildOnDay, group: PlannedGroup, rows: readonly RecordedRow[]): MoreRows | null {
  const begins = riskBegins(of.edition, group.group, of.patient, of.assessment.asOf);
  if (begins === null) return null;
  const late = rows.filter(({ doseId, dueOn }) => doseId === null && dueOn !== null && dueOn >= begins.on);
  if (late.length === 0) return null;
  const { numbers: ofEvery } = rowsOfEvery(of, group, rows);
  const numbers = late.map(({ number }) => number).filter((number) => !ofEvery.includes(number));
  return numbers.length === 0 ? null : { begins: { ...begins, isForRisk: true }, numbers };
}

/** The due days of doses to come that are every child's, after one for what is noted, as of hepatitis A before travel. */
function dosesNotForRisk(of: ChildOnDay, group: PlannedGroup): readonly Day[] {
  const projected = projectDoses(projectionOf(of), [group]).get(group.group) ?? [];
  return projected.flatMap(({ dueOn, isForRisk }) => (isForRisk ? [] : [dueOn]));
}

function projectionOf({ record, published, patient, editionOn, judged, assessment }: ChildOnDay): ProjectionRequest {
  const { asOf: today } = assessment;
  const until = plannedUntil(patient.bornOn, today);
  const doses = judged.map(({ given }) => given);
  return { patient, doses, assessment, editionOn, today, until, askedFor: askedForIn(record, published) };
}

/** Of a vaccine of which a dose is for what is noted. */
function rowsOfEvery(of: ChildOnDay, group: PlannedGroup, rows: readonly RecordedRow[]): RowsOfEveryChild {
  const ofEvery = dosesOfEveryChild(projectionOf(of), group);
  const open = rows.filter(({ doseId }) => doseId === null);
  return { numbers: rowsOfEveryChild(open, ofEvery), dose: ofEvery[0]?.number ?? 1 };
}

function asPlanned({ number, doseId, dueOn, windowEndsOn, isNeeded }: RecordedRow) {
  const isContraindicated = isNeeded && dueOn === null;
  return { number, completed: doseId !== null, dueOn, windowEndsOn, isContraindicated };
}
