import type { Db } from './db.ts';
import { openSqlite } from './sqlite/sqlite-db.ts';
import { sqlitePath } from './sqlite/sqlite-file.ts';

/** PostgreSQL at a URL, or else the embedded database in the data folder. */
export type DbSettings = {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
};

/**
 * Opens the database without migrating it.
 *
 * @throws DatabaseRefused when it cannot be used; the message is one sentence for the operator
 */
export async function openDb({ databaseUrl, dataDir }: DbSettings): Promise<Db> {
  if (databaseUrl === undefined) return openSqlite(sqlitePath(dataDir));
  // Its driver takes memory that the embedded database does not need.
  const { openPostgres } = await import('./postgres/postgres-db.ts');
  return openPostgres(databaseUrl);
}

/** Waits for running queries, then closes the database. */
export async function close(db: Db): Promise<void> {
  await db.destroy();
}

/** Resolves when the database answers and has its tables. */
export async function ping(db: Db): Promise<void> {
  await db.selectFrom('migrations').select('name').limit(1).execute();
}
