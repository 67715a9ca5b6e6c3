import type { Checkup } from '#contract/checkups.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';
import type { PastAnswer } from '#contract/vaccines/past.ts';
import { count } from '#domain/time/age-text.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { isMonth } from '#domain/time/month.ts';
import type { PastDose, PastVisit } from './past-doses.ts';

export type WhenKnown = 'usual' | 'typed' | 'unknown';

/** Answers about the time before the child was added. */
export type PastChoice = {
  readonly checkups: ReadonlySet<string>;
  /** Everything up to this age in months was given; null without one. */
  readonly upTo: number | null;
  /** Doses up to that age that were not given all the same. */
  readonly leftOut: ReadonlySet<string>;
  /** Other doses that were given. */
  readonly added: ReadonlySet<string>;
  readonly when: WhenKnown;
  /** Days and months as typed, by the name of the visit; empty where neither is known. */
  readonly typed: ReadonlyMap<string, string>;
  /** Doses given on another day, by vaccine; null if none. */
  readonly other: { readonly on: string; readonly vaccines: ReadonlySet<string> } | null;
};

export const nothingChosen: PastChoice = {
  checkups: new Set(),
  upTo: null,
  leftOut: new Set(),
  added: new Set(),
  when: 'usual',
  typed: new Map(),
  other: null,
};

/** The age up to which somebody had everything who had it until today. */
export const UP_TO_TODAY = Infinity;

export function isUpTo({ upTo }: Pick<PastChoice, 'upTo'>, { months }: Pick<PastVisit, 'months'>): boolean {
  return upTo !== null && months !== null && months <= upTo;
}

export function isGiven(choice: PastChoice, visit: PastVisit, { id }: Pick<PastDose, 'id'>): boolean {
  return isUpTo(choice, visit) ? !choice.leftOut.has(id) : choice.added.has(id);
}

export function givenAt(choice: PastChoice, visit: PastVisit): PastDose[] {
  return visit.doses.filter((dose) => isGiven(choice, visit, dose));
}

/** With the dose given if it was not, and not given if it was. */
export function withToggled(choice: PastChoice, visit: PastVisit, { id }: Pick<PastDose, 'id'>): PastChoice {
  return isUpTo(choice, visit)
    ? { ...choice, leftOut: toggled(choice.leftOut, id) }
    : { ...choice, added: toggled(choice.added, id) };
}

/** Whether a day is asked for at this visit: what has no age has no usual month. */
export function isWhenAsked(choice: PastChoice, visit: PastVisit): boolean {
  const isTyped = choice.when === 'typed' || (visit.months === null && choice.when === 'usual');
  return isTyped && givenAt(choice, visit).length > 0;
}

/** A day, a month, or '' if neither is known. What was not typed is of the usual month. */
function whenOf(choice: PastChoice, visit: PastVisit, { guessedIn }: PastDose): string {
  if (choice.when === 'unknown') return '';
  const typed = isWhenAsked(choice, visit) ? choice.typed.get(visit.name) : undefined;
  return typed ?? (visit.months === null ? '' : (guessedIn ?? ''));
}

/** How many of the given doses have neither a day nor a month. */
export function withoutDay(choice: PastChoice, past: readonly PastVisit[]): number {
  const { other } = choice;
  const undated = past.flatMap((visit) => givenAt(choice, visit).filter((dose) => whenOf(choice, visit, dose) === ''));
  return undated.length + (other?.on === '' ? other.vaccines.size : 0);
}

type Asked = { readonly past: readonly PastVisit[]; readonly before: readonly Checkup[] };

/**
 * Without a day or a month a dose is stored and never counted. The answer is done once nothing is left out: up to the
 * age that was chosen, and of a visit with a dose that was given, the other doses are answered as well.
 *
 * @param idOf must return the same id for the same dose
 */
