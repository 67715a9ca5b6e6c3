import type { PlannedDose } from '#contract/vaccines.ts';
import { isAnswerAwaited } from '#domain/checkups/past.ts';
import type { Deferrals } from '#domain/checkups/reminding.ts';
import { laterDay, type Day } from '#domain/time/day.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { birthHours } from '#domain/vaccines/birth/birth-dose.ts';
import { vaccinesToAskAbout, type KnownOfBirth } from '#domain/vaccines/birth/birth-questions.ts';
import { plannedGroups, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { isPromptDose } from '#domain/vaccines/standing/prompt-dose.ts';
import { observationToAskAboutBefore } from '#domain/vaccines/planner/ask-first.ts';
import { isOverdue, plannedStatus } from '#domain/vaccines/standing/status.ts';
import { madeOn, type Made } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { datedDoses } from './dose.ts';
import { categoryFor, decidedIn, judgedOn, patientOf, type PlannedChild } from './plan.ts';

export type PlanData = {
  readonly plan: Tables['vaccine_plans'] & Made;
  readonly doses: readonly Tables['doses'][];
  readonly rows: readonly Tables['planned_doses'][];
  readonly decisions: readonly Tables['vaccine_decisions'][];
  readonly conditions: readonly Tables['vaccine_conditions'][];
};

export type Reading = { readonly child: PlannedChild; readonly today: Day };

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
  return { authority, edition, rows: rowStatuses(data, reading), deferrals: new Map(deferrals) };
}

/** Only vaccines in the schedule. */
export function rowStatuses(data: PlanData, reading: Reading): readonly RowStatus[] {
  const groups = plannedGroups(routineSchedule());
  const rowStatus = rowStatusIn(data, reading);
  return data.rows.flatMap((row) => {
    const group = groups.find(({ id }) => id === row.vaccine);
    return group ? [rowStatus(group, row)] : [];
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
    motherRsvVaccine: child.motherRsvVaccine,
    isMotherRsvAnswered: isFlag(plan.mother_rsv_answered),
    given: new Set(rows.filter(({ dose_id }) => dose_id !== null).map(({ vaccine }) => vaccine)),
  };
}

export function rowStatusIn(
  data: PlanData,
  { child, today }: Reading,
): (group: PlannedGroup, row: Tables['planned_doses']) => RowStatus {
  const { plan, doses, decisions, conditions } = data;
  const decided = decidedIn({ decisions });
  const addedOn = madeOn(plan);
  const isAwaited = isAnswerAwaited({ addedOn, isPastOpen: isFlag(plan.past_open) }, today);
  const toAskAbout = vaccinesToAskAbout(knownOfBirth(data, child, today), today);
  const edition = editionOn(CURRENT_EDITION, today);
  const dated = datedDoses(child, doses, judgedOn(doses, today));
  const { observations } = patientOf(child, { conditions }, today);
  return (group, { id, number, due_on: dueOn, window_ends_on: windowEndsOn, dose_id }) => {
    const completed = dose_id !== null;
    const isEndedBy = (on: Day) => dueOn !== null && isOverdue({ dueOn, windowEndsOn }, on);
    const isAskedOfBirth = number === 1 && dueOn !== null && toAskAbout.has(group.id);
    const isUnanswered = !completed && (isAskedOfBirth || (isAwaited && isEndedBy(addedOn)));
    const categories = categoryFor(child, plan.authority, group.group, laterDay(today, dueOn ?? today))?.categories;
    const isLeftOpen = categories?.includes('ask-your-doctor') ?? false;
    const isAskedFirst = observationToAskAboutBefore(group.group, edition, observations) !== null;
    const isDecidedTogether = isLeftOpen || (isAskedFirst && !completed);
    const row = { completed, dueOn, windowEndsOn, isUnanswered, isDecidedTogether, isAskedFirst };
    const status = plannedStatus(row, decided.get(group.id), today);
    const isWaiting = !isUnanswered && (status === 'upcoming' || status === 'overdue');
    const isPrompt = isWaiting && isPromptDose({ vaccineGroup: group.group, windowEndsOn }, child, edition);
    const hours =
      isWaiting && !isDecidedTogether
        ? birthHours({ vaccineGroup: group.group, dose: number, recommended: dueOn }, child, today)
        : null;
    const givenOn = dated.find((one) => one.id === dose_id)?.givenOn;
    const { id: gives, name, shortName } = vaccineOn(group, child.bornOn, givenOn ?? dueOn ?? child.bornOn);
    return {
      id,
      vaccine: group.id,
      gives,
      name,
      shortName,
      number,
      dueOn,
      windowEndsOn: isDecidedTogether && (isPrompt || isEndedBy(today)) ? null : windowEndsOn,
      birthHours: hours,
      isPrompt: hours !== null || (isPrompt && !isDecidedTogether),
      status,
      isUnanswered,
      category: isDecidedTogether ? 'ask-your-doctor' : (categories?.[0] ?? 'routine'),
      completed,
    };
  };
}
