import { useQuery } from '@tanstack/react-query';
import { listFoods, listTextures, readFood } from '#contract/foods.ts';
import { readFoodGuide } from '#contract/foods/guide.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const GUIDE_STATES = {
  failed: 'Unable to load the food guide. Please try again later.',
  loading: 'Loading food guide...',
} as const;

export const foodsQuery = queryOf(listFoods, {});
export const texturesQuery = queryOf(listTextures, {});
export const foodGuideQuery = queryOf(readFoodGuide, {});
export const foodQuery = (foodId: string) => queryOf(readFood, { params: { foodId } });

export const useFoods = () => useQuery(foodsQuery);
export const useTextures = () => useQuery(texturesQuery);
export const useFoodGuide = () => useQuery(foodGuideQuery);
export const useFood = (foodId: string) => useQuery(foodQuery(foodId));
