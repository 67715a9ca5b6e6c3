import type { RedFlag } from './red-flag.ts';

const NAMES_HELP_NOW = /\b(911|988|ER|Poison Help|now|at once)\b/;

/**
 * Whether a step of a rule may not wait until somebody opens a fold: all steps of an emergency and of a rule that names
 * 911, and each step that names help which is called or gone to now.
 */
export function isPressing({ urgency, firstSentence }: Pick<RedFlag, 'urgency' | 'firstSentence'>, step: string) {
  return urgency === 'emergency' || firstSentence.includes('911') || NAMES_HELP_NOW.test(step);
}
