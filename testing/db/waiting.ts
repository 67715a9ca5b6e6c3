import { sql } from 'kysely';
import type { Trx } from '#server/db/db.ts';

/**
 * Ends when somebody else waits for what a transaction has locked. On PostgreSQL alone.
 *
 * @throws Error when nobody comes
 */
export async function untilSomebodyWaits(trx: Trx): Promise<void> {
  const giveUpAt = Date.now() + 5000;
  const waiting = sql`select 1 from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
  while ((await waiting.execute(trx)).rows.length === 0) {
    if (Date.now() > giveUpAt) throw new Error('nobody came to wait within five seconds');
  }
}
