import type { ChatReply } from '#contract/chat.ts';
import type { ChatHistory } from '#contract/chat/history.ts';
import type { Parent } from '#server/auth/session.ts';
import { requireChild } from '#server/children/access.ts';
import { asFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { faultOf } from '#server/log.ts';
import { isGone } from '#server/problem.ts';
import { beginHistory, endHistory, insertMessages, keptSince } from '../queries.ts';
import { historyReply } from '../replies/history.ts';

type Asking = {
  readonly house: Pick<House, 'db' | 'log'>;
  readonly parent: Parent;
  readonly now: Date;
};

type Answered = {
  readonly text: string;
  /** A child of the parent's. */
  readonly childId: string | null;
  readonly answer: ChatReply;
};

/**
 * Keeps a message with the answer as it is shown, if the account lets it be kept. Call it once the answer is whole. It
 * never throws: a message that cannot be kept costs no answer.
 */
export async function keepMessage({ house: { db, log }, parent, now }: Asking, answered: Answered): Promise<void> {
  try {
    if ((await keptSince(db, parent.id)) === null) return;
    const { text, childId, answer } = answered;
    const row = {
      user_id: parent.id,
      id: newId(now.getTime()),
      child_id: childId,
      asked_at: now.toISOString(),
      text,
      answer: JSON.stringify(answer),
      is_imported: asFlag(false),
    };
    await tx(db, async (trx) => {
      await lock(trx, 'users', parent.id);
      // It may have been turned off while the answer was made.
      if ((await keptSince(trx, parent.id)) === null) return;
      if (childId !== null) await requireChild(trx, parent, childId);
      await insertMessages(trx, parent.id, [row], now);
    });
  } catch (error) {
    if (isGone(error)) return;
    log.warn({ err: faultOf(error) }, 'a message of the chat could not be kept');
  }
}

/** Turned off, it is erased, with what is being kept at the same moment. */
export async function chooseHistory({ house: { db }, parent, now }: Asking, isKept: boolean): Promise<ChatHistory> {
  await tx(db, async (trx) => {
    await lock(trx, 'users', parent.id);
    if (isKept) await beginHistory(trx, parent.id, now);
    else await endHistory(trx, parent.id);
  });
  return historyReply(db, parent);
}
