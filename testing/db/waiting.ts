import { sql } from 'kysely';
import type { Trx } from '#server/db/db.ts';
import { until } from '../until.ts';

/**
 * Ends when somebody else waits for what a transaction has locked. On PostgreSQL alone.
 *
 * @throws Error when nobody comes
 */
export async function untilSomebodyWaits(trx: Trx): Promise<void> {
  // What pg_stat_activity says is kept for the length of a transaction; locks are told as they are.
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await until(async () => (await waiting.execute(trx)).rows.length > 0);
}
