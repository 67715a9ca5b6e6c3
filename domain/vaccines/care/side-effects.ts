import type { RoutineVaccine } from '../editions/routine-file.ts';

type SideEffects = Pick<RoutineVaccine['sideEffects'], 'common' | 'fever' | 'lasts' | 'note'>;

/** 'Soreness, low fever; lasts 1 to 2 days.' */
export function sideEffectsText({ common: [first, ...others], fever, lasts, note }: SideEffects): string {
  const all = [first, fever, ...others].filter((one) => one !== undefined).join(', ');
  const text = `${all.slice(0, 1).toUpperCase()}${all.slice(1)}; lasts ${lasts}.`;
  return note === undefined ? text : `${text} ${note}`;
}

/** For a child whose fever never waits: it is not among what passes. */
export function sideEffectsWithoutFever({ common, lasts, note }: SideEffects): string {
  return sideEffectsText({ common, lasts, ...(note !== undefined && { note }) });
}
