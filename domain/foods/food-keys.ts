import type { Allergen, Part } from './food.ts';
import { allergensOf, formulaKind } from './formula-kind.ts';
import { ID_OF_MILK, milkOf } from './milk.ts';
import type { TasteFacts } from './pause.ts';

/** A food, or a meal with a name of its own. */
export type Food = Pick<TasteFacts, 'name' | 'allergens' | 'madeOf'> & {
  readonly id: string | null;
  readonly traceOf?: readonly Allergen[];
  readonly mayHold?: readonly Allergen[];
};

type Eaten = Pick<TasteFacts, 'name' | 'allergens' | 'madeOf'> &
  Partial<Pick<TasteFacts, 'traceOf'>> &
  (Pick<TasteFacts, 'foodId'> | { readonly id: string | null });

function allergensIn(eaten: Eaten) {
  const { name, allergens, traceOf = [] } = eaten;
  return allergensOf('id' in eaten ? eaten.id : eaten.foodId, name, { allergens, traceOf });
}

/** All that a food has, a formula by its kind. */
export function partsOf(eaten: Eaten): Part[] {
  return [...allergensIn(eaten).allergens, ...eaten.madeOf];
}

/** By id, and by name: a meal of the same name is the food, and one that is named as breast milk is that. */
export function ownKeys({ id, name }: Pick<Food, 'id' | 'name'>): string[] {
  const byName = `name:${name.trim().toLowerCase()}`;
  const known = id ?? (milkOf(id, name) === 'breast milk' ? ID_OF_MILK['breast milk'] : null);
  return known === null ? [byName] : [`food:${known}`, byName];
}

/** By the kind of a formula, too: what is said of one is said of all of its kind, but for a yes. */
export function foodKeys(food: Pick<Food, 'id' | 'name'>): string[] {
  const kind = formulaKind(food.id, food.name);
  return kind === null ? ownKeys(food) : [...ownKeys(food), `formula:${kind}`];
}

function foodOf({ foodId, name }: TasteFacts): Pick<Food, 'id' | 'name'> {
  return { id: foodId, name };
}

/** Whether a yes to one is a yes to the other. */
export function isSameFood(food: Pick<Food, 'id' | 'name'>, reaction: TasteFacts): boolean {
  return ownKeys(foodOf(reaction)).some((key) => ownKeys(food).includes(key));
}

/** Of what a reaction holds. */
export function thingKeys(reaction: TasteFacts, thing: 'food' | Part): string[] {
  return thing === 'food' ? ownKeys(foodOf(reaction)) : [thing];
}

/** What was had with a food, by key; a trace of a part is not had. */
export function hadIn(taste: TasteFacts): string[] {
  const { traceOf } = allergensIn(taste);
  const parts = partsOf(taste).filter((part) => !traceOf.some((one) => one === part));
  return [...foodKeys(foodOf(taste)), ...parts];
}

/** What a doctor named with a reaction, by key. */
export function saidIn(taste: TasteFacts): string[] {
  return taste.allowed.flatMap((one) => (one === 'food' ? thingKeys(taste, one) : [one]));
}
