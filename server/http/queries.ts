import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Counts one use of a limit and says how many there were in the running window.
 * One statement, so that callers at the same time are all counted.
 */
export async function countUse(
  db: Db,
  key: string,
  windowStart: Date,
  now: Date,
): Promise<{ used: number; startedAt: Date }> {
  const from = windowStart.toISOString();
  const at = now.toISOString();
  const row = await db
    .insertInto('rate_limits')
    .values({ key, started_at: at, used: 1 })
    .onConflict((on) =>
      on.column('key').doUpdateSet({
        used: sql<number>`case when rate_limits.started_at <= ${from} then 1 else rate_limits.used + 1 end`,
        started_at: sql<string>`case when rate_limits.started_at <= ${from} then ${at} else rate_limits.started_at end`,
      }),
    )
    .returning(['used', 'started_at'])
    .executeTakeFirstOrThrow();
  return { used: row.used, startedAt: new Date(row.started_at) };
}
