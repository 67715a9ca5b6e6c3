import type { PlannedDose } from '#contract/vaccines.ts';
import { isAnswerAwaited } from '#domain/vaccines/standing/past.ts';
import type { Deferrals } from '#domain/checkups/reminding.ts';
import { laterDay, type Day } from '#domain/time/day.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { isBeforeFirstSeason } from '#domain/vaccines/given/before-first-season.ts';
import { isFirstDoseLater } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import { hepatitisBRow } from '#domain/vaccines/birth/hepatitis-b-row.ts';
import { vaccinesOfBirth, vaccinesToAskAbout, type KnownOfBirth } from '#domain/vaccines/birth/birth-questions.ts';
import { mainForecast } from '#domain/vaccines/standing/main-forecast.ts';
import { dayAtAge } from '#domain/vaccines/duration.ts';
import { plannedGroups, plannedUntil, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { laterRows, type LaterRows } from '#domain/vaccines/planned/risk-begins.ts';
import { dosesOfEveryChild, rowsOfEveryChild } from '#domain/vaccines/planned/for-every-child.ts';
import { routineRows, routineRowsOfPast, type RowsOfEveryChild } from '#domain/vaccines/planned/routine-rows.ts';
import { askedFirst } from '#domain/vaccines/standing/asked-first.ts';
import { isSecondFluDose } from '#domain/vaccines/standing/earlier-flu.ts';
import { rowStatus, type VaccineOfRow } from '#domain/vaccines/standing/row-status.ts';
import { isAskedAbout, seriesStanding } from '#domain/vaccines/standing/series-standing.ts';
import { unansweredRows } from '#domain/vaccines/standing/unanswered-rows.ts';
import { madeOn } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import { assess, mayHaveEarlierFluIn, seriesFactsOf, type Assessed } from './assessed.ts';
import type { PlanData, Reading } from './plan-data.ts';
import { askedForIn, categoryFor, decidedIn, type PlannedChild } from './plan.ts';

export type RowToday = Pick<
  PlannedDose,
  | 'id'
  | 'vaccine'
  | 'gives'
  | 'name'
  | 'shortName'
  | 'number'
  | 'dueOn'
  | 'windowEndsOn'
  | 'birthHours'
  | 'isPrompt'
  | 'isOfEarlierAge'
  | 'isAskedForAgain'
  | 'status'
  | 'isUnanswered'
  | 'isOfBirth'
  | 'category'
  | 'categoryNote'
  | 'dosesByAuthority'
  | 'completed'
>;

/** What calendars and reminders need of a plan. */
export type PlanToday = {
  readonly authority: string;
  readonly edition: string;
  readonly rows: readonly RowToday[];
  readonly deferrals: Deferrals;
};

export function planToday(data: PlanData, reading: Reading): PlanToday {
  const { authority, edition } = data.plan;
  const deferrals = data.decisions.flatMap(({ vaccine, decision, until_on: until }) =>
    decision === 'deferred' && until !== null ? [[vaccine, until] as const] : [],
  );
  return { authority, edition, rows: rowStatuses(data, reading, assess(data, reading)), deferrals: new Map(deferrals) };
}

/** Only vaccines in the schedule. */
export function rowStatuses(data: PlanData, reading: Reading, assessed: Assessed): readonly RowToday[] {
  const groupOf = plannedGroupsIn(data, reading, assessed);
  return plannedGroups(routineSchedule()).flatMap((group) => {
    const { rows, statusOf } = groupOf(group);
    return rows.map(statusOf);
  });
}

/** What is known of the birth, for the questions about it. */
export function knownOfBirth(
  { plan, rows }: Pick<PlanData, 'plan' | 'rows'>,
  child: PlannedChild,
  today: Day,
): KnownOfBirth {
  const addedOn = madeOn(plan);
  return {
    bornOn: child.bornOn,
    addedOn,
    isAwaited: isAnswerAwaited({ addedOn, isPastOpen: true }, today),
    hepatitisB: plan.hepatitis_b_at_birth,
    isHepatitisBLater: isFirstDoseLater(child),
    motherRsvVaccine: child.motherRsvVaccine,
    isMotherRsvAnswered: isFlag(plan.mother_rsv_answered),
    given: new Set(rows.filter(({ dose_id }) => dose_id !== null).map(({ vaccine }) => vaccine)),
  };
}

/** What the rows of a vaccine read as. */
export type GroupInPlan = {
  /** By number. */
  readonly rows: readonly StoredRow[];
  /** Where the rows that wait for a dose are by no forecast of today. */
  readonly later: LaterRows | null;
  /** The age for which the schedule has a row, its vaccine then, and the day; by number. The day is null of a seasonal vaccine, and where the child was too old for its first season. */
  readonly recommended: ReadonlyMap<number, RecommendedRow>;
  /** The same of rows for what is noted, for the question about the past alone. */
  readonly past: ReadonlyMap<number, RecommendedRow & { readonly on: Day }>;
  readonly statusOf: (row: StoredRow) => RowToday;
};

type RecommendedRow = { readonly age: string; readonly name: string; readonly on: Day | null };

type StoredRow = PlanData['rows'][number];

/**
 * Call it once per vaccine.
 *
 * @param assessed by the doses of the same day
 */
export function plannedGroupsIn(
  data: PlanData,
  { child, today }: Reading,
  assessed: Assessed,
): (group: PlannedGroup) => GroupInPlan {
  const { plan } = data;
  const { dated, assessment } = assessed;
  const series = seriesFactsOf(assessed, child);
  const byVaccine = Map.groupBy(data.rows, ({ vaccine }) => vaccine);
  const decided = decidedIn(data);
  const addedOn = madeOn(plan);
  const isAwaited = isAnswerAwaited({ addedOn, isPastOpen: isFlag(plan.past_open) }, today);
  const ofBirth = knownOfBirth(data, child, today);
  const [vaccinesTold, toAskAbout] = [vaccinesOfBirth(ofBirth, today), vaccinesToAskAbout(ofBirth, today)];
  const edition = editionOn(CURRENT_EDITION, today);
  const givenOnOf = new Map(dated.map(({ id, givenOn }) => [id, givenOn]));
  return (group) => {
    const rows = (byVaccine.get(group.id) ?? []).toSorted((one, other) => one.number - other.number);
    const main = mainForecast(assessment.forecasts, group.group);
    const later = laterRowsIn(rows, group, assessed);
    const isForRisk = later?.isForRisk ?? main?.type === 'risk';
    const ofEvery = isForRisk ? rowsOfEvery(group, rows, assessed, askedForIn(data.decisions)) : null;
    const next = later ? { ...(isForRisk ? FOR_LATER_RISK : OF_NEXT_SEASON), earliest: later.on } : main;
    const categoryOn = (on: Day) => categoryFor(child, plan.authority, group.group, on);
    const recommended = recommendedFor(group, rows, { next, ofEvery, categoryOn }, { child, today });
    const past = ofEvery ? pastFor(group, rows, { recommended, ofEvery }, child.bornOn) : NO_PAST;
    const ofPast = rows.map((row) => {
      const { on = null } = recommended.get(row.number) ?? past.get(row.number) ?? {};
      return { ...asPlanned(row), recommendedOn: on };
    });
    const undated = rows.filter(({ dose_id: id }) => id !== null && givenOnOf.get(id) === null).length;
    const unanswered = isAwaited
      ? unansweredRows(ofPast, { status: main?.status, addedOn, undated })
      : new Set<number>();
    const isAskedFirst = next !== undefined && askedFirst(series, { ...next, vaccineGroup: group.group }) !== null;
    const ofVaccine: VaccineOfRow = {
      vaccineGroup: group.group,
      nextDose: main?.dose ?? null,
      child,
      edition,
      evaluations: assessment.evaluations,
      categoryOn,
      isForRisk,
      isAskedFirst,
      mayBeEnough: main !== undefined && isSecondFluDose(main) && mayHaveEarlierFluIn(data, child, assessed),
      isAskedForMore:
        main !== undefined &&
        (isAskedAbout(seriesStanding(series, main)) || (isAskedFirst && main.status === 'not-complete')),
      isOfBirth: vaccinesTold.has(group.id),
      isAskedOfBirth: toAskAbout.has(group.id),
      decided: decided.get(group.id),
      undated,
    };
    const statusOf = (stored: StoredRow): RowToday => {
      const row = asPlanned(stored);
      const { number, completed, dueOn } = row;
      const givenOn = givenOnOf.get(stored.dose_id ?? '');
      const on = givenOn ?? dueOn ?? (completed ? child.bornOn : today);
      const { id: gives, name, shortName } = vaccineOn(group, child.bornOn, on);
      const recommendedOn = recommended.get(number)?.on ?? null;
      const isOfEveryChild = ofEvery?.numbers.includes(number) ?? !isForRisk;
      const facts = { ...row, recommendedOn, isOfEveryChild, isAskedBefore: unanswered.has(number) };
      const status = rowStatus(facts, ofVaccine, today);
      return {
        id: stored.id,
        vaccine: group.id,
        gives,
        name,
        shortName,
        number,
        dueOn,
        completed,
        ...status,
      };
    };
    return { rows, later, recommended, past, statusOf };
  };
}

const FOR_LATER_RISK = { type: 'risk', dose: null } as const;
const OF_NEXT_SEASON = { type: 'standard', dose: 1 } as const;

function laterRowsIn(rows: readonly StoredRow[], group: PlannedGroup, { patient, edition, assessment }: Assessed) {
  const [first] = rows.flatMap(({ dose_id, due_on }) => (dose_id === null && due_on ? [due_on] : [])).toSorted();
  return laterRows(group, first, { edition, patient, forecasts: assessment.forecasts, today: assessment.asOf });
}

/** Of a vaccine whose next dose is for what is noted. */
function rowsOfEvery(
  group: PlannedGroup,
  rows: readonly StoredRow[],
  { patient, editionOn: editionOfChild, judged, assessment }: Assessed,
  askedFor: ReadonlySet<string>,
): RowsOfEveryChild {
  const { asOf: today } = assessment;
  const until = plannedUntil(patient.bornOn, today);
  const doses = judged.map(({ given }) => given);
  const ofEvery = dosesOfEveryChild({ patient, doses, editionOn: editionOfChild, today, until, askedFor }, group);
  const open = rows.filter(({ dose_id }) => dose_id === null).map(asPlanned);
  return { numbers: rowsOfEveryChild(open, ofEvery), dose: ofEvery[0]?.number ?? 1 };
}

/** What the rows of a vaccine follow: a forecast, and the child's authority. */
type Following = {
  readonly next: Parameters<typeof routineRows>[2];
  /** Where the forecast is for what is noted. */
  readonly ofEvery: RowsOfEveryChild | null;
  readonly categoryOn: VaccineOfRow['categoryOn'];
};

function recommendedFor(
  group: PlannedGroup,
  rows: readonly StoredRow[],
  { next, ofEvery, categoryOn }: Following,
  { child, today }: Reading,
): GroupInPlan['recommended'] {
  const planned = rows.map((row) => ({ ...asPlanned(row), isNeeded: isFlag(row.is_needed) }));
  const notes = group.vaccines.find(({ motherNotes }) => motherNotes)?.motherNotes ?? null;
  const routine = [...routineRows(group, planned, next, ofEvery)];
  const isWithoutDay = group.isSeasonal || isBeforeFirstSeason(group.group, child.bornOn);
  return new Map(
    routine.map(([number, row]) => {
      const dueOn = planned.find((one) => one.number === number)?.dueOn ?? today;
      const { rows: listed = [] } = categoryOn(laterDay(dueOn, today)) ?? {};
      const ofAuthority = listed.find((one) => one.number === row.number);
      const { age, from } = ofAuthority ?? hepatitisBRow(row, number, { notes, child, today });
      const on = dayAtAge(child.bornOn, from);
      const { shortName: name } = vaccineOn(group, child.bornOn, on);
      return [number, { age, name, on: isWithoutDay ? null : on }];
    }),
  );
}

const NO_PAST: GroupInPlan['past'] = new Map();

/** Not of RSV antibody, whose seasons have no age. */
function pastFor(
  group: PlannedGroup,
  rows: readonly StoredRow[],
  { recommended, ofEvery }: Pick<GroupInPlan, 'recommended'> & { readonly ofEvery: RowsOfEveryChild },
  bornOn: Day,
): GroupInPlan['past'] {
  if (group.isSeasonal || group.group === 'RSV') return NO_PAST;
  const found = routineRowsOfPast(group, rows.map(asPlanned), recommended, ofEvery);
  return new Map(
    [...found].map(([number, { age, from }]) => {
      const on = dayAtAge(bornOn, from);
      return [number, { age, name: vaccineOn(group, bornOn, on).shortName, on }];
    }),
  );
}

function asPlanned({ number, dose_id, due_on: dueOn, window_ends_on: windowEndsOn, is_needed }: StoredRow) {
  return {
    number,
    completed: dose_id !== null,
    dueOn,
    windowEndsOn,
    isContraindicated: isFlag(is_needed) && dueOn === null,
  };
}
