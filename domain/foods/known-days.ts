import type { Day } from '#domain/time/day.ts';
import { hadIn, saidIn } from './food-keys.ts';
import { pauseAskedBy, type TasteFacts } from './pause.ts';

/** What of a log ends a hold or makes it weaker, by part, and by the id and the name of a food. */
export type Known = {
  /** The last day of a reaction with which it is named. */
  readonly said: ReadonlyMap<string, Day>;
  /** The first day on which it was had without a reaction. As a trace or baked in a part was not had. */
  readonly had: ReadonlyMap<string, Day>;
  /** The last such day. */
  readonly hadLast: ReadonlyMap<string, Day>;
};

/** @param tastes all of a child */
export function knownDays(tastes: readonly TasteFacts[]): Known {
  const inOrder = tastes.toSorted((one, other) => one.triedOn.localeCompare(other.triedOn));
  const well = inOrder.filter((taste) => pauseAskedBy(taste) === null);
  const reactions = inOrder.filter((taste) => pauseAskedBy(taste) !== null);
  return {
    said: daysByKey(reactions, saidIn),
    had: daysByKey(well.toReversed(), hadIn),
    hadLast: daysByKey(well, hadIn),
  };
}

/** The day by key: of several tastes that of the last one in the given order. */
function daysByKey(tastes: readonly TasteFacts[], keysIn: (taste: TasteFacts) => string[]): Map<string, Day> {
  return new Map(tastes.flatMap((taste) => keysIn(taste).map((key) => [key, taste.triedOn] as const)));
}

/** Whether it was had without a reaction, and not on the day of this one alone. */
export function isHadOnAnotherDay(key: string, { triedOn }: TasteFacts, { had, hadLast }: Known): boolean {
  return [had, hadLast].some((days) => (days.get(key) ?? triedOn) !== triedOn);
}

export function isBefore(day: Day | undefined, on: Day): boolean {
  return day !== undefined && day < on;
}

/**
 * Whether a yes names any of these after a reaction: with it, or with one of a later day. An entry has one day for all that
 * doctors named at several times, so what another reaction of that day, or a later one, holds needs its own yes.
 */
export function isEnded(keys: readonly string[], reaction: TasteFacts, { said }: Known): boolean {
  const own = saidIn(reaction);
  return keys.some((key) => own.includes(key) || (said.get(key) ?? reaction.triedOn) > reaction.triedOn);
}
