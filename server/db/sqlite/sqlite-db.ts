import { Kysely, SqliteIntrospector, sql } from 'kysely';
import { DatabaseRefused } from '../database-refused.ts';
import type { Db } from '../db.ts';
import { SqliteEngine } from '../engine.ts';
import { PreparableCompiler } from './sqlite-compiler.ts';
import { OneHandleDriver } from './sqlite-driver.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Tables } from '../tables.ts';

const openHere = new Set<string>();

/**
 * Opens the embedded database, once per file and process: a second handle would wait for the first.
 *
 * @throws DatabaseRefused when the file is damaged, not a database, not writable or already open here
 */
export async function openSqlite(path: string): Promise<Db> {
  if (openHere.has(path)) throw new DatabaseRefused(`${path} is already open in this process.`);
  const handle = openSqliteFile(path);
  openHere.add(path);
  const engine = new SqliteEngine(path);
  const driver = new OneHandleDriver(handle, engine.scope, () => openHere.delete(path));
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => engine,
      createDriver: () => driver,
      createQueryCompiler: () => new PreparableCompiler(),
      createIntrospector: (of) => new SqliteIntrospector(of),
    },
  });
  // Kysely closes only what it has used.
  await sql`select 1`.execute(db);
  return db;
}
