import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseRefused } from '../database-refused.ts';
import type { Db } from '../db.ts';
import { PostgresEngine, engineOf } from '../engine.ts';
import { insertSettingIfMissing, selectSetting } from '../settings.ts';

const setting = 'folder-id';

/**
 * Servers that share a PostgreSQL database share its folder too: a picture is stored by one and served by another. The
 * database and the folder carry one id; the first server gives it to both.
 *
 * @throws DatabaseRefused when the folder has none or another one
 */
export async function requireOwnFolder(db: Db, dataDir: string): Promise<void> {
  if (!(engineOf(db) instanceof PostgresEngine)) return;
  const path = join(dataDir, 'folder-id');
  let inDatabase = await selectSetting(db, setting);
  if (inDatabase === null) {
    // The folder first: a server that finds an id in the database finds it in the right folder, too.
    await makeOnce(path);
    await insertSettingIfMissing(db, setting, (await idIn(path)) ?? '');
    inDatabase = await selectSetting(db, setting);
  }
  if (inDatabase === (await idIn(path))) return;
  throw new DatabaseRefused(
    `DATA_DIR ${dataDir} is not the folder of this database, which keeps its pictures elsewhere: set DATA_DIR to the folder that its servers share. If that folder is lost, write ${inDatabase} into ${path}.`,
  );
}

async function idIn(path: string): Promise<string | null> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
}

/** Whole or not at all, and the first server's. */
async function makeOnce(path: string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, `${randomUUID()}\n`, { mode: 0o600 });
  try {
    await link(part, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(part, { force: true });
  }
}
