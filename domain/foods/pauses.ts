import { FIRST_AFTER, firstsToAsk, KINDS } from './first-tastes.ts';
import { partsOf, thingKeys } from './food-keys.ts';
import type { Part } from './food.ts';
import { isGreenVomitAlone } from './green-vomit.ts';
import { isIngredient } from './ingredients.ts';
import { isBefore, isEnded, knownDays, type Known } from './known-days.ts';
import { isSevereReaction, milkOf, milkPause } from './milk.ts';
import { pauseAskedBy, type Pause, type TasteFacts } from './pause.ts';

/** Something that waits after a reaction: the food that was eaten, or every food with a part. */
export type Hold<T extends TasteFacts = TasteFacts> = {
  readonly reaction: T;
  readonly thing: 'food' | Part;
  readonly pause: Pause;
};

/**
 * What waits for a doctor, by what is in the log. A reaction holds things, each by itself: the food, each of its allergens,
 * and what else it is made of; after some also the first taste of other allergens. A doctor's yes is kept with a reaction
 * and names such things, or another food of the list. It ends what this reaction and those before it hold of what it names
 * (see `endingKeys`), and nothing else. A food waits as long as anything that it is or has is held, unless a yes names the
 * food itself. Nothing of this is stored: without a reaction, all is as if it had never been.
 */
export type Pauses<T extends TasteFacts = TasteFacts> = Known & {
  readonly holds: readonly Hold<T>[];
  /** What a doctor's yes has ended, too. */
  readonly everHeld: readonly Hold<T>[];
};

/** @param tastes all of a child */
export function pausesOf<T extends TasteFacts>(tastes: readonly T[]): Pauses<T> {
  const known = knownDays(tastes);
  const everHeld = tastes.flatMap((reaction) => holdsAskedBy(reaction, known));
  return {
    ...known,
    everHeld,
    holds: everHeld.filter(({ reaction, thing }) => !isEnded(endingKeys({ reaction, thing }), reaction, known)),
  };
}

function holdsAskedBy<T extends TasteFacts>(reaction: T, known: Known): Hold<T>[] {
  const pause = pauseAskedBy(reaction);
  if (pause === null) return [];
  const milk = milkOf(reaction.foodId, reaction.name);
  const food: Hold<T> = { reaction, thing: 'food', pause: milk ? milkPause(milk, reaction) : pause };
  if (isGreenVomitAlone(reaction, milk !== null)) return [{ ...food, pause: 'ask-first' }];
  if (milk === 'breast milk') return [food];
  const partPause = (part: Part): Pause => {
    if (
      !KINDS.includes(part) &&
      isBefore(known.had.get(part), reaction.triedOn) &&
      isLesserSuspect(part, reaction, known)
    )
      return 'ask-to-go-on';
    // Other foods with milk are not stopped while the formula is fed on.
    return food.pause === 'keep-feeding' ? 'ask-first' : pause;
  };
  return [
    food,
    ...partsOf(reaction).map((thing) => ({ reaction, thing, pause: partPause(thing) })),
    ...firstsToAsk(reaction, known).map((thing) => ({ reaction, thing, pause: 'ask-first' as const })),
  ];
}

/**
 * Whether a part that was had well is less likely the cause: something else in the food was new. Where nothing was, any of it
 * may be, and after a severe reaction any of the nine.
 */
export function isLesserSuspect(part: Part, reaction: TasteFacts, { had }: Known): boolean {
  if (isSevereReaction(reaction) && !isIngredient(part)) return false;
  return partsOf(reaction).some((other) => other !== part && !isBefore(had.get(other), reaction.triedOn));
}

/**
 * What a yes that ends a hold names: the thing; the only part of a food of the list, which is nothing but that; egg for the
 * first peanut, which waited for that alone.
 */
function endingKeys({ reaction, thing }: Pick<Hold, 'reaction' | 'thing'>): string[] {
  const parts = partsOf(reaction);
  const keys = thingKeys(reaction, thing);
  if (thing !== 'food')
    return reaction.isSerious ? keys : [...keys, ...parts.filter((one) => FIRST_AFTER[one] === thing)];
  const isOnePart = parts.length === 1 && reaction.traceOf.length === 0 && reaction.foodId !== null;
  return isOnePart && milkOf(reaction.foodId, reaction.name) === null ? [...keys, ...parts] : keys;
}

/** What of a taste still waits, whatever else holds the same. */
export function holdsByReaction<T extends TasteFacts>(taste: T, { holds }: Pauses<T>): Hold<T>[] {
  return holds.filter(({ reaction }) => reaction === taste);
}

/** Whether the food of a reaction waits by it; null if not. */
export function pauseByReaction<T extends TasteFacts>(taste: T, pauses: Pauses<T>): Pause | null {
  return holdsByReaction(taste, pauses).find(({ thing }) => thing === 'food')?.pause ?? null;
}

/** Whether it is the first taste of an allergen that waits, after a reaction to another food. */
export function isFirstTaste({ reaction, thing }: Pick<Hold, 'reaction' | 'thing'>): boolean {
  return thing !== 'food' && !partsOf(reaction).includes(thing);
}
