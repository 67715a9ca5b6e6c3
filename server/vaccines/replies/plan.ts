import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Authority } from '#domain/vaccines/editions/authorities.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { groupsOfDose, isJudgedByMonth } from '#domain/vaccines/given/known-dose.ts';
import { isBloodTestShown } from '#domain/vaccines/birth/blood-test.ts';
import {
  birthAnswers,
  birthAnswerText,
  birthQuestions,
  type KnownOfBirth,
} from '#domain/vaccines/birth/birth-questions.ts';
import { newbornNote } from '#domain/vaccines/birth/newborn-note.ts';
import { DETAIL } from '#domain/vaccines/words/dose/dose-sentences.ts';
import { plannedGroups, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import { mainForecast } from '#domain/vaccines/standing/main-forecast.ts';
import { hasSeasonForRisk, type LaterRows } from '#domain/vaccines/planned/risk-begins.ts';
import { whyDue, type WhyDue } from '#domain/vaccines/planned/why-due.ts';
import { isAskedAbout, isComplete, seriesStanding } from '#domain/vaccines/standing/series-standing.ts';
import { forWhomText } from '#domain/vaccines/words/condition-words.ts';
import { laterText } from '#domain/vaccines/words/forecast/later-text.ts';
import { NEXT } from '#domain/vaccines/words/forecast/forecast-sentences.ts';
import { undatedWords } from '#domain/vaccines/words/dose/undated-words.ts';
import type { Making } from '#server/accounts/replies/people.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Entry } from '#server/db/columns.ts';
import { madeOn } from '#server/db/entry.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { seriesFactsOf } from '../rules/assessed.ts';
import { bloodTestOf, hepatitisBIn } from '../rules/blood-test.ts';
import { notedIn } from '../rules/conditions.ts';
import { knownDose } from '../rules/dose.ts';
import { judge, type Judged } from '../rules/judged.ts';
import type { PlanData, Reading } from '../rules/plan-data.ts';
import { knownOfBirth, plannedGroupsIn, type GroupInPlan } from '../rules/row-status.ts';
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
  const groupOf = plannedGroupsIn(data, context, judged);
  const groups = plannedGroups(routineSchedule());
  const ofBirth = knownOfBirth(data, child, today);
  const hepatitisB = hepatitisBIn(data, context, judged);
  const tested = bloodTestOf(plan);
  const noted = notedIn(conditions, judged, child.bornOn, today);
  const shown = groups
    .filter((group) => rows.some((row) => isShown(group, row)))
    .map((group) => ({ group, ...groupOf(group) }));
  return {
    childId: child.id,
    asOf: today,
    planned: shown.flatMap((of) => rowsOf(of, data, context, judged)),
    doses: doses.map((dose) => doseReply(dose, groups, judged, makingOf)),
    decisions: decisions.map(({ vaccine, decision, until_on: until, reason, ...entry }) => {
      return { vaccine, decision, until, reason, ...makingOf(entry) };
    }),
    conditions: noted.map(({ id, title, isUsed, isFeverUrgent, row }) => {
      return { id, title, isUsed, isFeverUrgent, ...makingOf(row) };
    }),
    forWhom: forWhomText(noted),
    vaccines: shown.map((of) => standingByRows(of, standing(of.group, judged, child, of.later), judged)),
    findings: judged.findings,
    newbornNote: newbornNote(routineSchedule(), child, hepatitisB, today),
    bloodTest: isBloodTestShown(child, hepatitisB, today) ? { done: tested ? makingOf(tested) : null } : null,
    authority: authorityReply(authorityOf(plan.authority)),
    authorityBy: plan.version > 1 ? makingOf(plan).changedBy : null,
    authorityAt: plan.version > 1 ? plan.changed_at : null,
    source: vaccineSource(),
    edition: plan.edition,
    addedOn: madeOn(plan),
    isPastOpen: isFlag(plan.past_open),
    hasPastOpened: context.hasPastOpened,
    birthQuestions: [...birthQuestions(ofBirth, today)],
    birthAnswers: birthAnswers(ofBirth),
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

function rowsOf(
  { group, rows, later, recommended, past, statusOf }: GroupInPlan & { readonly group: PlannedGroup },
  data: PlanData,
  context: ReplyContext,
  judged: Judged,
): PlannedDose[] {
  const { child, today, makingOf } = context;
  const open = rows.filter((row) => row.dose_id === null && isFlag(row.is_needed));
  const ofBirth = knownOfBirth(data, child, today);
  return rows.map((row) => {
    const dose = data.doses.find(({ id }) => id === row.dose_id);
    const routine = recommended.get(row.number);
    const status = statusOf(row);
    const isAskedFirst = status.status === 'ask-first';
    return {
      ...status,
      childId: child.id,
      recommendedAge: routine?.age ?? null,
      recommendedName: routine?.name ?? null,
      recommendedOn: routine?.on ?? null,
      past: past.get(row.number) ?? null,
      ...withAnswer(
        { ...row, category: status.category },
        whyOf({ row, isAskedFirst }, open, { group, later }, context, judged),
        ofBirth,
        today,
      ),
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
  { vaccine, number, dose_id, due_on, category }: Tables['planned_doses'] & Pick<PlannedDose, 'category'>,
  of: Pick<PlannedDose, 'why' | 'details'>,
  known: KnownOfBirth,
  today: Day,
): Pick<PlannedDose, 'why' | 'details'> {
  const isOpen = number === 1 && dose_id === null && due_on !== null;
  const text = isOpen
    ? birthAnswerText({ vaccine, isDecidedTogether: category === 'ask-your-doctor' }, known, today)
    : null;
  return text === null ? of : { why: text, details: [of.why, ...of.details].filter((detail) => detail !== '') };
}

/** Why a row is due on its day, or a doctor is asked about it; nothing of others that are not open. */
function whyOf(
  { row, isAskedFirst }: { readonly row: Tables['planned_doses']; readonly isAskedFirst: boolean },
  open: readonly Tables['planned_doses'][],
  { group, later }: { readonly group: PlannedGroup; readonly later: LaterRows | null },
  { child, today }: ReplyContext,
  judged: Judged,
): Pick<PlannedDose, 'why' | 'details'> {
  const place = open.indexOf(row);
  if (place === -1 && !isAskedFirst) return { why: '', details: [] };
  if (row.due_on === null) {
    const { text: why, details } = standing(group, judged, child, null);
    return { why, details };
  }
  const before = open.slice(0, place).map(({ due_on: dueOn }) => ({ dueOn }));
  const next = later ? laterWhy(later, today) : nextOf(group, judged);
  const isBySeason = hasSeasonForRisk(judged.edition, group.group, judged.patient);
  const of = { group, ...child, today, next, isBySeason };
  const { why, details } = whyDue({ number: row.number, dueOn: row.due_on }, before, of);
  return { why, details: [...details] };
}

function laterWhy(later: LaterRows, today: Day): WhyDue {
  const { text: why, details } = laterText(later, today);
  return { why, details };
}

/** What is said of the vaccine's next dose; null where the engine has no day for one. */
function nextOf({ group }: PlannedGroup, judged: Judged): WhyDue | null {
  const { forecast, words } = forecastOf(group, judged);
  if (!words || !forecast?.recommended) return null;
  return { why: sentence(words.text), details: [...words.details, ...byMonth(group, judged)] };
}

/** What to compare where doses of a vaccine are judged by a month. */
function byMonth(group: string, { edition, judged }: Judged): string[] {
  return isJudgedByMonth(edition, routineSchedule(), judged, group) ? [DETAIL['by-month'].text] : [];
}

function forecastOf(group: string, { assessment, ofGroups }: Judged) {
  const forecast = mainForecast(assessment.forecasts, group);
  const words = ofGroups.find((one) => one.vaccineGroup === group && one.seriesGroup === forecast?.seriesGroup);
  return { forecast, words };
}

function standing(
  { id, group }: PlannedGroup,
  judged: Judged,
  child: ReplyContext['child'],
  later: LaterRows | null,
): VaccinePlan['vaccines'][number] {
  if (later) {
    const { text, details } = laterText(later, judged.assessment.asOf);
    return { vaccine: id, isComplete: false, isAskedAbout: false, text, details: [...details] };
  }
  const { words, forecast } = forecastOf(group, judged);
  const facts = seriesFactsOf(judged, child);
  const isDone = isComplete(group, facts);
  const compare = byMonth(group, judged);
  return {
    vaccine: id,
    isComplete: isDone,
    isAskedAbout: forecast !== undefined && isAskedAbout(seriesStanding(facts, forecast)),
    text: [sentence(words?.text ?? ''), ...(isDone ? compare : [])].join(' '),
    details: [...(words?.details ?? []), ...(isDone ? [] : compare)],
  };
}

/** If the rows left are not needed, as past the age limit, that is said before a contraindication. */
function standingByRows(
  { group: { group }, rows }: GroupInPlan & { readonly group: PlannedGroup },
  said: VaccinePlan['vaccines'][number],
  { assessment }: Judged,
): VaccinePlan['vaccines'][number] {
  const left = rows.filter((row) => row.dose_id === null);
  const isNotNeeded = left.length > 0 && !left.some((row) => isFlag(row.is_needed));
  const isContraindicated = mainForecast(assessment.forecasts, group)?.status === 'contraindicated';
  if (!isNotNeeded || !isContraindicated || said.text === sentence(NEXT['mother-vaccinated'].text)) return said;
  const { text } = NEXT['past-immunization-history'];
  return { ...said, text: sentence(text), details: [said.text, ...said.details] };
}

function doseReply(
  dose: Tables['doses'],
  groups: readonly PlannedGroup[],
  { edition, judged, ofDoses, remarks }: Judged,
  makingOf: ReplyContext['makingOf'],
): Dose {
  const place = judged.findIndex(({ known }) => known.id === dose.id);
  const idOf = (group: string) => groups.find((one) => one.group === group)?.id;
  const vaccines = groupsOfDose(edition, routineSchedule(), knownDose(dose)).flatMap((group) => idOf(group) ?? []);
  return {
    id: dose.id,
    givenOn: dose.given_on,
    givenIn: dose.given_in,
    likelyOn: judged[place]?.known.givenOn ?? dose.given_on,
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

function authorityReply({ id, title, label }: Authority): VaccinePlan['authority'] {
  return { id, title, label: label ?? null };
}

/** Falls back to the first authority. */
function authorityOf(id: string): Authority {
  const all = authorities();
  const authority = all.find((one) => one.id === id) ?? all[0];
  if (!authority) throw new Error('the vaccine data names no authority');
  return authority;
}
