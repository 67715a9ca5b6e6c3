import * as z from 'zod/mini';
import { ChatMessage, ChatReply } from '#contract/chat.ts';
import { Instant } from '#contract/fields.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { FileRefused, readAs, type Fates, type PartContent } from '#server/db/portable.ts';
import { beginHistory, insertMessages, keptSince, messagesOf } from './queries.ts';
import { KEPT_MS, keptAnswer, linksStayHere, MOST_KEPT } from './rules/kept.ts';

export const chatFates: Fates = {
  chat_histories: {
    exported: 'with its account',
    imported: 'with its account',
    deleted: { user_id: 'the row' },
  },
  chat_messages: {
    exported: 'with its account',
    imported: 'with its account',
    deleted: { user_id: 'the row', child_id: 'the row' },
    endsBy: `being 12 months old, or followed by ${MOST_KEPT} others; or with the history, when it is turned off`,
  },
};

/** Longer than any answer of ours. */
const LONGEST_ANSWER = 40_000;

const Answer = z.nullable(ChatReply).check(
  z.refine((answer) => answer === null || linksStayHere(answer), {
    error: 'An answer has links to pages of this server alone',
  }),
  z.refine((answer) => JSON.stringify(answer).length <= LONGEST_ANSWER, { error: 'This answer is too long' }),
);

const MessageInFile = z.strictObject({
  askedAt: Instant,
  /** The folder of the child asked about, as 'children/01-maya'. */
  child: z.nullable(z.string()),
  text: ChatMessage,
  answer: Answer,
});
type MessageInFile = z.infer<typeof MessageInFile>;

const Messages = z
  .array(MessageInFile, { error: 'This is not a list of messages' })
  .check(z.maxLength(MOST_KEPT, { error: `There can be at most ${MOST_KEPT} messages` }));

/** Since when the history is on, and what is kept, newest first; null where it is off. */
export async function historyInFile(
  db: Db,
  userId: string,
  folderOf: (childId: string) => string | null,
): Promise<(PartContent & { readonly entries: readonly MessageInFile[] }) | null> {
  if ((await keptSince(db, userId)) === null) return null;
  const entries = (await messagesOf(db, userId, { most: MOST_KEPT })).map(({ asked_at, child_id, text, answer }) => ({
    askedAt: asked_at,
    child: child_id === null ? null : folderOf(child_id),
    text,
    answer: keptAnswer(answer),
  }));
  const rows = entries.map(({ askedAt, child, text, answer }) => [
    askedAt,
    child,
    text,
    answer?.reply ?? null,
    answer?.by ?? null,
  ]);
  return { entries, table: { heads: ['Asked at (UTC)', 'Child', 'Message', 'Answer', 'Answered by'], rows } };
}

/** The history of a file that an import may bring. */
export type ImportedHistory = {
  /** @param childOf the id of the child that was imported from a folder */
  readonly write: (trx: Trx, userId: string, childOf: (folder: string) => string | null) => Promise<WrittenHistory>;
};

type WrittenHistory = {
  readonly count: number;
  /** It was off before. */
  readonly isTurnedOn: boolean;
};

/**
 * What is older than a history keeps is left out.
 *
 * @throws FileRefused
 */
export function parseHistory(given: unknown, now: Date): ImportedHistory {
  const messages = readAs(Messages, given);
  messages.forEach(({ askedAt }, entry) => {
    const atMs = Date.parse(askedAt);
    if (Number.isNaN(atMs)) throw new FileRefused('There is no such time', { entry, field: 'askedAt' });
    if (atMs > now.getTime()) throw new FileRefused('This is in the future', { entry, field: 'askedAt' });
  });
  const oldest = new Date(now.getTime() - KEPT_MS).toISOString();
  const young = messages.filter(({ askedAt }) => askedAt >= oldest);
  return {
    async write(trx, userId, childOf) {
      const isTurnedOn = await beginHistory(trx, userId, now);
      const rows = young.toReversed().map(({ askedAt, child, text, answer }) => ({
        user_id: userId,
        id: newId(Date.parse(askedAt)),
        child_id: child === null ? null : childOf(child),
        asked_at: askedAt,
        text,
        answer: JSON.stringify(answer),
        is_imported: asFlag(true),
      }));
      await insertMessages(trx, userId, rows, now);
      return { count: rows.length, isTurnedOn };
    },
  };
}
