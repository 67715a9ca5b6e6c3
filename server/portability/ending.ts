import type { Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import type { Work } from '#server/jobs/job.ts';
import { deleteOthers, endTransfer, type StoredTransfer } from './queries.ts';
import { keptMs, type Result } from './transfers.ts';

type Ending = Pick<StoredTransfer, 'status' | 'storage_key' | 'bytes'> & { readonly result: Result };

/** @param ending what it writes commits with the end or not at all */
export async function end(
  house: House,
  work: Work,
  transfer: StoredTransfer,
  ending: (trx: Trx) => Ending | Promise<Ending>,
): Promise<void> {
  const { db, clock, storage } = house;
  const now = clock();
  const keys = await tx(db, async (trx) => {
    await work.finish(trx);
    return conclude(trx, transfer, await ending(trx), now);
  });
  for (const key of keys) if (key !== null) await storage.delete(key);
}

/**
 * Also deletes earlier transfers of the account: failed ones, and others once this one succeeded.
 *
 * @returns the keys of files that are no longer needed
 */
async function conclude(trx: Trx, transfer: StoredTransfer, { result, ...ending }: Ending, now: Date) {
  const { id, user_id: userId, kind } = transfer;
  const expires_at = new Date(now.getTime() + keptMs).toISOString();
  const isThere = await endTransfer(trx, id, { ...ending, result: JSON.stringify(result), expires_at }, now);
  const before = await deleteOthers(trx, {
    userId,
    kind,
    but: id,
    endedAs: ending.status === 'ready' ? ['ready', 'failed'] : ['failed'],
  });
  return isThere ? before : [...before, ending.storage_key];
}
