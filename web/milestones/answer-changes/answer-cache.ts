import type { QueryClient } from '@tanstack/react-query';
import { MilestoneAnswer } from '#contract/milestones.ts';
import { entryCache, type EntryCache } from '#web/client/calls/entry-cache.ts';
import { answersQuery, milestoneSummaryQuery } from '../data.ts';

/** The answers of a child in memory, with what is worked out from them. */
export function answerCache(client: QueryClient, childId: string): EntryCache<MilestoneAnswer> {
  const cache = entryCache(client, answersQuery(childId), MilestoneAnswer);
  const refreshed =
    <Given extends unknown[]>(work: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      await work(...given);
      void client.invalidateQueries({ queryKey: milestoneSummaryQuery(childId).queryKey });
    };
  return { ...cache, keep: refreshed(cache.keep), drop: refreshed(cache.drop), refused: refreshed(cache.refused) };
}
