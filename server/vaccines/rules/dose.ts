import type { FieldProblem } from '#contract/problem.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import { todayIn, type Day } from '#domain/time/day.ts';
import { firstDayOf, lastDayOf, type Month } from '#domain/time/month.ts';
import { CURRENT_EDITION, editionOn, routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { givenTwice } from '#domain/vaccines/given/given-twice.ts';
import { likelyDay } from '#domain/vaccines/given/likely-day.ts';
import type { KnownDose } from '#domain/vaccines/given/known-dose.ts';
import { dosesByVaccine } from '#domain/vaccines/planned/plan-rows.ts';
import { plannedGroups, vaccineOn } from '#domain/vaccines/planned/planned-group.ts';
import { groupName } from '#domain/vaccines/words/names.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';
import type { MyChild } from '#server/children/access.ts';
import { newIds } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { atMost, fieldProblem, Problem } from '#server/problem.ts';

/** CDC's engine evaluates no more than 500. */
export const doseLimit = atMost(300, 'doses');

export const doseColumns = [
  'given_on',
  'given_in',
  'month_entered_on',
  'marked_at_time',
  'cvx',
  'vaccine',
  'lot',
  'place',
  'site',
] as const satisfies readonly (keyof Tables['doses'])[];

export type DoseFacts = Pick<Tables['doses'], (typeof doseColumns)[number]>;

type Given = Pick<NewDose, 'givenOn' | 'givenIn' | 'cvx' | 'vaccine' | 'lot' | 'place' | 'site'>;

export type Marking = { readonly timeZone: string; readonly now: Date };

/** Gives those an id that come without one, so that a refusal can name them. */
export function withIds(given: readonly NewDose[], now: Date): (NewDose & { id: string })[] {
  const ids = newIds(given.length, now.getTime());
  return given.map((dose, n) => ({ ...dose, id: dose.id ?? ids[n] ?? '' }));
}

/**
 * @param before what is stored now: an unchanged day is not checked again, since it may have begun earlier where it was
 * entered
 */
export function readDose(
  child: Pick<MyChild, 'bornOn'>,
  given: Given,
  marking: Marking,
  before: DoseFacts | null = null,
): { facts: DoseFacts; problems: FieldProblem[] } {
  const cvx = given.cvx ?? null;
  return {
    facts: {
      given_on: given.givenOn,
      given_in: given.givenIn ?? null,
      month_entered_on: monthEnteredOn(given.givenIn ?? null, marking, before),
      marked_at_time: before?.given_on === given.givenOn ? before.marked_at_time : timeOf(given.givenOn, marking),
      cvx,
      vaccine: cvx === null ? vaccineOf(child, given, marking) : null,
      lot: given.lot || null,
      place: given.place || null,
      site: given.site ?? null,
    },
    problems: [
      ...dayProblems(child, given.givenOn, marking, before),
      ...monthProblems(child, given.givenIn ?? null, marking, before),
      ...productProblems(given, marking),
    ],
  };
}

/** A group of the plan can be a different vaccine at each age. */
function vaccineOf(
  child: Pick<MyChild, 'bornOn'>,
  { vaccine = null, givenOn, givenIn = null }: Given,
  { timeZone, now }: Marking,
): string | null {
  const group = plannedGroups(routineSchedule()).find(({ id }) => id === vaccine);
  const life = { bornOn: child.bornOn, today: todayIn(timeZone, now) };
  const edition = editionOn(CURRENT_EDITION, life.today);
  const dose = { id: '', givenOn, cvx: null, vaccine };
  const on = givenIn === null ? givenOn : likelyDay(edition, routineSchedule(), life, { ...dose, givenIn }, []);
  return group && on !== null ? vaccineOn(group, child.bornOn, on).id : vaccine;
}

/** The dose was given by then. Where the month stays, so does the day. */
function monthEnteredOn(givenIn: Month | null, { timeZone, now }: Marking, before: DoseFacts | null): Day | null {
  if (givenIn === null) return null;
  return before?.given_in === givenIn ? before.month_entered_on : todayIn(timeZone, now);
}

function timeOf(givenOn: Day | null, { timeZone, now }: Marking): string {
  if (givenOn !== todayIn(timeZone, now)) return '00:00:00';
  return new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', timeStyle: 'medium' }).format(now);
}

function dayProblems(
  { bornOn }: Pick<MyChild, 'bornOn'>,
  givenOn: Day | null,
  { timeZone, now }: Marking,
  before: DoseFacts | null,
): FieldProblem[] {
  if (givenOn === null || givenOn === before?.given_on) return [];
  if (givenOn > todayIn(timeZone, now))
    return [fieldProblem('givenOn', 'Date given cannot be in the future', 'too-big')];
  return givenOn < bornOn
    ? [fieldProblem('givenOn', 'Date given cannot be before the date of birth', 'too-small')]
    : [];
}

function monthProblems(
  { bornOn }: Pick<MyChild, 'bornOn'>,
  givenIn: Month | null,
  { timeZone, now }: Marking,
  before: DoseFacts | null,
): FieldProblem[] {
  if (givenIn === null || givenIn === before?.given_in) return [];
  if (firstDayOf(givenIn) > todayIn(timeZone, now))
    return [fieldProblem('givenIn', 'Date given cannot be in the future', 'too-big')];
  return lastDayOf(givenIn) < bornOn
    ? [fieldProblem('givenIn', 'Date given cannot be before the date of birth', 'too-small')]
    : [];
}

function productProblems({ cvx, vaccine }: Given, { timeZone, now }: Marking): FieldProblem[] {
  if (cvx != null) {
    const isKnown = editionOn(CURRENT_EDITION, todayIn(timeZone, now)).products.has(cvx);
    return isKnown ? [] : [fieldProblem('cvx', 'This product is unknown')];
  }
  const isKnown = routineSchedule().vaccines.some(({ id }) => id === vaccine);
  return isKnown ? [] : [fieldProblem('vaccine', 'This vaccine is not in the schedule')];
}

export function isSameDose(one: DoseFacts, other: DoseFacts): boolean {
  const compared = doseColumns.filter((name) => name !== 'marked_at_time' && name !== 'month_entered_on');
  return compared.every((name) => one[name] === other[name]);
}

export type Recorded = Pick<Tables['doses'], 'id' | 'given_on' | 'given_in' | 'month_entered_on' | 'cvx' | 'vaccine'>;

export function knownDose({ id, given_on, given_in, month_entered_on, cvx, vaccine }: Recorded): KnownDose {
  const known = { id, givenOn: given_on, givenIn: given_in, cvx, vaccine };
  return month_entered_on === null ? known : { ...known, enteredOn: month_entered_on };
}

/** Those that contain a vaccine of the plan, by day. */
export function dosesOf(vaccine: string, doses: readonly KnownDose[], today: Day): readonly KnownDose[] {
  const schedule = routineSchedule();
  return dosesByVaccine(editionOn(CURRENT_EDITION, today), schedule, plannedGroups(schedule), doses).get(vaccine) ?? [];
}

/** What is asked of a second dose of a vaccine within a few days; null of any other. */
export function twiceText(coming: KnownDose, others: readonly KnownDose[], today: Day): string | null {
  const twice = givenTwice(editionOn(CURRENT_EDITION, today), routineSchedule(), coming, others);
  if (twice === null) return null;
  const { short } = groupName(vaccineNames, twice.group);
  return `${short} is already marked as given ${whenText(twice.other)}.`;
}

/**
 * A dose that may be there already is only taken if the parent says that it is another one.
 *
 * @param asked one for each such dose, named by its `isAnother`
 * @throws Problem `already-exists` with what is asked
 */
export function refuseTwice(asked: readonly FieldProblem[]): void {
  const [first] = asked;
  if (first) throw new Problem('already-exists', { title: first.message, fields: [...asked] });
}

function whenText({ givenOn, givenIn }: KnownDose): string {
  if (givenOn !== null) return `on ${longDayText(givenOn)}`;
  return givenIn ? `about ${longMonthText(givenIn)}` : '';
}

const WHICH = ['given_on', 'given_in', 'cvx', 'vaccine'] as const;

/** Whether a correction changes what was given, or when. */
export function isOtherDose(before: DoseFacts, facts: DoseFacts): boolean {
  return WHICH.some((name) => before[name] !== facts[name]);
}
