import type { FoodFacts } from '#domain/foods/food.ts';
import type { Food } from '#domain/foods/food-keys.ts';
import { foodOf } from '#domain/foods/foods-data.ts';
import type { TasteFacts } from '#domain/foods/pause.ts';
import { day } from '#domain/time/day.ts';

/** Of the list. Throws a RangeError for an id that it does not have. */
export function food(id: string): FoodFacts {
  const found = foodOf(id);
  if (!found) throw new RangeError(`the list has no '${id}'`);
  return found;
}

/** A food of the list, or a meal, without a reaction unless it says otherwise. */
export function had(what: Food, on: string, more: Partial<TasteFacts> = {}): TasteFacts {
  const { id: foodId, name, allergens, traceOf = [], madeOf } = what;
  const none = { reaction: null, isSerious: false, signs: [], allowedOn: null, allowed: [] };
  return { foodId, name, allergens, traceOf, madeOf, triedOn: day(on), ...none, ...more };
}

/** A food of the list, likewise. */
export function ate(id: string, on: string, more: Partial<TasteFacts> = {}): TasteFacts {
  return had(food(id), on, more);
}
