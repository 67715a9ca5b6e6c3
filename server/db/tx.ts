import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isBusy, isPassing } from './db-errors.ts';
import type { Db, Trx } from './db.ts';
import { PostgresEngine, engineOf } from './engine.ts';

const mostTries = 8;
/** How long a file that another program has locked is tried again. The driver's own wait is as long. */
const lockedMs = 2000;
/** The same for what is worth more patience. */
export const patientlyMs = 16_000;

/**
 * Runs `work` in one transaction.
 *
 * Inside, use only `trx` and await only queries: others wait meanwhile. `work` runs again on a serialization failure,
 * deadlock or locked file, so it has no effect outside the database. A failed query ends the transaction: never catch
 * it to continue.
 *
 * @throws what `work` threw, after the rollback
 */
export async function tx<T>(db: Db, work: (trx: Trx) => Promise<T>, waitMs = lockedMs): Promise<T> {
  const { scope } = engineOf(db);
  const giveUpAt = performance.now() + waitMs;
  for (let tries = 1; ; tries++) {
    try {
      return await scope.run(() => db.transaction().execute(work));
    } catch (error) {
      if (tries === mostTries || !isPassing(error)) throw error;
      if (isBusy(error) && performance.now() > giveUpAt) throw error;
    }
    await sleep(Math.random() * 2 ** tries * 4);
  }
}

/** Runs queries that all see the database as it was at the first of them. Inside, use only `trx` and await only queries. */
export async function readTx<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const begun = db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read');
  return engineOf(db).scope.run(() => begun.execute(work));
}

/**
 * Locks the root row first thing in a transaction, so that two changes of one child or account never interleave. Rows
 * that point to it can still be added. Transactions on SQLite are exclusive anyway.
 */
export async function lock(trx: Trx, table: 'children' | 'users' | 'pictures', id: string): Promise<void> {
  if (engineOf(trx) instanceof PostgresEngine) {
    await trx.selectFrom(table).select('id').where('id', '=', id).forNoKeyUpdate().execute();
  }
}

/** What all accounts share. */
export type SharedTable = 'food_guide_entries' | 'articles';

/**
 * The same for what all accounts share: of several that write a table under this lock one comes after the other, so that
 * what each counts is still so when it writes.
 */
export async function lockTable(trx: Trx, table: SharedTable): Promise<void> {
  if (engineOf(trx) instanceof PostgresEngine) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
  }
}
