import { expect, test } from 'vitest';
import { tx } from '#server/db/tx.ts';
import { newId } from '#server/db/id.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { deletedAt, recordDeletion, deletionRecorder } from './deleted-list.ts';
import { StorageFailed, type Storage } from './storage.ts';

test('[ACC-03] deletions that failed while the storage was down are on the list once it works again', async () => {
  const { storage } = temporaryStorage();
  const disk = { isBroken: true };
  const put: Storage['put'] = async (key, content) => {
    if (disk.isBroken) throw new StorageFailed(new Error('EIO'));
    return storage.put(key, content);
  };
  const home = await aHouse({ storage: { ...storage, put } });
  const { house, clock } = home;
  const child = { kind: 'child', id: newId() } as const;
  const at = clock.now();
  await tx(house.db, (trx) => recordDeletion(trx, child, at));

  for (let days = 0; days < 14; days++) {
    await workOff(home, [deletionRecorder(house)]);
    clock.goOn({ days: 1 });
  }
  disk.isBroken = false;
  await workOff(home, [deletionRecorder(house)]);

  expect(await deletedAt(storage, child)).toEqual(at);
});
