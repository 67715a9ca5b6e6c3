import type { Db, Trx } from '#server/db/db.ts';
import { lock } from '#server/db/tx.ts';

/** @returns false when it is one already */
export async function insertEditor(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('editors')
    .values({ user_id: userId, made_at: now.toISOString() })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Waits for what the account is just writing as an editor.
 *
 * @returns false when it is none
 */
export async function deleteEditor(trx: Trx, userId: string): Promise<boolean> {
  await lock(trx, 'users', userId);
  const { numDeletedRows } = await trx.deleteFrom('editors').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export type ListedEditor = { readonly email: string; readonly madeAt: string; readonly erasedFrom: string | null };

/** In the order in which they became editors. */
export async function selectEditors(db: Db, most: number): Promise<ListedEditor[]> {
  return db
    .selectFrom('editors')
    .innerJoin('users', 'users.id', 'editors.user_id')
    .select(['users.email', 'editors.made_at as madeAt', 'users.erased_from as erasedFrom'])
    .orderBy('editors.made_at')
    .orderBy('editors.user_id')
    .limit(most)
    .execute();
}
