import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStorage } from '#server/storage/folder-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { newId } from '#server/db/id.ts';

/** Where all files of this process lie, made when the first is kept: in a test, in the folder of the run. */
const root = join(process.env['TEST_FOLDER'] ?? tmpdir(), `fernling-files-${process.pid}`);
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** The keys of all files below a folder of a storage. */
export async function keysIn(storage: Storage, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys.toSorted();
}

/** A storage of its own in a folder that goes when the process ends. */
export function temporaryStorage(): { storage: Storage; folder: string } {
  const folder = join(root, newId());
  return { storage: folderStorage(folder), folder };
}
