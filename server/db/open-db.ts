import type { Db } from './db.ts';
import { openSqlite } from './sqlite/sqlite-db.ts';
import { sqlitePath } from './sqlite/sqlite-file.ts';

/** Which database: PostgreSQL at an address, or else the embedded one in the data folder. */
export type DbSettings = {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
};

/**
 * Opens the database, without bringing its tables up to date: `migrate` does.
 *
 * @throws DatabaseRefused when it cannot be used; the message is one sentence for the person who runs the server
 */
export async function openDb({ databaseUrl, dataDir }: DbSettings): Promise<Db> {
  if (databaseUrl === undefined) return openSqlite(sqlitePath(dataDir));
  // Its driver takes memory that the embedded database does not need.
  const { openPostgres } = await import('./postgres/postgres-db.ts');
  return openPostgres(databaseUrl);
}

/** Closes the database once the queries that are under way have ended. */
export async function close(db: Db): Promise<void> {
  await db.destroy();
}

/** Resolves when the database answers and has its tables. */
export async function ping(db: Db): Promise<void> {
  await db.selectFrom('migrations').select('name').limit(1).execute();
}
