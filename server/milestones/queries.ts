import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { entries } from '#server/db/entries.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { answerLimit } from './rules.ts';

export type StoredAnswer = Tables['milestone_answers'];

export const answers = entries('milestone_answers', answerLimit);

/** What was said about a milestone. */
export async function answerAbout(db: Db, child: MyChild, milestoneId: string): Promise<StoredAnswer | undefined> {
  const [stored] = await about(db, { childId: child.id, milestoneId });
  return stored;
}

const about = prepared(['childId', 'milestoneId'], (db, { childId, milestoneId }) =>
  db
    .selectFrom('milestone_answers')
    .selectAll()
    .where('child_id', '=', childId)
    .where('milestone_id', '=', milestoneId),
);
