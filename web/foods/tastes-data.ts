import { useQuery } from '@tanstack/react-query';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const tastesQuery = (childId: string) => queryOf(tasteEndpoints.list, { params: { childId } });

export const useTastes = (childId: string) => useQuery(tastesQuery(childId));
