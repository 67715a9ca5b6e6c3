import { useQuery } from '@tanstack/react-query';
import type { Taste } from '#contract/foods/tastes.ts';
import { isOtherFood } from '#domain/foods/food.ts';
import type { NameOfFood } from '#domain/foods/pause-text.ts';
import { foodsQuery } from './data.ts';

/** Of the foods that a doctor allowed. The list is read only where there are such. */
export function useNamesOfAllowed(tastes: readonly Taste[]): { isLoading: boolean; nameOfFood: NameOfFood } {
  const isNeeded = tastes.some(({ allowed }) => allowed.some(isOtherFood));
  const { data: list, isPending } = useQuery({ ...foodsQuery, enabled: isNeeded });
  return {
    isLoading: isNeeded && isPending,
    nameOfFood: (foodId) => list?.foods.find(({ id }) => id === foodId)?.name ?? null,
  };
}
