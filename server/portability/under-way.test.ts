import { expect, test } from 'vitest';
import { listTransfers, startExport, startImport } from '#contract/accounts/transfers.ts';
import { tx } from '#server/db/tx.ts';
import type { Storage } from '#server/storage/storage.ts';
import { aFamily, type Family } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { anExportFile } from '#testing/moving.ts';
import { pictureOf } from '#testing/files/pictures.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { eraseAccount } from './erasing/erase-account.ts';
import { portabilityJobs } from './jobs.ts';
import { deleteExpiredTransfers, endTransfer, recordProgress } from './queries.ts';

test('[ACC-03] an import or export that is not over does not expire, however long it waits; its outcome does', async () => {
  const family = await aFamily();
  const { parent, stranger, clock, house } = family;
  await stranger.call(startImport, { upload: await anExportFile(family, parent) });
  await stranger.call(startExport, { body: {} });

  clock.goOn({ days: 8 });
  await deleteExpiredTransfers(house.db, house.clock());

  const waiting = { status: 'waiting' };
  expect(await stranger.call(listTransfers, {})).toMatchObject({ import: waiting, export: waiting });
  expect(await parent.call(listTransfers, {})).toMatchObject({ export: null });
});

test('[ACC-03] an import whose account is erased meanwhile ends at once, and is not tried again', async () => {
  const { family, beforePicture } = await aFamilyWithStorage();
  const { parent, stranger, house } = family;
  await pictureOf(family, family.child);
  const { id } = await stranger.call(startImport, { upload: await anExportFile(family, parent) });
  beforePicture(() => eraseAccount(house, stranger.id, { dueAt: null, notifies: false }));

  await workOff(family, portabilityJobs(house));

  const jobs = await house.db.selectFrom('jobs').select('last_error').where('key', '=', id).execute();
  expect(jobs).toEqual([]);
});

test('[ACC-03] a slow server that has lost an import to another does not mark it as running again', async () => {
  const family = await aFamily();
  const { db, clock } = family.house;
  const { id } = await family.parent.call(startImport, { upload: await anExportFile(family, family.parent) });
  const ending = { status: 'ready', result: null, storage_key: null, bytes: 1 } as const;
  await tx(db, (trx) => endTransfer(trx, id, { ...ending, expires_at: clock().toISOString() }, clock()));

  await recordProgress(db, id, { done: 1, total: 2 });

  expect(await family.parent.call(listTransfers, {})).toMatchObject({ import: { status: 'ready', total: null } });
});

async function aFamilyWithStorage(): Promise<{ family: Family; beforePicture: (run: () => Promise<unknown>) => void }> {
  const { storage } = temporaryStorage();
  let before = async (): Promise<unknown> => null;
  const put: Storage['put'] = async (key, content) => {
    if (key.startsWith('profile_pictures')) await before();
    return storage.put(key, content);
  };
  const family = await aFamily(await aHouse({ storage: { ...storage, put } }));
  return { family, beforePicture: (run) => (before = run) };
}
