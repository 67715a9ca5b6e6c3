import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Db } from '#server/db/db.ts';
import { deleteEnded } from '#server/db/delete-ended.ts';

/**
 * One statement, so that concurrent uses all count. A window that begins in the future is of a clock that was ahead: a
 * new one begins. Servers may differ by a minute.
 *
 * @param key what is limited and for whom, such as `sign-in:{address}`; stored only as a hash
 * @returns the uses in the running window
 */
export async function countUse(
  db: Db,
  key: string,
  windowStart: Date,
  now: Date,
): Promise<{ used: number; startedAt: Date }> {
  const from = windowStart.toISOString();
  const at = now.toISOString();
  const isOver = sql<boolean>`(rate_limits.started_at <= ${from} or rate_limits.started_at > ${latestStart(now)})`;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: hashed(key), started_at: at, used: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        used: sql<number>`case when ${isOver} then 1 else rate_limits.used + 1 end`,
        started_at: sql<string>`case when ${isOver} then ${at} else rate_limits.started_at end`,
      }),
    )
    .returning(['used', 'started_at'])
    .executeTakeFirstOrThrow();
  return { used: row.used, startedAt: new Date(row.started_at) };
}

export async function selectUse(db: Db, key: string, since: Date, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('used')
    .where('key', '=', hashed(key))
    .where('started_at', '>', since.toISOString())
    .where('started_at', '<=', latestStart(now))
    .executeTakeFirst();
  return row?.used ?? 0;
}

export async function deleteUses(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', hashed(key)).execute();
}

/** Those older than the longest window. */
export async function deleteOldUses(db: Db, now: Date): Promise<void> {
  await deleteEnded(db, ['rate_limits', 'key', 'started_at'], new Date(now.getTime() - DAY_MS));
}

function latestStart(now: Date): string {
  return new Date(now.getTime() + MINUTE_MS).toISOString();
}

function hashed(key: string): string {
  return hash('sha256', key);
}
