import type { QueryClient } from '@tanstack/react-query';
import type { ChangedMilestoneAnswer, MilestoneAnswer } from '#contract/milestones.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { answerCache } from './answer-cache.ts';
import { factsOf, type AnswerFacts } from './answer-facts.ts';
import { sayAnswered } from './say-answered.ts';
import { sendAnswer } from './send-answer.ts';
import type { Named } from '../answer-texts.ts';

type Saving = {
  readonly milestone: Named;
  readonly edition: string;
  readonly before: MilestoneAnswer;
  readonly body: ChangedMilestoneAnswer;
};

/** Changes an answer by a form, which says itself why it is not saved. */
export function savingAnswer(client: QueryClient, childId: string): Change<MilestoneAnswer | null, Saving> {
  const cache = answerCache(client, childId);
  return {
    mutationFn: ({ milestone, before, body }) =>
      sendAnswer(client, childId, { milestone, before, facts: factsIn(body) }),
    onSuccess: async (saved, { milestone, edition, before }) => {
      if (!saved) return;
      await cache.keep(saved);
      sayAnswered(client, childId, { milestone, edition, before, facts: factsOf(saved) }, saved);
    },
    onError: cache.refused,
  };
}

function factsIn(body: ChangedMilestoneAnswer): AnswerFacts {
  const { answer, achievedOn = null, achievedIn = null, lostOn = null, note = null } = body;
  return { answer, achievedOn, achievedIn, lostOn, note };
}
