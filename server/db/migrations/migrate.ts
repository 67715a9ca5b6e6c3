import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { copiesFolder } from '../sqlite/copies.ts';
import { MARK_AT, markFile } from '../sqlite/own-log.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { isDiskError, isFull } from '../db-errors.ts';
import type { Db, Trx } from '../db.ts';
import { SqliteEngine, engineOf } from '../engine.ts';
import { finishFolder, markFolder, requireOwnFolder } from '../own-folder.ts';
import { postgresWords, sqliteWords, type Migration, type Words } from './migration.ts';
import { migrations as published } from './registry.ts';
import { patientlyMs, tx } from '../tx.ts';

/** Arbitrary, the same for every server of a database. */
const migrationLock = 4_605_218_731;

/**
 * Applies missing migrations in one transaction, exclusively even when several processes start at once. Copies the
 * embedded database first, unless it is empty.
 *
 * @param dataDir the folder of the database's files; without it, nothing is asked of the folder
 * @returns the names of the applied migrations
 * @throws DatabaseRefused when the database was made by a newer version, or the folder is not its own; then nothing was
 *   changed
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = published,
  dataDir?: string,
): Promise<string[]> {
  const engine = engineOf(db);
  if (engine instanceof SqliteEngine) {
    if (dataDir !== undefined) {
      await requireOwnFolder(db, dataDir);
      await markFile(db, engine.path);
    }
    return migrateSqlite(db, engine.path, migrations);
  }
  // No time limits: rebuilding a large table may take long.
  const { openPostgres } = await import('../postgres/postgres-db.ts');
  const patient = await openPostgres(engine.url, { queryMs: 0, statementMs: 0 });
  try {
    const applied = await tx(patient, async (trx) => {
      // Bound to the transaction: a pooler may give the session to another client.
      await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
      if (dataDir !== undefined) await requireOwnFolder(trx, dataDir);
      const names = await upgrade(trx, migrations, postgresWords);
      if (dataDir !== undefined) await markFolder(trx, dataDir);
      return names;
    });
    if (dataDir !== undefined) await finishFolder(patient, dataDir);
    return applied;
  } finally {
    await patient.destroy();
  }
}

async function migrateSqlite(db: Db, path: string, migrations: readonly Migration[]): Promise<string[]> {
  return db.connection().execute(async (alone) => {
    await copyBeforeUpgrade(alone, path, migrations);
    // With foreign keys on, rebuilding a table deletes what points to it. Inside a transaction the pragma has no
    // effect.
    await sql`pragma foreign_keys = off`.execute(alone);
    try {
      const work = async (trx: Trx) => {
        const applied = await upgrade(trx, migrations, sqliteWords);
        await requireIntactReferences(trx);
        return applied;
      };
      return await tx(alone, work, patientlyMs);
    } finally {
      await sql`pragma foreign_keys = on`.execute(alone);
    }
  });
}

async function upgrade(trx: Trx, migrations: readonly Migration[], words: Words): Promise<string[]> {
  await sql`create table if not exists migrations (
    name ${sql.raw(words.text)} primary key not null,
    applied_at ${sql.raw(words.text)} not null
  ) ${sql.raw(words.table)}`.execute(trx);
  const missing = await missingIn(trx, migrations);
  for (const migration of missing) {
    for (const statement of migration.sql(words)) await sql.raw(statement).execute(trx);
    await trx.insertInto('migrations').values({ name: migration.name, applied_at: new Date().toISOString() }).execute();
  }
  return missing.map(({ name }) => name);
}

async function missingIn(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute();
  const unknown = rows.find((row) => !migrations.some(({ name }) => name === row.name));
  if (unknown !== undefined) {
    throw new DatabaseRefused(
      `The database was made by a newer version of Fernling (it has ${unknown.name}): start that version, or put the copy made before the upgrade in the place of the database and its log.`,
    );
  }
  return migrations.filter(({ name }) => !rows.some((row) => row.name === name));
}

async function copyBeforeUpgrade(db: Db, path: string, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_schema where name = 'migrations'`.execute(db);
  if (rows.length === 0) return;
  const [next] = await missingIn(db, migrations);
  if (next === undefined) return;
  const folder = copiesFolder(dirname(path));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One per upgrade, however often it is retried; renamed once complete and synced.
  const copy = join(folder, `before-${next.name}.sqlite`);
  const part = `${copy}.${process.pid}.part`;
  rmSync(part, { force: true });
  try {
    // SQLite would create it readable by everybody, but it also fills an existing empty file.
    closeSync(openSync(part, 'wx', 0o600));
    await sql`vacuum into ${part}`.execute(db);
    const file = await open(part, 'r+');
    // Without the mark of this start, whose log is not the copy's.
    await file.write(new Uint8Array(MARK_AT.bytes), 0, MARK_AT.bytes, MARK_AT.offset);
    await file.sync();
    await file.close();
    await rename(part, copy);
  } catch (error) {
    if (!isFull(error) && !isDiskError(error)) throw error;
    throw new DatabaseRefused(
      `The copy of the database before the upgrade cannot be written to ${folder}: make room on that disk. Nothing was changed.`,
      { cause: error },
    );
  } finally {
    rmSync(part, { force: true });
  }
}

async function requireIntactReferences(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(trx);
  if (rows.length > 0)
    throw new Error(`the migration leaves ${rows.length} rows of ${rows[0]?.table} pointing to nothing`);
}
