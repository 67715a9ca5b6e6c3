import type { QueryClient } from '@tanstack/react-query';
import type { MilestoneSummary } from '#contract/milestones.ts';
import type { Day } from '#domain/time/day.ts';
import { useChange } from '#web/client/calls/use-change.ts';
import { answering } from '../answer-changes/answering.ts';
import { achievedOn, type Answering } from '../answer-changes/answer-facts.ts';
import { shownAtOnce, UNSAVED_VERSION } from '../answer-changes/shown-at-once.ts';
import { milestoneSummaryQuery } from '../data.ts';

export type Summarized = MilestoneSummary['upcoming']['milestones'][number];

/** As on the milestones page. The summary shows it at once, too, and is loaded again if it was not saved. */
function answeringInSummary(client: QueryClient, childId: string): ReturnType<typeof answering> {
  const change = answering(client, childId);
  const { queryKey } = milestoneSummaryQuery(childId);
  return {
    ...change,
    onMutate: async (...given) => {
      const [answered] = given;
      client.setQueryData(queryKey, (known) => known && withAnswer(known, answered, client, childId));
      await client.cancelQueries({ queryKey, exact: true });
      return change.onMutate?.(...given);
    },
    onError: async (...failed) => {
      await change.onError?.(...failed);
      await client.invalidateQueries({ queryKey, exact: true });
    },
  };
}

function withAnswer(summary: MilestoneSummary, given: Answering, client: QueryClient, childId: string) {
  const { upcoming } = summary;
  const answer = shownAtOnce(client, childId, given);
  const milestones = upcoming.milestones.map((one) => (one.id === given.milestone.id ? { ...one, answer } : one));
  return { ...summary, upcoming: { ...upcoming, milestones } };
}

/** Marks milestones of the summary as achieved today. It throws what was said already. */
export function useAchieving(childId: string, { edition }: MilestoneSummary, today: Day) {
  const change = useChange(answeringInSummary, childId);
  return async (milestone: Summarized): Promise<void> => {
    if (milestone.answer?.version === UNSAVED_VERSION) return;
    await change.mutateAsync({
      milestone,
      edition,
      before: milestone.answer,
      facts: achievedOn(today, milestone.answer),
    });
  };
}
