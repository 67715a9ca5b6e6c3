import type { House } from '#server/http/house.ts';
import { sweep } from '#server/storage/sweep.ts';
import { dropAbandoned } from './dropping.ts';
import { abandonedChildren, deleteExpiredTransfers, keysInUse } from './queries.ts';
import { dropTemporaryFiles } from './temporary-file.ts';

/** Younger unreferenced files may still be in use. */
const leftMs = 60 * 60_000;

export async function tidyTransfers(house: House, signal: AbortSignal): Promise<void> {
  const { db, clock, storage, config } = house;
  const now = clock();
  await dropTemporaryFiles(config.dataDir, now);
  await deleteExpiredTransfers(db, now);
  await dropAbandoned(house, await abandonedChildren(db), signal);
  const before = new Date(now.getTime() - leftMs);
  for (const folder of ['exports', 'imports']) {
    await sweep(storage, folder, { before, inUse: (keys) => keysInUse(db, keys) });
  }
}
