import { useMemo } from 'react';
import type { AvoidRule, FoodInList, Foods } from '#contract/foods.ts';
import { foodSearch, searchFoods, type Found } from '#domain/foods/food-search.ts';

/** What fits below the field of a phone. */
const MOST = 8;

export type FoodFinder = {
  readonly find: (typed: string) => Found<FoodInList, AvoidRule>;
  /** The food that is named exactly so; null if there is none. */
  readonly named: (typed: string) => FoodInList | null;
};

export function useFoodFinder({ foods, avoid }: Pick<Foods, 'foods' | 'avoid'>): FoodFinder {
  return useMemo(() => {
    const search = foodSearch(foods, avoid);
    const find = (typed: string) => {
      const found = searchFoods(search, typed);
      return { ...found, foods: found.foods.slice(0, MOST) };
    };
    return {
      find,
      named: (typed) => {
        const isSo = (name: string) => name.toLowerCase() === typed.trim().toLowerCase();
        return foods.find(({ name, otherNames }) => [name, ...otherNames].some(isSo)) ?? null;
      },
    };
  }, [foods, avoid]);
}
