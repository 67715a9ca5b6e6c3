import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import type { TestEngine } from './a-database.ts';
import { makeDatabase, startCluster, urlOf } from './cluster.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = requireEngine(process.env['TEST_DATABASE'] ?? 'sqlite');
  const folder = mkdtempSync(join(scratch(), 'fernling-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Vitest kills its workers before they can clean up.
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

/** In memory if there is room, to avoid waiting for fsync. */
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
