import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#server/db/id.ts';
import { deletedList } from '#server/storage/deleted-list.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import type { Storage } from '#server/storage/storage.ts';
import { closeDue, inDatabase, countToErase, untilStored } from '#testing/servers/beside.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { freePort } from '#testing/db/free-port.ts';
import { aChild, aPerson } from '#testing/family.ts';
import type { TestHouse } from '#testing/house-on.ts';
import { aServerOfTest } from '#testing/servers/server-of-test.ts';
import { keysIn } from '#testing/files/temporary-storage.ts';

const accounts = 250;
const takeoverMs = 60_000;
const erasingMs = 120_000;

test('[ACC-03] a server that is killed while it erases accounts continues after a restart', async () => {
  const place = await aPlace();
  const files = folderStorage(join(place.dataDir, 'files'));
  await inDatabase(place, async (home) => {
    for (let n = 0; n < accounts; n += 1) await aDueAccountWithAPicture(home, files);
  });
  const port = await freePort();

  const first = await aServerOfTest(place, port);
  await untilStored(place, async (db) => (await usersIn(db)) < accounts);
  await first.kill();
  const left = await inDatabase(place, async ({ house: { db } }) => {
    // As if the minute had passed after which another process takes the work over. A statement that the killed server had
    // sent may still renew it: then the minute passes.
    await db.updateTable('jobs').set({ lease_ends_at: null }).execute();
    return usersIn(db);
  });
  const second = await aServerOfTest(place, port);
  await untilStored(place, async (db) => (await countToErase(db)) === 0, takeoverMs + erasingMs);
  await second.stop();

  expect(left).toBeGreaterThan(0);
  expect(await inDatabase(place, rowsLeft)).toEqual([]);
  expect(await keysIn(files, 'profile_pictures')).toEqual([]);
  expect(await listed(files)).toBe(2 * accounts);
}, 360_000);

async function aDueAccountWithAPicture(home: TestHouse, files: Storage): Promise<void> {
  const person = await aPerson(home, 'Hannah Brooks');
  await aChild(home, person);
  const key = `profile_pictures/${person.id}/1.webp`;
  await files.put(key, Buffer.from('webp'));
  const made = { id: newId(), address: newId(), bytes: 4, made_at: new Date().toISOString() };
  await home.house.db
    .insertInto('pictures')
    .values({ ...made, user_id: person.id, storage_key: key })
    .execute();
  await closeDue(home, person);
}

async function usersIn(db: TestHouse['house']['db']): Promise<number> {
  return (await db.selectFrom('users').select('id').execute()).length;
}

async function rowsLeft({ house: { db } }: TestHouse): Promise<unknown[]> {
  const children = await db.selectFrom('children').select('id').execute();
  return [...children, ...(await db.selectFrom('pictures').select('id').execute())];
}

async function listed(files: Storage): Promise<number> {
  let count = 0;
  for await (const _ of deletedList(files)) count += 1;
  return count;
}
