import type { Db, Trx } from '#server/db/db.ts';

/** An account that nobody has used for long. */
export type Idle = { readonly id: string; readonly email: string };

/** Open accounts that were last used before a day and whose owner was not told of it, those longest unused first. */
export async function selectIdle(db: Db, usedBefore: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', (row) => row.fn.coalesce('used_at', 'made_at').as('usedAt')])
    .where((row) => row(row.fn.coalesce('used_at', 'made_at'), '<', usedBefore.toISOString()))
    .where('idle_noted_at', 'is', null)
    .where('erased_from', 'is', null)
    .orderBy('usedAt')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Flags an account as unused.
 *
 * @returns the account; undefined when it was flagged, used or closed at this very moment
 */
export async function flagIdle(trx: Trx, id: string, usedBefore: Date, now: Date): Promise<Idle | undefined> {
  return trx
    .updateTable('users')
    .set({ idle_noted_at: now.toISOString() })
    .where('id', '=', id)
    .where((row) => row(row.fn.coalesce('used_at', 'made_at'), '<', usedBefore.toISOString()))
    .where('idle_noted_at', 'is', null)
    .where('erased_from', 'is', null)
    .returning(['id', 'email'])
    .executeTakeFirst();
}
