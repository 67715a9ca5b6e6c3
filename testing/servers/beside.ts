import type { Db } from '#server/db/db.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { queueRepeating } from '#server/jobs/queries.ts';
import { houseOn, type TestHouse } from '../house-on.ts';
import { until } from '../until.ts';

export async function inDatabase<T>(place: DbSettings, run: (home: TestHouse) => Promise<T>): Promise<T> {
  const db = await openDb(place);
  try {
    return await run(houseOn(db, { clock: () => new Date() }));
  } finally {
    await close(db);
  }
}

export async function untilStored(
  place: DbSettings,
  isSo: (db: Db) => Promise<boolean>,
  patienceMs?: number,
): Promise<void> {
  await inDatabase(place, ({ house }) => until(() => isSo(house.db), patienceMs));
}

/** Total of accounts, files to delete and deletions to record. */
export async function countToErase(db: Db): Promise<number> {
  const users = await db.selectFrom('users').select('id').execute();
  const kinds = ['delete-file', 'note-deletion'];
  const jobs = await db.selectFrom('jobs').select('id').where('kind', 'in', kinds).execute();
  return users.length + jobs.length;
}

export async function closeDue({ house }: TestHouse, { id }: { readonly id: string }): Promise<void> {
  const now = house.clock();
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000).toISOString();
  await house.db.updateTable('users').set({ erased_from: yesterday }).where('id', '=', id).execute();
  await queueRepeating(house.db, 'erase-accounts', now, now);
  await house.db.updateTable('jobs').set({ run_at: now.toISOString() }).where('kind', '=', 'erase-accounts').execute();
}
