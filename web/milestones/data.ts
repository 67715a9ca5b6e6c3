import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  listMilestones,
  milestoneAnswerEndpoints,
  readMilestoneSummary,
  type MilestoneAnswer,
  type MilestoneList,
} from '#contract/milestones.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { useFromBrowser } from '#web/ui/behavior/use-from-browser.ts';
import { KEPT_FOR_MS, keepMilestones, keptMilestones } from './kept-milestones.ts';

export const MILESTONE_STATES = {
  failed: 'Unable to load milestones. Please try again later.',
  loading: 'Loading milestones...',
} as const;

export const milestonesQuery = queryOf(listMilestones, {}, { staleTime: KEPT_FOR_MS, gcTime: Infinity });

export const answersQuery = (childId: string) => queryOf(milestoneAnswerEndpoints.list, { params: { childId } });

export const milestoneSummaryQuery = (childId: string) => queryOf(readMilestoneSummary, { params: { childId } });

export const useAnswers = (childId: string) => useQuery(answersQuery(childId));

export const useMilestoneSummary = (childId: string) => useQuery(milestoneSummaryQuery(childId));

export type KnownMilestones = {
  readonly data: MilestoneList | undefined;
  /** The list was kept by this browser: it could not be loaded. */
  readonly isKept: boolean;
  readonly error: CallFailed | null;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** The list of milestones; where it cannot be loaded, after several tries, the one that this browser has kept. */
export function useMilestones(answers?: readonly MilestoneAnswer[]): KnownMilestones {
  const query = useQuery({ ...milestonesQuery, refetchOnReconnect: true });
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  useEffect(() => {
    if (data) keepMilestones(data, dataUpdatedAt);
  }, [data, dataUpdatedAt]);
  const isNeeded = !data && error !== null;
  const kept = useFromBrowser(() => (isNeeded ? keptMilestones(answers) : null), null);
  return { data: data ?? kept ?? undefined, isKept: !data && kept !== null, error, isFetching, refetch };
}

/** Asks for the list and the answers again. @throws CallFailed when either does not come */
export function useRefresh(childId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    // Tries would only keep the reader waiting.
    if (!navigator.onLine) throw new CallFailed('offline');
    const queries = [milestonesQuery, answersQuery(childId)];
    const again = queries.map(({ queryKey }) =>
      client.refetchQueries({ queryKey, exact: true }, { throwOnError: true }),
    );
    await Promise.all(again);
  };
}
