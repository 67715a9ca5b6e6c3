import type { PastAnswer } from '#contract/checkups/changing.ts';
import type { PlannedDose } from '#contract/vaccines.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { isDay, type Day } from '#domain/time/day.ts';

/** Planned doses of one recommended age, of which nobody has said yet whether they were given. */
export type PastDoses = {
  /** '2 months'. */
  readonly age: string;
  /** The first day on which all of them were recommended: a guess at when they were given. */
  readonly guessedOn: Day | null;
  readonly doses: readonly PlannedDose[];
};

/** What a parent says about the time before. */
export type PastChoice = {
  /** Ids of the checkups that took place. */
  readonly checkups: ReadonlySet<string>;
  /** The day as typed for each age at which the doses were given. */
  readonly ages: ReadonlyMap<string, string>;
  /** Doses of another day, by vaccine; null where there are none. */
  readonly other: { readonly on: string; readonly vaccines: ReadonlySet<string> } | null;
};

export const nothingChosen: PastChoice = { checkups: new Set(), ages: new Map(), other: null };

/**
 * The doses of a plan that may have been given before a day, by recommended age, from birth on. As long as nobody says so,
 * the plan has later doses due after the earlier ones, or not needed any more: the ages of the schedule decide.
 */
export function pastDosesOf(planned: readonly PlannedDose[], today: Day): PastDoses[] {
  const byDay = planned
    .filter(
      ({ completed, isUnanswered, recommendedOn }) =>
        isUnanswered || (!completed && recommendedOn !== null && recommendedOn < today),
    )
    .toSorted((one, other) => (guessOf(one) ?? '').localeCompare(guessOf(other) ?? ''));
  const byAge = Map.groupBy(byDay, ({ recommendedAge }) => recommendedAge ?? 'Other doses');
  return [...byAge].map(([age, doses]) => ({ age, guessedOn: doses.map(guessOf).at(-1) ?? null, doses }));
}

function guessOf({ recommendedOn, dueOn }: PlannedDose): Day | null {
  return recommendedOn ?? dueOn;
}

/**
 * What is sent. A day that was left empty means that nobody knows it: such a dose is kept and never counted.
 *
 * @param idOf makes the id of a dose, the same one whenever it is asked for the same dose
 */
export function pastAnswerOf(
  { checkups, ages, other }: PastChoice,
  past: readonly PastDoses[],
  idOf: (dose: string) => string,
): PastAnswer {
  const doses = [
    ...past.flatMap(({ age, doses: planned }) => {
      const typed = ages.get(age);
      if (typed === undefined) return [];
      return planned.map((dose) => ({
        id: idOf(dose.id),
        givenOn: knownDay(typed),
        vaccine: dose.vaccine,
        fills: [dose.id],
      }));
    }),
    ...[...(other?.vaccines ?? [])].map((vaccine) => ({
      id: idOf(vaccine),
      givenOn: knownDay(other?.on ?? ''),
      vaccine,
    })),
  ];
  return { checkups: [...checkups], ...(doses.length > 0 && { doses }), isDone: true };
}

function knownDay(typed: string): Day | null {
  return isDay(typed) ? typed : null;
}

/** The names under which the fields of another day have their problems. */
export const otherDay = 'other';
export const otherVaccines = 'other vaccines';

type Born = { readonly firstName: string; readonly bornOn: Day };

/** What is wrong with a choice: a sentence for each age, and for each field of another day, at fault. */
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
  if (on !== '' && on < bornOn) return `This day is before ${firstName} was born, on ${longDayText(bornOn)}.`;
  return null;
}

/** Whether anything was said. */
export function isChosen({ checkups, ages, other }: PastChoice): boolean {
  return checkups.size + ages.size > 0 || other !== null;
}

/** Id of a field, by the name under which it has its problem. */
export function pastFieldId(name: string): string {
  return `past-${name.replaceAll(' ', '-')}`;
}

/** A set with a member more, or less where it was in it. */
export function toggled(known: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(known);
  if (!next.delete(member)) next.add(member);
  return next;
}
