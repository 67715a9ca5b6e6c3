import { isBornEarly } from '#domain/children/gestation.ts';
import { correctionDays } from '#domain/time/corrected-age.ts';
import { addDays, laterDay, type Day } from '#domain/time/day.ts';
import type { FeverAdvice, FeverLine } from '../editions/routine-file.ts';
import { dayAtAge } from '../duration.ts';

export type FeverCare = {
  /** Signs for which a doctor is called at any hour. */
  readonly callNow: readonly string[];
  readonly call: readonly string[];
  readonly toDo: readonly string[];
  /** Of the lines above, as named on the screen. */
  readonly sources: readonly string[];
};

type Child = {
  readonly bornOn: Day;
  /** Null when not known. */
  readonly gestationDays: number | null;
  /** With what is noted any fever is a reason to call at once. */
  readonly isFeverUrgent: boolean;
};

/**
 * What is said of a fever at the age reached on a day, and with what is noted of the child. For a child born early, the
 * corrected age counts, on the safe side.
 *
 * Source: the lines of `fever` in content/vaccines/routine.json, each with its own; the corrected age: ours.
 */
export function feverCare(
  { lines, sources }: Pick<FeverAdvice, 'lines' | 'sources'>,
  { bornOn, gestationDays, isFeverUrgent }: Child,
  on: Day,
): FeverCare {
  const isEarly = gestationDays !== null && isBornEarly(gestationDays);
  const countedFrom = isEarly ? addDays(bornOn, correctionDays(gestationDays)) : bornOn;
  const age = laterDay(on, countedFrom);
  const said = lines.filter(
    ({ noted, from, to }) =>
      (noted === undefined || noted === isFeverUrgent) &&
      (from === undefined || age >= dayAtAge(countedFrom, from)) &&
      (to === undefined || age < dayAtAge(countedFrom, to)),
  );
  const textsOf = (kind: FeverLine['kind']) => said.filter((line) => line.kind === kind).map(({ text }) => text);
  const keys = new Set(said.flatMap((line) => line.sources));
  return {
    callNow: textsOf('call-now'),
    call: textsOf('call'),
    toDo: textsOf('do'),
    sources: [...keys].flatMap((key) => sources[key] ?? []),
  };
}
