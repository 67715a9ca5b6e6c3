import { randomUUID } from 'node:crypto';
import { link, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { errorCode } from '#server/error-code.ts';
import { DatabaseRefused } from './database-refused.ts';
import type { Db, Trx } from './db.ts';
import { SqliteEngine, engineOf } from './engine.ts';
import { insertSettingIfMissing, selectSetting } from './settings.ts';
import { sqlitePath } from './sqlite/sqlite-file.ts';
import { besideDatabase, lostDatabase, traceIn } from './traces.ts';

const setting = 'folder-id';

/**
 * Servers that share a PostgreSQL database share its folder too: a picture is stored by one and served by another. The
 * database and the folder carry one id. Call it before anything is written to the database.
 *
 * @throws DatabaseRefused when the folder is of another database, or the database is empty and the folder is not
 */
export async function requireOwnFolder(db: Db, dataDir: string): Promise<void> {
  const engine = engineOf(db);
  if (engine instanceof SqliteEngine) return requireTables(db, engine.path);
  const isMade = await hasTables(db);
  const id = isMade ? await selectSetting(db, setting) : null;
  if (id !== null) return requireId(id, dataDir);
  // Families without an id are of a version that gave none, and so is their folder.
  const names = isMade && (await hasAccounts(db)) ? ['folder-id'] : [...besideDatabase, 'fernling.sqlite'];
  const trace = traceIn(dataDir, names);
  if (trace === null) return;
  throw new DatabaseRefused(
    `The database of DATABASE_URL does not have the families to which ${trace} belongs: restore their dump into it, or set DATA_DIR to a new folder (without DATABASE_URL, if the families are in ${sqlitePath(dataDir)}).`,
  );
}

/**
 * Gives a new PostgreSQL database and its folder one id. Call it last in the transaction that made the tables, and
 * `finishFolder` after the commit.
 *
 * The folder gets its `folder-id` only once the database is sure to have the id: a process that ends before the commit
 * leaves both as new as they were. One that ends after it leaves the id in a file named after it, which no other folder
 * can have: a database with an id takes a folder without one by that file alone, however new the folder is.
 */
export async function markFolder(trx: Trx, dataDir: string): Promise<void> {
  if ((await selectSetting(trx, setting)) !== null) return;
  const id = randomUUID();
  await writeFile(partIn(dataDir, id), `${id}\n`, { mode: 0o600, flush: true });
  await insertSettingIfMissing(trx, setting, id);
}

/** @throws DatabaseRefused when another database took the folder at the same moment */
export async function finishFolder(db: Db, dataDir: string): Promise<void> {
  const id = await selectSetting(db, setting);
  if (id === null || (await idIn(pathIn(dataDir))) === id) return;
  await makeOnce(pathIn(dataDir), partIn(dataDir, id), id);
  // Also those of starts that ended before their commit, whose ids nobody has.
  for (const name of await readdir(dataDir)) {
    if (/^folder-id\..+\.part$/.test(name)) await rm(join(dataDir, name), { force: true });
  }
}

async function requireTables(db: Db, path: string): Promise<void> {
  // The traces first: another process may be making the tables, and then the files.
  const trace = traceIn(dirname(path), besideDatabase);
  if (trace !== null && !(await hasTables(db))) throw lostDatabase(path, trace);
}

/** Whether the database was ever migrated. */
export async function hasTables(db: Db): Promise<boolean> {
  const { rows } =
    engineOf(db) instanceof SqliteEngine
      ? await sql`select 1 from sqlite_schema where name = 'migrations'`.execute(db)
      : await sql`select 1 where to_regclass('migrations') is not null`.execute(db);
  return rows.length > 0;
}

async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function requireId(id: string, dataDir: string): Promise<void> {
  const path = pathIn(dataDir);
  // The part first: another server may be finishing the folder.
  const isPart = (await idIn(partIn(dataDir, id))) === id;
  const found = await idIn(path);
  if (found === id || (found === null && isPart)) return;
  throw new DatabaseRefused(
    `DATA_DIR ${dataDir} is not the folder of this database, which keeps its pictures elsewhere: set DATA_DIR to the folder that its servers share. If that folder is lost, write ${id} into ${path}.`,
  );
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'folder-id');
}

function partIn(dataDir: string, id: string): string {
  return `${pathIn(dataDir)}.${id}.part`;
}

async function idIn(path: string): Promise<string | null> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

/** Whole or not at all; servers of this and of another database may be at work in the folder. */
async function makeOnce(path: string, part: string, id: string): Promise<void> {
  try {
    await link(part, path);
  } catch (error) {
    // Another server of this database was first.
    if ((await idIn(path)) === id) return;
    if (!/^(EEXIST|ENOENT)$/.test(errorCode(error))) throw error;
    throw new DatabaseRefused(`${path} is of another database: set DATA_DIR to a new folder.`, { cause: error });
  }
}
