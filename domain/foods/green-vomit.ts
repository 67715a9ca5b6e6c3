import type { Reaction, Sign } from './food.ts';

type Reacted = { readonly reaction: Reaction | null; readonly signs: readonly Sign[] };

/** Blood makes a blocked bowel more likely, not an allergy. */
const OF_BOWEL: readonly Sign[] = ['green-vomit', 'vomited-once', 'blood-in-stool'];

/**
 * Green or bloody vomit, or a hard, swollen belly, without any sign of an allergy: it points to a blocked bowel, not to the
 * food. Vomiting more than once is such a sign after all but a milk. Source: red-flag rule rf-green-vomit; what follows for
 * the food: ours.
 */
export function isGreenVomitAlone({ reaction, signs }: Reacted, isMilk: boolean): boolean {
  const hasSkin = reaction === 'hives' || reaction === 'rash';
  const isOfBowel = (sign: Sign) => OF_BOWEL.includes(sign) || (isMilk && sign === 'vomiting-again');
  return !hasSkin && signs.includes('green-vomit') && signs.every(isOfBowel);
}
