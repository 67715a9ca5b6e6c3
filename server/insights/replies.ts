import type { InsightAllowance } from '#contract/insights.ts';
import { allowanceOf } from '#domain/insights/allowance.ts';
import { growthSince } from '#domain/insights/growth-lines.ts';
import { maySend } from '#server/ai/consent.ts';
import type { MyChild } from '#server/children/access.ts';
import { entryReplies } from '#server/children/replies/entry-replies.ts';
import { growthFactsOf } from '#server/growth/service/growth-facts.ts';
import type { Ask } from '#server/http/handle.ts';
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

type Asking = Pick<Ask<'may see the child'>, 'db' | 'house' | 'parent' | 'now'>;

export async function allowanceReply(ask: Asking, child: MyChild): Promise<InsightAllowance> {
  const { db, house, parent, now } = ask;
  const { ai } = house;
  const { lastAt, reservedUntil } = await standingOf(db, child, now);
  const { nextAt, daysRemaining } = allowanceOf(lastAt, now);
  return {
    lastGeneratedAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    daysRemaining,
    isBeingWritten: reservedUntil !== null,
    sentTo:
      ai && !ai.recipient.isThisMachine && (await maySend(db, parent.id, ai.recipient)) ? ai.recipient.host : null,
    growthSince: await growthSinceLatest(ask, child),
  };
}

async function growthSinceLatest(ask: Asking, child: MyChild): Promise<string | null> {
  const [latest] = await insightReplies.all(ask.db, child);
  return latest ? growthSince(latest.responseText, await growthFactsOf(ask, child)) : null;
}
