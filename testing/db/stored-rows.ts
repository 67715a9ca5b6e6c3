import { sql } from 'kysely';
import type { Db, Trx } from '#server/db/db.ts';
import { PostgresEngine, engineOf } from '#server/db/engine.ts';
import { tx } from '#server/db/tx.ts';
import { fates } from '#server/portability/fates.ts';
import { emptyLibrary } from '../articles/empty-library.ts';

/** Tables whose rows count attempts, including refused ones. */
const counting = ['rate_limits', 'challenges'] as const;
const noting = '"kind":"note-failed-login"';

/** As JSON, sorted, by table. */
export type Rows = Record<string, string[]>;

export async function storedRows(db: Db): Promise<Rows> {
  const rows: Rows = {};
  for (const table of Object.keys(fates)) {
    const { rows: found } = await sql`select * from ${sql.table(table)}`.execute(db);
    rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

export function withoutCounts(rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => !counting.some((name) => name === table))
      .map(([table, found]) => [table, found.filter((row) => !row.includes(noting))]),
  );
}

/** Makes the tables hold `rows` again, where they hold `now` instead: cheaper than a new family. */
export async function putBack(db: Db, rows: Rows, now: Rows): Promise<void> {
  const changed = Object.entries(rows).filter(([table, kept]) => kept.join() !== now[table]?.join());
  await withoutReferences(db, async (trx) => {
    for (const [table, kept] of changed) {
      await sql`delete from ${sql.table(table)}`.execute(trx);
      if (kept.length > 0) await insert(trx, table, kept);
    }
  });
}

async function insert(trx: Trx, table: string, kept: readonly string[]): Promise<void> {
  const rows = kept.map((row): Record<string, unknown> => JSON.parse(row));
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(trx);
}

/** Tables are written in any order, and nothing is deleted because something else is. */
async function withoutReferences(db: Db, write: (trx: Trx) => Promise<void>): Promise<void> {
  if (engineOf(db) instanceof PostgresEngine) {
    return tx(db, async (trx) => {
      await sql`set local session_replication_role = 'replica'`.execute(trx);
      await write(trx);
    });
  }
  // Inside a transaction the pragma has no effect.
  await db.connection().execute(async (alone) => {
    await sql`pragma foreign_keys = off`.execute(alone);
    try {
      await tx(alone, write);
    } finally {
      await sql`pragma foreign_keys = on`.execute(alone);
    }
  });
}

/** Deletes all user data. */
export async function emptyTables(db: Db): Promise<void> {
  await emptyLibrary(db);
  for (const table of [
    'children',
    'sessions',
    'tokens',
    'sign_ups',
    'invited_addresses',
    'users',
    'food_guide_entries',
    'contact_messages',
    'payment_events',
    'test_payments',
    'mails',
    'jobs',
    'rate_limits',
    'challenges',
  ]) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
