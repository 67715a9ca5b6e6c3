import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts';
import { dropDatabase, makeDatabase, urlOf } from './cluster.ts';

/** Chosen by TEST_DATABASE. */
export type TestEngine = 'sqlite' | 'postgres' | 'pgbouncer';

type TestDatabases = {
  readonly engine: TestEngine;
  readonly folder: string;
  /** PostgreSQL's own port and the one for tests; 0 on SQLite. */
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

/** 'postgres' also stands for PgBouncer. */
export function testEngine(): 'sqlite' | 'postgres' {
  return inject('databases').engine === 'sqlite' ? 'sqlite' : 'postgres';
}

/** Shared by the tests of a file, and removed when the next file asks for one. */
export async function aDatabase(): Promise<Db> {
  const file = expect.getState().testPath;
  if (latest === undefined || latest.file !== file) latest = { file, copy: nextCopy(latest?.copy) };
  return (await latest.copy).db;
}

/** For one test, which opens it with `openDb` from any number of processes. */
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

/** Requires a running PostgreSQL. */
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
