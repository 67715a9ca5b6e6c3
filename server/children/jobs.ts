import * as z from 'zod/mini';
import type { House } from '#server/http/house.ts';
import { JobFailed, type JobKind } from '#server/jobs/job.ts';
import { StorageFailed, type Storage } from '#server/storage/storage.ts';
import { filesInUse } from './queries/pictures.ts';
import { pictureFolder } from './rules.ts';

const HOUR_MS = 60 * 60_000;
/** How old a file has to be that no picture points to: an import names what it keeps only at its end. */
const leftMs = 6 * HOUR_MS;
const mostAtOnce = 500;

type Parts = Pick<House, 'db' | 'storage' | 'clock'>;

/** What children have done in the background. */
export function childJobs(house: House): JobKind[] {
  return [
    { kind: 'delete-file', run: ({ payload }) => deleteUnused(house, [FileToDelete.parse(payload).storageKey]) },
    { kind: 'sweep-files', everyMs: HOUR_MS, run: () => sweepFiles(house) },
  ];
}

const FileToDelete = z.object({ storageKey: z.string() });

/**
 * Deletes picture files that no picture points to. Younger ones may belong to an upload or an import that is being
 * saved, or to a process that was ended before it could save it. Harmless to repeat.
 */
async function sweepFiles(parts: Parts): Promise<void> {
  const before = parts.clock().getTime() - leftMs;
  let old: string[] = [];
  for await (const { key, changedAt } of parts.storage.list(pictureFolder)) {
    if (changedAt.getTime() < before) old.push(key);
    if (old.length < mostAtOnce) continue;
    await deleteUnused(parts, old);
    old = [];
  }
  await deleteUnused(parts, old);
}

async function deleteUnused({ db, storage }: Pick<Parts, 'db' | 'storage'>, keys: readonly string[]): Promise<void> {
  const inUse = await filesInUse(db, keys);
  for (const key of keys) if (!inUse.has(key)) await deleteFile(storage, key);
}

async function deleteFile(storage: Storage, key: string): Promise<void> {
  try {
    await storage.delete(key);
  } catch (error) {
    if (error instanceof StorageFailed) throw new JobFailed('storage', { restsKind: true });
    throw error;
  }
}
