import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts';
import { dropDatabase, makeDatabase, urlOf } from './cluster.ts';

/** What the tests run on, chosen by the environment variable TEST_DATABASE. */
export type TestEngine = 'sqlite' | 'postgres' | 'pgbouncer';

/** Provided to every test file. */
type TestDatabases = {
  readonly engine: TestEngine;
  /** The temporary folder of this run. */
  readonly folder: string;
  /** PostgreSQL's own port, and the one that tests connect to; 0 on SQLite. */
  readonly port: number;
  readonly poolerPort: number;
};

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

type Copy = { readonly place: DbSettings; readonly db: Db };

let latest: { readonly file: string | undefined; readonly copy: Promise<Copy> } | undefined;

/** The engine of this run: 'postgres' also behind PgBouncer. */
export function testEngine(): 'sqlite' | 'postgres' {
  return inject('databases').engine === 'sqlite' ? 'sqlite' : 'postgres';
}

/**
 * The migrated database of the running test file: made by the first call in a file, shared by the others, and removed
 * when the next file asks for its own.
 */
export async function aDatabase(): Promise<Db> {
  const file = expect.getState().testPath;
  if (latest === undefined || latest.file !== file) latest = { file, copy: nextCopy(latest?.copy) };
  return (await latest.copy).db;
}

/**
 * A database for one test, migrated or empty. Open it with `openDb`, from as many processes as the test needs, and
 * close it.
 */
export async function aPlace(state: 'migrated' | 'empty' = 'migrated'): Promise<DbSettings> {
  const { engine, folder } = inject('databases');
  const dataDir = join(folder, newId());
  if (engine !== 'sqlite') return { dataDir, databaseUrl: await aPostgresUrl(state) };
  if (state === 'migrated') {
    mkdirSync(dataDir);
    copyFileSync(sqlitePath(join(folder, 'template')), sqlitePath(dataDir));
  }
  return { dataDir };
}

/** The address of a new PostgreSQL database for one test, migrated or empty. Only where PostgreSQL runs. */
export async function aPostgresUrl(state: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const { port, poolerPort } = inject('databases');
  const name = newId();
  await makeDatabase(port, name, state === 'migrated' ? 'template' : 'template0');
  return urlOf(poolerPort, name);
}

async function nextCopy(before: Promise<Copy> | undefined): Promise<Copy> {
  // The file whose database failed has already reported it.
  const old = await before?.catch(() => undefined);
  if (old !== undefined) await forget(old);
  const place = await aPlace();
  return { place, db: await openDb(place) };
}

async function forget({ place, db }: Copy): Promise<void> {
  await close(db);
  rmSync(place.dataDir, { recursive: true, force: true });
  if (place.databaseUrl === undefined) return;
  await dropDatabase(inject('databases').port, new URL(place.databaseUrl).pathname.slice(1));
}
