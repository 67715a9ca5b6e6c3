import { sql } from 'kysely';
import { isWritable } from '#server/is-writable.ts';
import type { Db } from './db.ts';
import { SqliteEngine, engineOf } from './engine.ts';
import { openSqlite } from './sqlite/sqlite-db.ts';
import { sqlitePath } from './sqlite/sqlite-file.ts';

/** The embedded database, unless there is a PostgreSQL URL. */
export type DbSettings = {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
};

/**
 * Does not migrate.
 *
 * @throws DatabaseRefused with one sentence for the operator
 */
export async function openDb({ databaseUrl, dataDir }: DbSettings): Promise<Db> {
  if (databaseUrl === undefined) return openSqlite(sqlitePath(dataDir));
  // Loaded only when needed, for its memory.
  const { openPostgres } = await import('./postgres/postgres-db.ts');
  return openPostgres(databaseUrl);
}

export async function close(db: Db): Promise<void> {
  await db.destroy();
}

export async function ping(db: Db): Promise<void> {
  await db.selectFrom('migrations').select('name').limit(1).execute();
}

/**
 * Whether writes will last: the file has not been removed or replaced, or PostgreSQL is not a standby.
 *
 * @throws what the database throws when it does not answer
 */
export async function mayWrite(db: Db): Promise<boolean> {
  await ping(db);
  const engine = engineOf(db);
  if (engine instanceof SqliteEngine) return (await engine.isInPlace()) && isWritable(engine.path);
  const { rows } = await sql<{ setting: string }>`select current_setting('transaction_read_only') as setting`.execute(
    db,
  );
  return rows[0]?.setting === 'off';
}
