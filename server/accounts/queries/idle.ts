import type { Db, Trx } from '#server/db/db.ts';

export type Idle = { readonly id: string; readonly email: string };

/** For accounts older than the record of their last use. */
export async function beginUse(db: Db, now: Date): Promise<void> {
  await db.updateTable('users').set({ used_at: now.toISOString() }).where('used_at', 'is', null).execute();
}

/** Longest unused first. */
export async function selectIdle(db: Db, usedBefore: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('used_at', '<', usedBefore.toISOString())
    .where('idle_noted_at', 'is', null)
    .where('erased_from', 'is', null)
    .orderBy('used_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined when it has just been flagged, used or closed */
export async function flagIdle(trx: Trx, id: string, usedBefore: Date, now: Date): Promise<Idle | undefined> {
  return trx
    .updateTable('users')
    .set({ idle_noted_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', '<', usedBefore.toISOString())
    .where('idle_noted_at', 'is', null)
    .where('erased_from', 'is', null)
    .returning(['id', 'email'])
    .executeTakeFirst();
}
