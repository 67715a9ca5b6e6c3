import { useQuery } from '@tanstack/react-query';
import { listInsights, readInsightAllowance } from '#contract/insights.ts';
import { queryOf } from '#web/client/calls/queries.ts';

/** While another parent's is being written. */
const LOOK_AGAIN_MS = 3000;

export const insightsQuery = (childId: string) => queryOf(listInsights, { params: { childId } });

export const allowanceQuery = (childId: string) => queryOf(readInsightAllowance, { params: { childId } });

export const useInsights = (childId: string) => useQuery(insightsQuery(childId));

export const useAllowance = (childId: string) =>
  useQuery({
    ...allowanceQuery(childId),
    // It follows from what is measured, on other pages.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isBeingWritten ? LOOK_AGAIN_MS : false),
  });
