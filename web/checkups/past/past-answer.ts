import { plainFirst } from '#domain/vaccines/words/plain-name.ts';
import type { Checkup } from '#contract/checkups.ts';
import type { NewDose } from '#contract/vaccines/changes.ts';
import type { PastAnswer } from '#contract/vaccines/past.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { isAskedOfPast } from '#domain/checkups/status.ts';
import { calendarAge } from '#domain/time/age.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';
import { isMonth, type Month } from '#domain/time/month.ts';
import { isOfSeason, pastDays, pastMonths, pastRows, undatedDoses } from '#domain/vaccines/given/past-days.ts';
import { isRowFromBefore } from '#domain/vaccines/standing/row-details.ts';

export type PastDoses = {
  readonly age: string;
  /** The month of their age in the schedule; null if it is not one for all of them, or not sure to count. */
  readonly guessedIn: Month | null;
  readonly doses: readonly PlannedDose[];
};

type Plan = Pick<VaccinePlan, 'planned' | 'doses' | 'addedOn'>;

/** Not completed, and recommended for a time that ended before the child was added. */
export function checkupsBefore(checkups: readonly Checkup[]): Checkup[] {
  return checkups.filter(isAskedOfPast);
}

/** Whether a dose of that time can still be marked that is not recorded without a day already. */
export function isDoseLeft(plan: Plan, today: Day): boolean {
  const isWaiting = ({ status }: PlannedDose) => status === 'overdue' || status === 'upcoming';
  const left = pastDosesOf(plan, today).flatMap(({ doses }) => doses);
  return left.some((row) => isWaiting(row) && isRowFromBefore(row, plan.addedOn));
}

/** Answers about the time before the child was added. */
export type PastChoice = {
  readonly checkups: ReadonlySet<string>;
  readonly ages: ReadonlyMap<string, string>;
  /** Rows of these ages that were not given all the same. */
  readonly without: ReadonlySet<string>;
  /** Doses given on another day, by vaccine; null if none. */
  readonly other: { readonly on: string; readonly vaccines: ReadonlySet<string> } | null;
};

export const nothingChosen: PastChoice = { checkups: new Set(), ages: new Map(), without: new Set(), other: null };

/** What the question about the past is about, by age, from birth. A dose recorded without a day is not asked for again. */
export function pastDosesOf({ planned, doses: given }: Pick<Plan, 'planned' | 'doses'>, today: Day): PastDoses[] {
  const undated = undatedDoses(given);
  const days = pastDays(planned, today, undated);
  const months = pastMonths(planned, today, undated);
  const orderOf = ({ id, recommendedOn, past }: PlannedDose) => days.get(id) ?? recommendedOn ?? past?.on ?? '';
  const byDay = pastRows(planned, today, undated).toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)));
  const byAge = Map.groupBy(byDay, ({ recommendedAge, past }) => recommendedAge ?? past?.age ?? 'Other doses');
  return [...byAge].map(([age, doses]) => ({ age, guessedIn: guessOf(doses, months), doses }));
}

/** 'Rotavirus 2', as the schedule has it at that age, whatever is given by now. */
export function nameThen({ recommendedName, past, shortName, number }: PlannedDose): string {
  return `${plainFirst(recommendedName ?? past?.name ?? shortName)} ${number}`;
}

/** Null when they have several, or one of them has none. */
function guessOf(doses: readonly PlannedDose[], months: ReadonlyMap<string, Month | null>): Month | null {
  const ofDoses = new Set(doses.map(({ id }) => months.get(id) ?? null));
  const [month = null] = ofDoses;
  return ofDoses.size === 1 ? month : null;
}

/** The ages in months, for which the schedule has doses of that time, in order. */
export function agesOfPast(past: readonly PastDoses[], bornOn: Day): number[] {
  const months = past.flatMap((of) => monthsOf(of, bornOn) ?? []);
  return [...new Set(months)].toSorted((one, other) => one - other);
}

/** Everything up to an age, in the months in which it was due where these are known; what has no age stays as it is. */
export function everythingUpTo(
  choice: PastChoice,
  past: readonly PastDoses[],
  bornOn: Day,
  upToMonths: number,
): PastChoice {
  const chosen = past.filter((of) => (monthsOf(of, bornOn) ?? Infinity) <= upToMonths);
  const known = ({ age, guessedIn }: PastDoses) => [age, choice.ages.get(age) || (guessedIn ?? '')] as const;
  return { ...choice, ages: new Map([...choice.ages, ...chosen.map(known)]) };
}

/** Null of what is for a season, or not for every child. */
function monthsOf({ doses }: PastDoses, bornOn: Day): number | null {
  const ages = doses.flatMap((dose) =>
    dose.recommendedOn && !isOfSeason(dose) ? calendarAge(bornOn, dose.recommendedOn).months : [],
  );
  return ages.length === 0 ? null : Math.max(...ages);
}

/** How many of the checked doses have neither a day nor a month. */
export function withoutDay({ ages, without, other }: PastChoice, past: readonly PastDoses[]): number {
  const undated = past.filter(({ age }) => ages.get(age) === '').flatMap(({ doses }) => doses);
  const ofAges = undated.filter(({ id }) => !without.has(id)).length;
  return ofAges + (other?.on === '' ? other.vaccines.size : 0);
}

/**
 * What was typed is a day, a month, or empty if neither is known: then the dose is stored and never counted. The
 * answer is done once nothing is left out.
 *
 * @param before the checkups that were asked about
 * @param idOf must return the same id for the same dose
 */
export function pastAnswerOf(
  choice: PastChoice,
  { past, before }: { readonly past: readonly PastDoses[]; readonly before: readonly Checkup[] },
  idOf: (dose: string) => string,
): PastAnswer {
  const { checkups, ages, without, other } = choice;
  const doses = [
    ...past.flatMap(({ age, doses: planned }) => {
      const typed = ages.get(age);
      if (typed === undefined) return [];
      const given = planned.filter(({ id }) => !without.has(id));
      return given.map((dose) => ({
        id: idOf(dose.id),
        ...whenOf(typed),
        vaccine: dose.vaccine,
        fills: [dose.id],
      }));
    }),
    ...[...(other?.vaccines ?? [])].map((vaccine) => ({
      id: idOf(vaccine),
      ...whenOf(other?.on ?? ''),
      vaccine,
    })),
  ];
  // What was left out of an age was answered as well.
  const isDone = before.every(({ id }) => checkups.has(id)) && past.every(({ age }) => ages.has(age));
  return { checkups: [...checkups], ...(doses.length > 0 && { doses }), isDone };
}

function whenOf(typed: string): Pick<NewDose, 'givenOn' | 'givenIn'> {
  return { givenOn: isDay(typed) ? typed : null, ...(isMonth(typed) && { givenIn: typed }) };
}

/** Error key of the 'another day' fields. */
export const otherDay = 'other';
export const otherVaccines = 'other vaccines';

type Born = { readonly firstName: string; readonly bornOn: Day };

export function pastProblems({ ages, other }: PastChoice, child: Born, today: Day): ReadonlyMap<string, string> {
  const typed = [...ages, ...(other ? [[otherDay, other.on] as const] : [])];
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

export function isChosen({ checkups, ages, other }: PastChoice): boolean {
  return checkups.size + ages.size > 0 || other !== null;
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
