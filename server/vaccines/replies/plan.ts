import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { day, laterDay, type Day } from '#domain/time/day.ts';
import type { GroupForecast } from '#domain/vaccines/assessment.ts';
import { notesOf, type Authority } from '#domain/vaccines/editions/authorities.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { groupsOfDose, type JudgedDose } from '#domain/vaccines/given/known-dose.ts';
import { HEPATITIS_B, hepatitisBDoses, lacksFourthDose } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import { birthAnswerText, birthQuestions, type KnownOfBirth } from '#domain/vaccines/birth/birth-questions.ts';
import { newbornNote, type HepatitisBSeries } from '#domain/vaccines/birth/newborn-note.ts';
import { DETAIL } from '#domain/vaccines/words/dose/dose-sentences.ts';
import { dayAtAge, plannedGroups, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { mainForecast } from '#domain/vaccines/planned/project.ts';
import { whyPlanned } from '#domain/vaccines/planned/why-planned.ts';
import { forWhomText } from '#domain/vaccines/words/condition-words.ts';
import { groupName } from '#domain/vaccines/words/names.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import { undatedWords } from '#domain/vaccines/words/dose/undated-words.ts';
import type { Making } from '#server/accounts/replies/people.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Entry } from '#server/db/columns.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { notedIn } from '../rules/conditions.ts';
import { knownDose } from '../rules/dose.ts';
import { judge, type Judged } from '../rules/judged.ts';
import { knownOfBirth, rowStatusIn, type RowStatus, type Reading, type PlanData } from '../rules/row-status.ts';
import { categoryFor } from '../rules/plan.ts';
import { productTitle } from '../rules/product-title.ts';

export type ReplyContext = Reading & {
  readonly child: MyChild;
  readonly makingOf: (entry: Entry) => Making;
  /** The question about the past has opened by itself for the parent who reads. */
  readonly hasPastOpened: boolean;
};

export function planReply(data: PlanData, context: ReplyContext): VaccinePlan {
  const { plan, doses, rows, decisions, conditions } = data;
  const { child, today, makingOf } = context;
  const judged = judge(data, context);
  const rowStatus = rowStatusIn(data, context);
  const authority = authorityOf(plan.authority);
  const groups = plannedGroups(routineSchedule());
  const noted = notedIn(conditions, judged.edition, child.bornOn, today);
  const shown = groups.filter((group) => rows.some((row) => isShown(group, row)));
  return {
    childId: child.id,
    asOf: today,
    planned: shown.flatMap((group) => rowsOf(group, data, context, { judged, rowStatus })),
    doses: doses.map((dose) => doseReply(dose, groups, judged, makingOf)),
    decisions: decisions.map(({ vaccine, decision, until_on: until, reason, ...entry }) => {
      return { vaccine, decision, until, reason, ...makingOf(entry) };
    }),
    conditions: noted.map(({ id, title, isUsed, row }) => ({ id, title, isUsed, ...makingOf(row) })),
    forWhom: forWhomText(noted),
    vaccines: shown.map((group) => standing(group, judged, child)),
    findings: judged.findings,
    newbornNote: newbornNote(routineSchedule(), child, hepatitisBSeries(judged, child), today),
    authority: authorityReply(authority),
    authorities: authorities().map(authorityReply),
    authorityBy: plan.version > 1 ? makingOf(plan).changedBy : null,
    authorityAt: plan.version > 1 ? plan.changed_at : null,
    source: vaccineSource(),
    edition: plan.edition,
    isPastOpen: isFlag(plan.past_open),
    hasPastOpened: context.hasPastOpened,
    birthQuestions: [...birthQuestions(knownOfBirth(data, child, today), today)],
    version: plan.version,
  };
}

/** A vaccine that left the plan shows only rows that a parent has written on. */
function isShown({ id, rows: routine, isRoutine }: PlannedGroup, row: Tables['planned_doses']): boolean {
  const isEntered = isFlag(row.is_needed) || row.dose_id !== null || row.notes !== null;
  return row.vaccine === id && (isEntered || (isRoutine && routine.length > 0));
}

export function vaccineSource(): VaccinePlan['source'] {
  const { called, year, asOf } = routineSchedule().edition;
  return { title: called, edition: year, on: day(asOf) };
}

type OfPlan = {
  readonly judged: Judged;
  readonly rowStatus: (group: PlannedGroup, row: Tables['planned_doses']) => RowStatus;
};

function rowsOf(
  group: PlannedGroup,
  data: PlanData,
  context: ReplyContext,
  { judged, rowStatus }: OfPlan,
): PlannedDose[] {
  const { plan, rows, doses } = data;
  const { child, today, makingOf } = context;
  const ofGroup = rows.filter(({ vaccine }) => vaccine === group.id).toSorted((a, b) => a.number - b.number);
  const open = ofGroup.filter((row) => row.dose_id === null && isFlag(row.is_needed));
  const main = mainForecast(judged.forecasts, group.group);
  const ofBirth = knownOfBirth(data, child, today);
  const isForRisk = main?.type === 'risk';
  const next = main?.dose;
  // A dose that does not count fills a row, so the rows after it stand for the dose before.
  const shift = next && open[0] ? open[0].number - next : 0;
  const categoryNote = ({ due_on }: Tables['planned_doses']) =>
    categoryFor(child, plan.authority, group.group, laterDay(today, due_on ?? today))?.note ?? null;
  return ofGroup.map((row) => {
    const isOfRoutine = row.dose_id !== null || !isForRisk;
    const recommended = isOfRoutine ? routineRow(group, row.dose_id === null ? row.number - shift : row.number) : null;
    const dose = doses.find(({ id }) => id === row.dose_id);
    const status = rowStatus(group, row);
    return {
      ...status,
      category: isOfRoutine ? status.category : ('risk' as const),
      categoryNote: status.completed ? null : categoryNote(row),
      childId: child.id,
      recommendedAge: recommended?.age ?? null,
      recommendedOn: recommended && !group.isSeasonal ? dayAtAge(child.bornOn, recommended.from) : null,
      ...withAnswer(row, whyOf(row, open, group, context, judged), ofBirth, today),
      doseId: row.dose_id,
      completedDate: dose?.given_on ? `${dose.given_on} ${dose.marked_at_time}` : null,
      notes: row.notes,
      ...makingOf(dose ?? row),
      version: row.version,
    };
  });
}

/** A first dose begins with what was answered of the birth, or was not yet. */
function withAnswer(
  { vaccine, number, dose_id, due_on }: Tables['planned_doses'],
  of: Pick<PlannedDose, 'why' | 'details'>,
  known: KnownOfBirth,
  today: Day,
): Pick<PlannedDose, 'why' | 'details'> {
  const isOpen = number === 1 && dose_id === null && due_on !== null;
  const text = isOpen ? birthAnswerText(vaccine, known, today) : null;
  return text === null ? of : { why: text, details: [of.why, ...of.details].filter((detail) => detail !== '') };
}

function routineRow({ vaccines }: PlannedGroup, number: number) {
  return vaccines.flatMap(({ rows }) => rows).find((row) => row.number === number);
}

/** Why a row is due on its day: the engine's reason for the next one; age or the dose before for later ones. */
function whyOf(
  row: Tables['planned_doses'],
  open: readonly Tables['planned_doses'][],
  group: PlannedGroup,
  { child, today }: ReplyContext,
  judged: Judged,
): Pick<PlannedDose, 'why' | 'details'> {
  const { forecasts, ofGroups } = judged;
  const place = open.indexOf(row);
  if (place === -1 || row.due_on === null) return { why: '', details: [] };
  if (place > 0) {
    const isBeforeDue = open.slice(0, place).some(({ due_on }) => due_on !== null && due_on <= today);
    return {
      why: whyPlanned(group, child.bornOn, { number: row.number, dueOn: row.due_on }, isBeforeDue),
      details: [],
    };
  }
  const forecast = mainForecast(forecasts, group.group);
  const words = ofGroups.find((one) => one.vaccineGroup === group.group && one.seriesGroup === forecast?.seriesGroup);
  if (!words || !forecast?.recommended) return { why: 'For the season to come.', details: [] };
  return { why: sentence(words.text), details: [...words.details, ...byMonth(group, judged)] };
}

/** Where a dose that was given is judged by its month. */
function byMonth({ group }: PlannedGroup, { edition, doses }: Judged): readonly string[] {
  const isOfGroup = ({ known }: JudgedDose) => groupsOfDose(edition, routineSchedule(), known).includes(group);
  return doses.some((dose) => dose.given.isDayLikely && isOfGroup(dose)) ? [DETAIL['by-month'].text] : [];
}

function hepatitisBSeries({ assessment, forecasts }: Judged, child: ReplyContext['child']): HepatitisBSeries {
  const given = hepatitisBDoses(assessment);
  const isComplete = isDone(mainForecast(forecasts, HEPATITIS_B)) && !lacksFourthDose(child, given);
  return { isStarted: given > 0, isComplete };
}

function standing(
  { id, group }: PlannedGroup,
  judged: Judged,
  child: ReplyContext['child'],
): VaccinePlan['vaccines'][number] {
  const { forecasts, ofGroups } = judged;
  const forecast = mainForecast(forecasts, group);
  const words = ofGroups.find((one) => one.vaccineGroup === group && one.seriesGroup === forecast?.seriesGroup);
  return {
    vaccine: id,
    isComplete: group === HEPATITIS_B ? hepatitisBSeries(judged, child).isComplete : isDone(forecast),
    text: sentence(words?.text ?? ''),
    details: [...(words?.details ?? [])],
  };
}

function isDone(forecast: GroupForecast | undefined): boolean {
  return forecast?.status === 'complete' || forecast?.status === 'immune';
}

function doseReply(
  dose: Tables['doses'],
  groups: readonly PlannedGroup[],
  { edition, doses, ofDoses, remarks }: Judged,
  makingOf: ReplyContext['makingOf'],
): Dose {
  const place = doses.findIndex(({ known }) => known.id === dose.id);
  const idOf = (group: string) => groups.find((one) => one.group === group)?.id;
  const vaccines = groupsOfDose(edition, routineSchedule(), knownDose(dose)).flatMap((group) => idOf(group) ?? []);
  return {
    id: dose.id,
    givenOn: dose.given_on,
    givenIn: dose.given_in,
    likelyOn: doses[place]?.known.givenOn ?? dose.given_on,
    cvx: dose.cvx,
    productName: dose.cvx === null ? null : productTitle(edition, dose.cvx),
    vaccines,
    lot: dose.lot,
    place: dose.place,
    site: dose.site,
    remark: remarks.get(dose.id) ?? null,
    verdicts: isUndated(dose)
      ? vaccines.map(undatedWords)
      : ofDoses
          .filter((words) => words.dose === place)
          .map(({ vaccineGroup, counts, text, details, rule }) => {
            return {
              vaccine: idOf(vaccineGroup) ?? vaccineGroup,
              counts,
              text: sentence(text),
              details: [...details],
              rule,
            };
          }),
    ...makingOf(dose),
  };
}

function isUndated({ given_on, given_in }: Tables['doses']): boolean {
  return given_on === null && given_in === null;
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Falls back to the first authority. */
function authorityOf(id: string): Authority {
  const all = authorities();
  const authority = all.find((one) => one.id === id) ?? all[0];
  if (!authority) throw new Error('the vaccine data names no authority');
  return authority;
}

function authorityReply(authority: Authority): VaccinePlan['authority'] {
  const { id, title, publisher, from, label, differs, state } = authority;
  const notes = notesOf(authority).map(({ group, note }) => `${groupName(vaccineNames, group).short}: ${note}`);
  return { id, title, publisher, from: day(from), label: label ?? null, differs, notes, state };
}
