import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Resolves once somebody waits for a lock in the database of a test, or has ended without waiting for one.
 * Only where PostgreSQL runs.
 */
export async function lockWaiter(db: Db, somebody: Promise<unknown>): Promise<void> {
  const isOver = somebody.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([isOver, isWaitedFor(db)])));
}

async function isWaitedFor(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
}
