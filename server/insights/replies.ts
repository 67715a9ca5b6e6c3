import type { InsightAllowance } from '#contract/insights.ts';
import { allowanceOf } from '#domain/insights/allowance.ts';
import type { MyChild } from '#server/children/access.ts';
import { entryReplies } from '#server/children/replies/entry-replies.ts';
import type { Db } from '#server/db/db.ts';
import { insights, standingOf, type StoredInsight } from './queries.ts';

/** The latest first. */
export const insightReplies = entryReplies(
  insights,
  toFacts,
  (one, other) => other.requested_at.localeCompare(one.requested_at) || other.id.localeCompare(one.id),
);

function toFacts({ id: childId }: MyChild, row: StoredInsight) {
  return {
    id: row.id,
    childId,
    requestText: row.request_text,
    responseText: row.response_text,
    requestedAt: row.requested_at,
    writer: row.writer,
    edition: row.edition,
  };
}

export async function allowanceReply(db: Db, child: MyChild, now: Date): Promise<InsightAllowance> {
  const { lastAt, reservedUntil } = await standingOf(db, child, now);
  const { nextAt, daysRemaining } = allowanceOf(lastAt, now);
  return {
    lastGeneratedAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    daysRemaining,
    isBeingWritten: reservedUntil !== null,
  };
}
