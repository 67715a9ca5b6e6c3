import type { Day } from '#domain/time/day.ts';
import { isSameFood, type Food } from './food-keys.ts';
import type { Allowable, Part } from './food.ts';
import { holdsOnFood } from './pause-on-food.ts';
import type { TasteFacts } from './pause.ts';
import { holdsByReaction, type Pauses } from './pauses.ts';

/** What a doctor is asked about: what waits after one reaction, one part of all foods, or one food of the list. */
export type Asked<T extends TasteFacts = TasteFacts> =
  | { readonly taste: T }
  | { readonly part: Part }
  | { readonly food: Food & { readonly id: string } };

/** What may be named, each by itself. */
export function askedOf<T extends TasteFacts>(asked: Asked<T>, pauses: Pauses<T>): ('food' | Part)[] {
  if ('part' in asked) return [asked.part];
  const holds = 'food' in asked ? holdsOnFood(asked.food, pauses) : holdsByReaction(asked.taste, pauses);
  const parts = holds.map(({ thing }) => thing).filter((thing) => thing !== 'food');
  const isFoodHeld = 'food' in asked || holds.length > parts.length;
  return [...(isFoodHeld ? ['food' as const] : []), ...new Set(parts)];
}

/**
 * The reactions with which a yes is kept, and what is named with each; none that is later than the yes.
 *
 * @param named of what is asked; 'food' is the food of the reaction, or the one of the list
 */
export function saidYes<T extends TasteFacts>(
  asked: Asked<T>,
  named: readonly Allowable[],
  on: Day,
  pauses: Pauses<T>,
): { readonly taste: T; readonly allowed: Allowable[] }[] {
  const kept = new Map<T, Set<Allowable>>();
  const keep = (reaction: T, one: Allowable) => {
    if (reaction.triedOn <= on) kept.set(reaction, (kept.get(reaction) ?? new Set()).add(one));
  };
  for (const { reaction, thing } of pauses.holds) if (thing !== 'food' && named.includes(thing)) keep(reaction, thing);
  const food = named.includes('food') ? foodIn(asked) : null;
  if (food) {
    const holds = holdsOnFood(food, pauses);
    const own = new Set(holds.filter(({ thing }) => thing === 'food').map(({ reaction }) => reaction));
    for (const { reaction } of holds) {
      if (own.has(reaction) && isSameFood(food, reaction)) keep(reaction, 'food');
      else if (food.id !== null) keep(reaction, `food:${food.id}`);
    }
  }
  return [...kept].map(([taste, allowed]) => ({ taste, allowed: [...allowed] }));
}

function foodIn<T extends TasteFacts>(asked: Asked<T>): Food | null {
  if ('part' in asked) return null;
  return 'food' in asked ? asked.food : { ...asked.taste, id: asked.taste.foodId };
}
