import { capital } from '#domain/text/capital.ts';
import { laterDay, type Day } from '#domain/time/day.ts';
import { dayAtAge } from '../duration.ts';
import type { CareLimit, RoutineVaccine } from '../editions/routine-file.ts';

type SideEffects = Pick<RoutineVaccine['sideEffects'], 'common' | 'fever' | 'lasts' | 'note'>;

/** 'Soreness, low fever; lasts 1 to 2 days.' */
export function sideEffectsText({ common: [first, ...others], fever, lasts, note }: SideEffects): string {
  const all = [first, fever, ...others].filter((one) => one !== undefined).join(', ');
  const text = `${capital(all)}; lasts ${lasts}.`;
  return note === undefined ? text : `${text} ${note}`;
}

/** As the contract has them: null for nothing. */
export type Care = {
  readonly common: readonly string[];
  readonly fever: string | null;
  readonly lasts: string;
  readonly note: string | null;
  readonly only: readonly CareLimit[];
};

export type CareAt = {
  /** The day of birth, or the due date of a child born early: on the safe side. */
  readonly ageFrom: Day;
  readonly on: Day;
  /** Number of the dose; null if it is not known, and nothing is left out. */
  readonly dose: number | null;
  /** With what is noted any fever is a reason to call at once, so that none is among what passes. */
  readonly isFeverUrgent: boolean;
};

/** What may follow a dose and passes, at the age of the child. */
export function sideEffectsAt({ common, fever, lasts, note, only }: Care, at: CareAt): string {
  const [noteNow] = textsAt(note === null ? [] : [note], only, at);
  const [feverNow] = textsAt(fever === null || at.isFeverUrgent ? [] : [fever], only, at);
  return sideEffectsText({
    common: textsAt(common, only, at),
    lasts,
    ...(feverNow !== undefined && { fever: feverNow }),
    ...(noteNow !== undefined && { note: noteNow }),
  });
}

/** Without those for other ages and doses. */
export function textsAt(texts: readonly string[], only: readonly CareLimit[], at: CareAt): string[] {
  return texts.flatMap((text) => {
    const limit = only.find(({ of }) => of === text);
    if (limit === undefined) return [text];
    return isWithin(limit, at) ? [limit.says ?? text] : [];
  });
}

function isWithin({ from, to, fromDose }: CareLimit, { ageFrom, on, dose }: CareAt): boolean {
  const reached = laterDay(on, ageFrom);
  return (
    (from === undefined || reached >= dayAtAge(ageFrom, from)) &&
    (to === undefined || reached < dayAtAge(ageFrom, to)) &&
    (fromDose === undefined || dose === null || dose >= fromDose)
  );
}
