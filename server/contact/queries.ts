import type { Db, Trx } from '#server/db/db.ts';
import type { Tables } from '#server/db/tables.ts';

export type ContactRow = Tables['contact_messages'];

export async function insertMessage(trx: Trx, row: ContactRow): Promise<void> {
  await trx.insertInto('contact_messages').values(row).execute();
}

export async function selectMessage(db: Db, id: string): Promise<ContactRow | undefined> {
  return db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export async function messagesOf(db: Db, userId: string) {
  return db
    .selectFrom('contact_messages')
    .select(['name', 'email', 'subject', 'message', 'made_at as madeAt', 'answered_at as answeredAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type Listing = { readonly of: 'parents' | 'visitors'; readonly most: number; readonly after: number };

/** Newest first, those without an answer before the others. */
export async function listMessages(db: Db, { of, most, after }: Listing): Promise<ContactRow[]> {
  return db
    .selectFrom('contact_messages')
    .selectAll()
    .where('user_id', of === 'parents' ? 'is not' : 'is', null)
    .orderBy((row) => row.case().when('answered_at', 'is', null).then(0).else(1).end())
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(after)
    .execute();
}

/** @returns false when there is none, or it was marked before */
export async function markAnswered(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set({ answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns how many */
export async function deleteMessagesBefore(db: Db, madeBefore: Date, most: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('id', 'in', (of) =>
      of
        .selectFrom('contact_messages')
        .select('id')
        .where('made_at', '<', madeBefore.toISOString())
        .orderBy('made_at')
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
