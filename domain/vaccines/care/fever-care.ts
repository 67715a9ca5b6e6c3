import { laterDay, type Day } from '#domain/time/day.ts';
import type { FeverAdvice, FeverLine } from '../editions/routine-file.ts';
import { dayAtAge } from '../duration.ts';

export type FeverCare = {
  /** What stands before and apart from everything else; null at most ages. */
  readonly first: string | null;
  /** Signs for which a doctor is called at any hour. */
  readonly callNow: readonly string[];
  readonly call: readonly string[];
  readonly toDo: readonly string[];
  /** Of the lines above, as named on the screen. */
  readonly sources: readonly string[];
};

type Child = {
  /** The day of birth, or the due date of a child born early: on the safe side. */
  readonly ageFrom: Day;
  /** With what is noted any fever is a reason to call at once. */
  readonly isFeverUrgent: boolean;
};

/**
 * What is said of a fever at the age reached on a day, and with what is noted of the child.
 *
 * Source: the lines of `fever` in content/vaccines/routine.json, each with its own; the corrected age: ours.
 */
export function feverCare(
  { lines, sources }: Pick<FeverAdvice, 'lines' | 'sources'>,
  { ageFrom, isFeverUrgent }: Child,
  on: Day,
): FeverCare {
  const reached = laterDay(on, ageFrom);
  const said = lines.filter(
    ({ noted, from, to }) =>
      (noted === undefined || noted === isFeverUrgent) &&
      (from === undefined || reached >= dayAtAge(ageFrom, from)) &&
      (to === undefined || reached < dayAtAge(ageFrom, to)),
  );
  const textsOf = (kind: FeverLine['kind']) => said.filter((line) => line.kind === kind).map(({ text }) => text);
  const keys = new Set(said.flatMap((line) => line.sources));
  return {
    first: said.find(({ first }) => first !== undefined)?.first ?? null,
    callNow: textsOf('call-now'),
    call: textsOf('call'),
    toDo: textsOf('do'),
    sources: [...keys].flatMap((key) => sources[key] ?? []),
  };
}
