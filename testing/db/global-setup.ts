import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { makeDatabase, startCluster, urlOf } from './cluster.ts';

/** What the tests run on, chosen by the environment variable TEST_DATABASE. */
type TestEngine = 'sqlite' | 'postgres' | 'pgbouncer';

/** What every test file is told about the databases of this run. */
type TestDatabases = {
  readonly engine: TestEngine;
  /** A folder of this run, removed at its end. */
  readonly folder: string;
  /** PostgreSQL's own port and the one through which tests connect; 0 on SQLite. */
  readonly port: number;
  readonly poolerPort: number;
};

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** Makes one migrated database, which every test file gets a copy of, and starts PostgreSQL for it when asked to. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = requireEngine(process.env['TEST_DATABASE'] ?? 'sqlite');
  const folder = mkdtempSync(join(scratch(), 'fernling-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Vitest ends its workers before they can tidy up after themselves.
  process.env['TEST_FOLDER'] = folder;
  const template = { dataDir: join(folder, 'template') };
  if (engine === 'sqlite') {
    await makeTemplate(template);
    project.provide('databases', { engine, folder, port: 0, poolerPort: 0 });
    return async () => undefined;
  }
  const { port, poolerPort, stop } = await startCluster(engine === 'pgbouncer' ? 'pgbouncer' : 'direct');
  await makeDatabase(port, 'template');
  await makeTemplate({ ...template, databaseUrl: urlOf(port, 'template') });
  project.provide('databases', { engine, folder, port, poolerPort });
  return stop;
}

const leastFreeBytes = 4 * 2 ** 30;

/** A folder in memory where there is room for it, since tests wait for a disk more than for anything else. */
function scratch(): string {
  if (process.env['TMPDIR'] !== undefined) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    accessSync('/dev/shm', constants.W_OK);
    return bavail * bsize >= leastFreeBytes ? '/dev/shm' : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function makeTemplate(settings: DbSettings): Promise<void> {
  const db = await openDb(settings);
  await migrate(db);
  await close(db);
}

function requireEngine(name: string): TestEngine {
  if (name === 'sqlite' || name === 'postgres' || name === 'pgbouncer') return name;
  throw new Error(`TEST_DATABASE must be sqlite, postgres or pgbouncer, not ${name}`);
}
