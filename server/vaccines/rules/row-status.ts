import type { PlannedDose } from '#contract/vaccines.ts';
import { isAnswerAwaited } from '#domain/checkups/past.ts';
import type { Deferrals } from '#domain/checkups/reminding.ts';
import type { Day } from '#domain/time/day.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { isFirstDoseLater } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import { vaccinesToAskAbout, type KnownOfBirth } from '#domain/vaccines/birth/birth-questions.ts';
import { mainForecast } from '#domain/vaccines/planned/main-forecast.ts';
import { dayAtAge, plannedGroups, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { laterRisk } from '#domain/vaccines/planned/risk-begins.ts';
import { observationToAskAboutBefore } from '#domain/vaccines/planner/ask-first.ts';
import { routineRowOf } from '#domain/vaccines/planned/routine-row.ts';
import { rowStatus, type VaccineOfRow } from '#domain/vaccines/standing/row-status.ts';
import { unansweredRows } from '#domain/vaccines/standing/unanswered-rows.ts';
import { madeOn } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { assess, type Assessed } from './assessed.ts';
import type { PlanData, Reading } from './plan-data.ts';
import { categoryFor, decidedIn, type PlannedChild } from './plan.ts';

export type RowStatus = Pick<
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
  | 'status'
  | 'isUnanswered'
  | 'category'
  | 'categoryNote'
  | 'completed'
>;

/** What calendars and reminders need of a plan. */
export type PlanToday = {
  readonly authority: string;
  readonly edition: string;
  readonly rows: readonly RowStatus[];
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
export function rowStatuses(data: PlanData, reading: Reading, assessed: Assessed): readonly RowStatus[] {
  const groups = plannedGroups(routineSchedule());
  const statusOf = rowStatusIn(data, reading, assessed);
  return data.rows.flatMap((row) => {
    const group = groups.find(({ id }) => id === row.vaccine);
    return group ? [statusOf(group, row)] : [];
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

type OfGroup = Pick<PlannedGroup, 'id' | 'group'>;

/** Where a vaccine begins at a later age, for what is noted of the child. */
export function laterRiskIn({ rows }: PlanData, { patient, edition, assessment }: Assessed, { id, group }: OfGroup) {
  const waiting = rows.filter(({ vaccine, dose_id }) => vaccine === id && dose_id === null);
  const [first] = waiting.flatMap(({ due_on }) => due_on ?? []).toSorted();
  return laterRisk(group, first, { edition, patient, forecasts: assessment.forecasts, today: assessment.asOf });
}

/** @param assessed by the doses of the same day */
export function rowStatusIn(
  data: PlanData,
  { child, today }: Reading,
  assessed: Assessed,
): (group: PlannedGroup, row: Tables['planned_doses']) => RowStatus {
  const { plan, decisions } = data;
  const { patient, dated, assessment } = assessed;
  const decided = decidedIn({ decisions });
  const addedOn = madeOn(plan);
  const isAwaited = isAnswerAwaited({ addedOn, isPastOpen: isFlag(plan.past_open) }, today);
  const toAskAbout = vaccinesToAskAbout(knownOfBirth(data, child, today), today);
  const edition = editionOn(CURRENT_EDITION, today);
  const vaccineOfRow = ({ id, group }: PlannedGroup): VaccineOfRow => ({
    vaccineGroup: group,
    child,
    edition,
    categoryOn: (on) => categoryFor(child, plan.authority, group, on),
    isForRisk:
      mainForecast(assessment.forecasts, group)?.type === 'risk' || laterRiskIn(data, assessed, { id, group }) !== null,
    isAskedFirst: observationToAskAboutBefore(group, edition, patient.observations) !== null,
    isAskedOfBirth: toAskAbout.has(id),
    decided: decided.get(id),
  });
  const unansweredOf = (group: PlannedGroup) =>
    isAwaited ? unansweredIn(group, data.rows, child.bornOn, { assessment, addedOn }) : new Set<number>();
  return (group, { id, number, due_on: dueOn, window_ends_on: windowEndsOn, is_needed, dose_id }) => {
    const completed = dose_id !== null;
    const isContraindicated = isFlag(is_needed) && dueOn === null;
    const givenOn = dated.find((dose) => dose.id === dose_id)?.givenOn;
    const { id: gives, name, shortName } = vaccineOn(group, child.bornOn, givenOn ?? dueOn ?? child.bornOn);
    const row = {
      number,
      completed,
      dueOn,
      windowEndsOn,
      isContraindicated,
      isAskedBefore: unansweredOf(group).has(number),
    };
    const status = rowStatus(row, vaccineOfRow(group), today);
    return { id, vaccine: group.id, gives, name, shortName, number, dueOn, completed, ...status };
  };
}

function unansweredIn(
  group: PlannedGroup,
  stored: PlanData['rows'],
  bornOn: Day,
  { assessment, addedOn }: Pick<Assessed, 'assessment'> & { readonly addedOn: Day },
): ReadonlySet<number> {
  const next = mainForecast(assessment.forecasts, group.group);
  const rows = stored
    .filter(({ vaccine }) => vaccine === group.id)
    .map(({ number, dose_id, due_on, window_ends_on }) => {
      return { number, completed: dose_id !== null, dueOn: due_on, windowEndsOn: window_ends_on };
    });
  const firstOpen = rows.find(({ completed, dueOn }) => !completed && dueOn !== null)?.number;
  const ofPast = rows.map((row) => {
    const recommended = group.isSeasonal ? undefined : routineRowOf(group, row, next, firstOpen);
    return { ...row, recommendedOn: recommended ? dayAtAge(bornOn, recommended.from) : null };
  });
  return unansweredRows(ofPast, next?.status, addedOn);
}
