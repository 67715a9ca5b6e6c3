import type { ChatReply } from '#contract/chat.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { House } from '#server/http/house.ts';

export const keptAnswer: ChatReply = {
  reply: 'Tummy time: 3 to 5 minutes. (Tummy Time)',
  level: 'routine',
  calls: [],
  caution: null,
  paragraphs: [{ text: 'Tummy time: 3 to 5 minutes.', sources: [{ title: 'Tummy Time', href: '/education' }] }],
  more: [],
  by: 'guide',
  remark: null,
};

type Parts = Pick<House, 'db' | 'clock'>;

/** Turns the account's history on, if it is not. @returns the id */
export async function aKeptMessage(
  { db, clock }: Parts,
  { id: user_id }: { readonly id: string },
  changes: Partial<Tables['chat_messages']> = {},
): Promise<string> {
  const asked_at = changes.asked_at ?? clock().toISOString();
  const id = newId(Date.parse(asked_at));
  await db
    .insertInto('chat_histories')
    .values({ user_id, kept_since: asked_at })
    .onConflict((on) => on.doNothing())
    .execute();
  await db
    .insertInto('chat_messages')
    .values({
      user_id,
      id,
      child_id: null,
      asked_at,
      text: 'How much tummy time does she need?',
      answer: JSON.stringify(keptAnswer),
      is_imported: 0,
      ...changes,
    })
    .execute();
  return id;
}
