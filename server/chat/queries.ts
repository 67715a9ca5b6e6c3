import type { Db, Trx } from '#server/db/db.ts';
import { deleteEnded } from '#server/db/delete-ended.ts';
import type { Tables } from '#server/db/tables.ts';
import { KEPT_MS, MOST_KEPT } from './rules/kept.ts';

export type StoredMessage = Tables['chat_messages'];

/** Null for an account that has not turned its history on. */
export async function keptSince(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat_histories')
    .select('kept_since')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.kept_since ?? null;
}

/** @returns false where it was on already */
export async function beginHistory(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_histories')
    .values({ user_id: userId, kept_since: now.toISOString() })
    .onConflict((on) => on.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** With every message. */
export async function endHistory(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_histories').where('user_id', '=', userId).execute();
}

/**
 * For an account whose history is on; then deletes the oldest beyond the limit, and before them what is later than now, of
 * a clock that was ahead. Lock the account before.
 */
export async function insertMessages(
  trx: Trx,
  userId: string,
  rows: readonly StoredMessage[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('chat_messages')
    .values([...rows])
    .execute();
  const beyond = trx
    .selectFrom('chat_messages')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy((row) => row.case().when('asked_at', '>', now.toISOString()).then(1).else(0).end())
    .orderBy('id', 'desc')
    // As many as an import brings.
    .limit(MOST_KEPT)
    .offset(MOST_KEPT);
  await trx.deleteFrom('chat_messages').where('user_id', '=', userId).where('id', 'in', beyond).execute();
}

type Page = { readonly most: number; readonly before?: string | undefined };

/** Newest first. */
export async function messagesOf(db: Db, userId: string, { most, before }: Page): Promise<StoredMessage[]> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== undefined, (messages) => messages.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function countMessages(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select((row) => row.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns false when there is none */
export async function deleteMessage(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_messages')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteMessages(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
}

export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, ['chat_messages', ['user_id', 'id'], 'asked_at'], new Date(now.getTime() - KEPT_MS));
}
