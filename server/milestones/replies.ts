import { byLatestAchieved } from '#domain/milestones/summary.ts';
import type { MyChild } from '#server/children/access.ts';
import { entryReplies } from '#server/children/replies/entry-replies.ts';
import { answers, type StoredAnswer } from './queries.ts';

export const answerReplies = entryReplies(answers, toFacts, latestFirst);

function toFacts({ id: childId }: MyChild, row: StoredAnswer) {
  return {
    id: row.id,
    childId,
    milestoneId: row.milestone_id,
    edition: row.edition,
    description: row.description,
    answer: row.answer,
    achievedOn: row.achieved_on,
    achievedIn: row.achieved_in,
    lostOn: row.lost_on,
    note: row.note,
  };
}

/** Then what is not achieved; of the same moment in the order of their ids, as they are read. */
function latestFirst(one: StoredAnswer, other: StoredAnswer): number {
  return byLatestAchieved(dated(one), dated(other));
}

function dated({ achieved_on, achieved_in, made_at }: StoredAnswer) {
  return { achievedOn: achieved_on, achievedIn: achieved_in, madeAt: made_at };
}
