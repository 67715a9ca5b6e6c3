import * as z from 'zod/mini';
import { HOUR_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { restingWithStorage } from '#server/storage/resting.ts';
import { deleteUnused, sweep } from '#server/storage/sweep.ts';
import { filesInUse } from './queries/pictures.ts';
import { pictureFolder } from './rules.ts';

/** A younger file may belong to an upload or import in progress: an import stores its files before their rows. */
const leftMs = 6 * HOUR_MS;

const FileToDelete = z.object({ storageKey: z.string() });

export function childJobs({ db, storage, clock }: Pick<House, 'db' | 'storage' | 'clock'>): JobKind[] {
  const inUse = (keys: readonly string[]) => filesInUse(db, keys);
  const before = () => new Date(clock().getTime() - leftMs);
  return [
    {
      kind: 'delete-file',
      run: ({ payload }) =>
        restingWithStorage(() => deleteUnused(storage, [FileToDelete.parse(payload).storageKey], inUse)),
    },
    {
      kind: 'sweep-files',
      everyMs: HOUR_MS,
      run: () => restingWithStorage(() => sweep(storage, pictureFolder, { before: before(), inUse })),
    },
  ];
}
