import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from '#server/storage/folder-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { newId } from '#server/db/id.ts';

/** One folder per process, inside the folder of the test run. */
const root = join(process.env['TEST_FOLDER'] ?? tmpdir(), `fernling-files-${process.pid}`);
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

export async function keysIn(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.toSorted();
}

/** Removed when the process ends. */
export function temporaryStorage(): { storage: Storage; folder: string } {
  const folder = join(root, newId());
  mkdirSync(folder, { recursive: true });
  return { storage: folderStorage(folder), folder };
}
