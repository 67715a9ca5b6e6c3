import type { Reaction, Sign } from './food.ts';

export type Told = {
  /** The one that was picked, if any. */
  readonly picked: Reaction | null;
  /** Whether a rash is raised, itchy or moving; null as long as nobody said. */
  readonly isRaised: boolean | null;
  readonly signs: readonly Sign[];
};

/** Which reaction it was: a rash is hives unless it is flat, and signs tell one where none was picked, or none can be. */
export function reactionTold({ picked, isRaised, signs }: Told): Reaction | null {
  if (picked === 'rash') return isRaised === false ? 'rash' : 'hives';
  if (signs.length === 0 || (picked !== null && picked !== 'none')) return picked;
  if (signs.includes('few-hives') || signs.includes('hives-all-over')) return 'hives';
  return signs.some((sign) => VOMITING.includes(sign)) ? 'vomiting' : 'other';
}

const VOMITING: readonly Sign[] = ['vomiting-again', 'vomiting-hours-later', 'green-vomit', 'vomited-once'];
