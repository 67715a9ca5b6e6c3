import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '#server/error-code.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const unfinished = /\.part(-journal)?$/;

export function copiesFolder(dataDir: string): string {
  return join(dataDir, 'copies');
}

/** As long as backups. */
const KEPT_MS = 90 * DAY_MS;

/** Deletes copies after 90 days, because they hold what was deleted since; those of an interrupted upgrade after one. */
export async function deleteOldCopies(dataDir: string, now: Date): Promise<void> {
  const folder = copiesFolder(dataDir);
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    const path = join(folder, name);
    const ageMs = now.getTime() - (await stat(path)).mtimeMs;
    if (ageMs > (unfinished.test(name) ? DAY_MS : KEPT_MS)) await rm(path, { force: true });
  }
}

function emptyIfMissing(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
