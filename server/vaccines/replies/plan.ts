import type { Dose, PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { day, type Day } from '#domain/time/day.ts';
import { isBloodTestShown } from '#domain/vaccines/birth/blood-test.ts';
import { birthAnswers, birthQuestions, isMotherAskedFirst } from '#domain/vaccines/birth/birth-questions.ts';
import { HEPATITIS_B } from '#domain/vaccines/birth/hepatitis-b-at-birth.ts';
import { newbornNote } from '#domain/vaccines/birth/newborn-note.ts';
import type { Authority } from '#domain/vaccines/editions/authorities-file.ts';
import { authorities, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { groupsOfDose } from '#domain/vaccines/given/known-dose.ts';
import { isBegunByList } from '#domain/vaccines/planned/child-on-day.ts';
import { askedMeanwhile } from '#domain/vaccines/planned/asked-meanwhile.ts';
import { hepatitisBOnDay } from '#domain/vaccines/planned/hepatitis-b-on-day.ts';
import { knownOfBirth } from '#domain/vaccines/planned/known-of-birth.ts';
import { notedOnDay, type NotedOnDay } from '#domain/vaccines/planned/noted-on-day.ts';
import { plannedGroups, vaccineOn, type PlannedGroup } from '#domain/vaccines/planned/planned-group.ts';
import type { PlannedDay } from '#domain/vaccines/planned/planned-days.ts';
import { groupsOnDay, type GroupOnDay } from '#domain/vaccines/planned/rows-on-day.ts';
import { forWhomText } from '#domain/vaccines/words/condition-words.ts';
import { COUNTS } from '#domain/vaccines/words/dose/dose-sentences.ts';
import { undatedWords } from '#domain/vaccines/words/dose/undated-words.ts';
import type { ChildInWords } from '#domain/vaccines/words/plan/child-in-words.ts';
import { plannedDayText } from '#domain/vaccines/words/plan/planned-day-words.ts';
import { rowReason } from '#domain/vaccines/words/plan/row-reason.ts';
import { forecastInWords, vaccineStanding } from '#domain/vaccines/words/plan/vaccine-standing.ts';
import { asSentence } from '#domain/vaccines/words/sentence.ts';
import type { Making } from '#server/accounts/replies/people.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Entry } from '#server/db/columns.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { bloodTestOf } from '../rules/blood-test.ts';
import { knownDose } from '../rules/dose.ts';
import { inWordsOn, plannedDaysOn, type PlanData } from '../rules/plan-data.ts';
import { productTitle } from '../rules/product-title.ts';

export type ReplyContext = {
  readonly today: Day;
  readonly makingOf: (entry: Entry) => Making;
  /** The question about the past has opened by itself for the parent who reads. */
  readonly hasPastOpened: boolean;
};

export function planReply(data: PlanData & { readonly child: MyChild }, context: ReplyContext): VaccinePlan {
  const { child, plan, doses, decisions } = data;
  const { today, makingOf } = context;
  const of = inWordsOn(data, today);
  const { record } = of;
  const groupOnDay = groupsOnDay(of);
  const groups = plannedGroups(routineSchedule());
  const ofBirth = knownOfBirth(record, today);
  const noted = notedOnDay(of);
  const planned = plannedDaysOn(data, of);
  const shown = groups
    .filter((group) => data.rows.some((row) => isShown(group, row)))
    .map((group) => ({ group, ...groupOnDay(group) }));
  const given = doses.map((dose) => doseReply(dose, groups, of, makingOf));
  const named = [...given.flatMap(({ vaccines }) => vaccines), ...decisions.map(({ vaccine }) => vaccine)];
  return {
    childId: child.id,
    asOf: today,
    planned: shown.flatMap((vaccine) => rowsOf(vaccine, data, of, { planned, makingOf })),
    doses: given,
    decisions: decisions.map(({ vaccine, decision, until_on: until, reason, ...entry }) => {
      return { vaccine, decision, until, reason, ...makingOf(entry) };
    }),
    shortNames: shortNamesOf(new Set(named)),
    conditions: noted.flatMap((one) => conditionReply(one, data, makingOf)),
    forWhom: forWhomText(noted, askedOutsidePlan(of)),
    vaccines: shown.map((vaccine) => standingReply(vaccine, of)),
    findings: of.findings.map((finding) => ({ ...finding })),
    newbornNote: newbornNote(routineSchedule(), child, hepatitisBOnDay(of), today, {
      isBegunByList: isBegunByList(of, HEPATITIS_B),
      isAskedFirst: isMotherAskedFirst(ofBirth, today),
    }),
    bloodTest: bloodTestReply(data, of, makingOf),
    authority: authorityReply(authorityOf(plan.authority)),
    authorityBy: plan.version > 1 ? makingOf(plan).changedBy : null,
    authorityAt: plan.version > 1 ? plan.changed_at : null,
    source: vaccineSource(),
    edition: plan.edition,
    addedOn: record.addedOn,
    isPastOpen: record.isPastOpen,
    hasPastOpened: context.hasPastOpened,
    birthQuestions: [...birthQuestions(ofBirth, today)],
    birthAnswers: birthAnswers(ofBirth),
    version: plan.version,
  };
}

function shortNamesOf(ids: ReadonlySet<string>): Record<string, string> {
  const named = routineSchedule().vaccines.filter(({ id }) => ids.has(id));
  return Object.fromEntries(named.map(({ id, shortName }) => [id, shortName]));
}

/** By name. */
function askedOutsidePlan(of: ChildInWords): readonly string[] {
  const { bornOn } = of.record.child;
  return askedMeanwhile(of).flatMap(({ group, isInPlan }) => (isInPlan ? [] : vaccineOn(group, bornOn, of.today).name));
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

type MakingOf = ReplyContext['makingOf'];
type ShownVaccine = GroupOnDay & { readonly group: PlannedGroup };

function rowsOf(
  vaccine: ShownVaccine,
  { child, doses, rows: stored }: PlanData & { readonly child: MyChild },
  of: ChildInWords,
  { planned, makingOf }: { readonly planned: ReadonlyMap<string, PlannedDay>; readonly makingOf: MakingOf },
): PlannedDose[] {
  const rowsById = new Map(stored.map((row) => [row.id, row]));
  const dosesById = new Map(doses.map((dose) => [dose.id, dose]));
  return vaccine.rows.flatMap((recorded) => {
    const row = rowsById.get(recorded.id);
    if (!row) return [];
    const dose = dosesById.get(row.dose_id ?? '');
    const routine = vaccine.recommended.get(row.number);
    const onDay = vaccine.onDay(recorded);
    const { why, details } = rowReason(of, vaccine, recorded, onDay);
    const plannedDay = planned.get(recorded.id);
    return {
      ...onDay,
      plannedOn: plannedDay?.on ?? null,
      countsFrom: plannedDay?.countsFrom ?? null,
      plannedWhy: plannedDay ? plannedDayText(onDay, plannedDay, { bornOn: child.bornOn, today: of.today }) : null,
      childId: child.id,
      recommendedAge: routine?.age ?? null,
      recommendedName: routine?.name ?? null,
      recommendedOn: routine?.on ?? null,
      past: vaccine.past.get(row.number) ?? null,
      why,
      details: [...details],
      doseId: row.dose_id,
      completedDate: dose?.given_on ? `${dose.given_on} ${dose.marked_at_time}` : null,
      notes: row.notes,
      ...makingOf(dose ?? row),
      version: row.version,
    };
  });
}

function standingReply(vaccine: ShownVaccine, of: ChildInWords): VaccinePlan['vaccines'][number] {
  const { id, group } = vaccine.group;
  const standing = vaccineStanding(of, group, vaccine);
  const { forecast, words } = forecastInWords(of, group);
  const lastDay = forecast?.status === 'not-complete' ? (words?.lastDay ?? null) : null;
  return { vaccine: id, ...standing, details: [...standing.details], lastDay };
}

function conditionReply(
  { id, title, isUsed, isFeverUrgent }: NotedOnDay,
  { conditions }: PlanData,
  makingOf: MakingOf,
): VaccinePlan['conditions'] {
  const row = conditions.find((one) => one.id === id);
  return row ? [{ id, title, isUsed, isFeverUrgent, ...makingOf(row) }] : [];
}

function bloodTestReply({ plan }: PlanData, of: ChildInWords, makingOf: MakingOf): VaccinePlan['bloodTest'] {
  if (!isBloodTestShown(of.record.child, hepatitisBOnDay(of), of.today)) return null;
  const tested = bloodTestOf(plan);
  return { done: tested ? makingOf(tested) : null };
}

function doseReply(
  dose: Tables['doses'],
  groups: readonly PlannedGroup[],
  { edition, judged, ofDoses, remarks }: ChildInWords,
  makingOf: MakingOf,
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
          .map(({ vaccineGroup, counts, key, text, details, rule }) => {
            return {
              vaccine: idOf(vaccineGroup) ?? vaccineGroup,
              counts,
              isPlain: key === COUNTS.counts.key,
              text: asSentence(text),
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
