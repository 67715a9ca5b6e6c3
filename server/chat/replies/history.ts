import type { ChatHistory, KeptMessage } from '#contract/chat/history.ts';
import type { Db } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import { countMessages, keptSince, messagesOf, type StoredMessage } from '../queries.ts';
import { keptAnswer, PAGE_OF_MESSAGES } from '../rules/kept.ts';

type Account = { readonly id: string };

/** @param before the last message of the page before */
export async function historyReply(db: Db, { id }: Account, before?: string): Promise<ChatHistory> {
  const since = await keptSince(db, id);
  if (since === null) return { keptSince: null, count: 0, messages: [], next: null };
  const found = await messagesOf(db, id, { most: PAGE_OF_MESSAGES + 1, before });
  const rows = found.slice(0, PAGE_OF_MESSAGES);
  return {
    keptSince: since,
    count: await countMessages(db, id),
    messages: rows.map(toMessage),
    next: found.length > rows.length ? (rows.at(-1)?.id ?? null) : null,
  };
}

function toMessage({ id, asked_at, child_id, text, answer, is_imported }: StoredMessage): KeptMessage {
  return {
    id,
    askedAt: asked_at,
    childId: child_id,
    text,
    answer: keptAnswer(answer),
    isImported: isFlag(is_imported),
  };
}
