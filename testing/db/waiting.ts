import { sql } from 'kysely';
import type { Trx } from '#server/db/db.ts';
import { until } from '../until.ts';

/**
 * Waits until another session waits for a lock of this transaction. PostgreSQL only.
 *
 * @throws Error when none does
 */
export async function untilBlocking(trx: Trx): Promise<void> {
  // pg_stat_activity is frozen during a transaction; pg_locks is not.
  const waiting = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await until(async () => (await waiting.execute(trx)).rows.length > 0);
}
