import type { Reaction, Sign } from './food.ts';
import { isGreenVomitAlone } from './green-vomit.ts';
import { milkNamed } from './milk-names.ts';

/** What a baby lives on: no other food pauses it, and whoever reacts to it has no other food to give meanwhile. */
export type Milk = 'formula' | 'breast milk';

/** Of the list. */
export const ID_OF_MILK: Readonly<Record<Milk, string>> = {
  'breast milk': 'breast-milk',
  formula: 'infant-formula-iron-fortified',
};

/** By the id of the list, and of a meal with a name of its own by the name; null for any other food. */
export function milkOf(foodId: string | null, name = ''): Milk | null {
  if (foodId === null) return milkNamed(name);
  if (foodId === ID_OF_MILK.formula) return 'formula';
  return foodId === ID_OF_MILK['breast milk'] ? 'breast milk' : null;
}

/** What becomes of a milk after a reaction to it. */
export type MilkPause = 'keep-feeding' | 'ask-first' | 'no-more-formula';

type Reacted = {
  readonly reaction: Reaction | null;
  readonly isSerious: boolean;
  readonly signs: readonly Sign[];
};

/** Signs for neither 911 nor the ER by themselves. After all but hives a formula is still given. */
const MILD: readonly Sign[] = ['vomited-once', 'vomiting-again', 'blood-in-stool', 'few-hives'];

/** With signs for 911 or the ER. */
export function isSevereReaction({ isSerious, signs }: Pick<Reacted, 'isSerious' | 'signs'>): boolean {
  return isSerious || signs.some((sign) => !MILD.includes(sign));
}

export function milkPause(milk: Milk, reacted: Reacted): MilkPause {
  const { reaction, signs } = reacted;
  if (isGreenVomitAlone(reacted, true)) return 'ask-first';
  if (milk === 'breast milk') return isSevereReaction(reacted) ? 'ask-first' : 'keep-feeding';
  if (isSevereReaction(reacted) || reaction === 'hives' || signs.includes('few-hives')) return 'no-more-formula';
  return signs.includes('vomiting-again') ? 'ask-first' : 'keep-feeding';
}

const FEED_ON: Readonly<Record<Milk, string>> = {
  formula: "Do not stop feeding: call your child's doctor now and ask which formula to give",
  'breast milk': "Do not stop breastfeeding: call your child's doctor now",
};

/** The call to the doctor, and whether the milk is given meanwhile; without a period. */
export function milkText(milk: Milk, pause: MilkPause): string {
  if (pause === 'keep-feeding') return FEED_ON[milk];
  return pause === 'ask-first'
    ? "Call your child's doctor now, before the next feed"
    : "Give no more of this formula: call your child's doctor now and ask which one to give";
}