export function pastAnswerOf(choice: PastChoice, { past, before }: Asked, idOf: (dose: string) => string): PastAnswer {
  const { checkups, other } = choice;
  const doses = [
    ...past.flatMap((visit) =>
      givenAt(choice, visit).map((dose) => ({
        id: idOf(dose.id),
        ...dayOrMonth(whenOf(choice, visit, dose)),
        vaccine: dose.vaccine,
        fills: [dose.id],
      })),
    ),
    ...[...(other?.vaccines ?? [])].map((vaccine) => ({
      id: idOf(vaccine),
      ...dayOrMonth(other?.on ?? ''),
      vaccine,
    })),
  ];
  const isAnswered = (visit: PastVisit) => isUpTo(choice, visit) || givenAt(choice, visit).length > 0;
  const isDone = before.every(({ id }) => checkups.has(id)) && past.every(isAnswered);
  const notGiven = notGivenIn(choice, past);
  return {
    checkups: [...checkups],
    ...(doses.length > 0 && { doses }),
    ...(notGiven.length > 0 && { notGiven }),
    isDone,
  };
}

/** Rows of doses up to the chosen age that were tapped off. */
function notGivenIn(choice: PastChoice, past: readonly PastVisit[]): string[] {
  const upTo = past.filter((visit) => isUpTo(choice, visit)).flatMap((visit) => visit.doses);
  return upTo.flatMap(({ id }) => (choice.leftOut.has(id) ? id : []));
}

function dayOrMonth(typed: string): Pick<NewDose, 'givenOn' | 'givenIn'> {
  return { givenOn: isDay(typed) ? typed : null, ...(isMonth(typed) && { givenIn: typed }) };
}

/** 'Save 12 shots', 'Save 4 checkups', 'Save' */
export function saveVerb(choice: PastChoice, { past, before }: Asked): string {
  const shots = shotsOf(choice, past);
  if (shots > 0) return `Save ${count(shots, 'shot')}`;
  const checkups = before.filter(({ id }) => choice.checkups.has(id)).length;
  return checkups > 0 ? `Save ${count(checkups, 'checkup')}` : 'Save';
}

export function shotsOf(choice: PastChoice, past: readonly PastVisit[]): number {
  return past.flatMap((visit) => givenAt(choice, visit)).length + (choice.other?.vaccines.size ?? 0);
}

/** Error key of the 'another day' fields. */
export const otherDay = 'other';
export const otherVaccines = 'other vaccines';

type Born = { readonly firstName: string; readonly bornOn: Day };

export function pastProblems(
  choice: PastChoice,
  past: readonly PastVisit[],
  child: Born,
  today: Day,
): ReadonlyMap<string, string> {
  const { other } = choice;
  const asked = past.filter((visit) => isWhenAsked(choice, visit));
  const typed = [
    ...asked.map(({ name }) => [name, choice.typed.get(name) ?? ''] as const),
    ...(other ? [[otherDay, other.on] as const] : []),
  ];
  const problems = new Map(
    typed.flatMap(([name, on]) => {
      const problem = dayProblem(on, child, today);
      return problem === null ? [] : [[name, problem]];
    }),
  );
  if (other?.vaccines.size === 0) problems.set(otherVaccines, 'Check at least one vaccine');
  return problems;
}

function dayProblem(on: string, { firstName, bornOn }: Born, today: Day): string | null {
  if (on > today) return 'Date given cannot be in the future';
  if (isDay(on) && on < bornOn) return `This day is before ${firstName} was born, on ${longDayText(bornOn)}.`;
  return null;
}

export function isChosen({ checkups, upTo, added, other }: PastChoice): boolean {
  return checkups.size + added.size > 0 || upTo !== null || other !== null;
}

export function pastFieldId(name: string): string {
  return `past-${name.replaceAll(' ', '-')}`;
}

/** A copy of the set with a member added or removed. */
export function toggled(known: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(known);
  if (!next.delete(member)) next.add(member);
  return next;
}
