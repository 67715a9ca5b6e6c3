import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDatabase } from '#testing/db/a-database.ts';
import type { Db } from '../db.ts';
import { requireOwnFolder } from './folder-id.ts';

test('servers that start together on one database and one folder all start', async () => {
  const [db, folder] = [await anUnusedDatabase(), await aFolder()];

  await Promise.all([1, 2, 3, 4].map(() => requireOwnFolder(db, folder)));

  await expect(requireOwnFolder(db, folder)).resolves.toBeUndefined();
});

test('a server with the database of others and a folder of its own is refused, until the folder is named', async () => {
  const [db, ours, other] = [await anUnusedDatabase(), await aFolder(), await aFolder()];
  await requireOwnFolder(db, ours);

  await expect(requireOwnFolder(db, other)).rejects.toThrow(`DATA_DIR ${other} is not the folder of this database`);

  await writeFile(join(other, 'folder-id'), await readFile(join(ours, 'folder-id')));
  await requireOwnFolder(db, other);
});

test('the folder of another installation is refused', async () => {
  const [db, other] = [await anUnusedDatabase(), await aFolder()];
  await requireOwnFolder(db, await aFolder());
  await writeFile(join(other, 'folder-id'), 'another');

  await expect(requireOwnFolder(db, other)).rejects.toThrow('is not the folder of this database');
});

async function anUnusedDatabase(): Promise<Db> {
  const db = await aDatabase();
  await db.deleteFrom('settings').execute();
  return db;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fernling-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
