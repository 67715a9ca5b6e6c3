import { useState } from 'react';
import type { FoodInList } from '#contract/foods.ts';
import type { NewTaste, Taste } from '#contract/foods/tastes.ts';
import type { Allergen } from '#domain/foods/food.ts';
import type { FoodFinder } from './food-finder.ts';

type Choice = {
  readonly text: string;
  readonly picked: FoodInList | null;
  /** Which of the nine are in a meal that is not in the list; null for a food of the list. */
  readonly allergens: readonly Allergen[] | null;
};

const nothing: Choice = { text: '', picked: null, allergens: null };

/** The name under which a reaction is kept whose food nobody knows. */
const UNKNOWN_FOOD = 'Unknown food';

/** Nobody eats it again. */
export function isUnknownFood({ foodId, name }: Pick<Taste, 'foodId' | 'name'>): boolean {
  return foodId === null && name === UNKNOWN_FOOD;
}

/**
 * A food of the list, or a meal with its own name and allergens.
 *
 * @param meal the name of a meal with which it begins; empty without
 */
export function useFoodChoice(finder: FoodFinder, meal = '') {
  const [choice, setChoice] = useState<Choice>(meal === '' ? nothing : { text: meal, picked: null, allergens: [] });
  const { text, picked, allergens } = choice;
  const food = picked ?? finder.named(text);
  const name = text.trim();
  const isUnknown = food === null && allergens !== null && name === UNKNOWN_FOOD;
  return {
    text: isUnknown ? '' : text,
    food,
    allergens,
    isEmpty: name === '',
    isUnknown,
    /** As a request says it; null as long as it is not said what it is. */
    what: (): Pick<NewTaste, 'foodId' | 'name' | 'allergens'> | null => {
      if (food) return { foodId: food.id };
      return allergens && name !== '' ? { name, allergens: [...allergens] } : null;
    },
    type: (typed: string) => setChoice({ text: typed, picked: null, allergens: isUnknown ? null : allergens }),
    pick: (one: FoodInList) => setChoice({ text: one.name, picked: one, allergens: null }),
    asMeal: (chosen: readonly Allergen[]) => setChoice({ ...choice, allergens: chosen }),
    asUnknown: () => setChoice({ text: UNKNOWN_FOOD, picked: null, allergens: [] }),
    clear: () => setChoice(nothing),
  };
}

export type FoodChoice = ReturnType<typeof useFoodChoice>;
