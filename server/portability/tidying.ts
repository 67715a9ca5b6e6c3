import { HOUR_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import { sweep } from '#server/storage/sweep.ts';
import { dropAbandoned } from './dropping.ts';
import { abandonedChildren, deleteExpiredTransfers, keysInUse } from './queries.ts';
import { dropTemporaryFiles } from './temporary-file.ts';

/** Younger unreferenced files may still be in use. */
const leftMs = HOUR_MS;

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
