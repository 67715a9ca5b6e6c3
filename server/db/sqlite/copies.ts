import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export function copiesFolder(dataDir: string): string {
  return join(dataDir, 'copies');
}

/** Deletes copies made before a day: they contain what was deleted since. */
export async function deleteOldCopies(dataDir: string, madeBefore: Date): Promise<void> {
  const folder = copiesFolder(dataDir);
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    const path = join(folder, name);
    if ((await stat(path)).mtime < madeBefore) await rm(path, { force: true });
  }
}

function emptyIfMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
