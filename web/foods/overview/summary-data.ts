import { useQuery } from '@tanstack/react-query';
import { readFoodSummary } from '#contract/foods/guide.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const foodSummaryQuery = (childId: string) => queryOf(readFoodSummary, { params: { childId } });

export const useFoodSummary = (childId: string) => useQuery(foodSummaryQuery(childId));
