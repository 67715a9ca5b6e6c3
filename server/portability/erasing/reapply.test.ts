import { expect, test } from 'vitest';
import { removeChild } from '#contract/children.ts';
import { deletedList } from '#server/storage/deleted-list.ts';
import { aChild, aFamilyAlone, tie, type Family } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { emptyTables } from '#testing/db/stored-rows.ts';
import { keysIn } from '#testing/files/temporary-storage.ts';
import { eraseAccount } from './erase-account.ts';
import { reapplyDeletions } from './reapply.ts';

test('[ACC-03] data restored by a backup is deleted again: a child, an account with its child; nothing else', async () => {
  const family = await aFamilyAlone();
  const noah = await aChild(family, family.stranger, { first_name: 'Noah' });
  await tie(family, noah, family.viewer, { may: 'view' });
  const backup = await rowsOf(family);
  await removeMaya(family);
  await eraseAccount(family.house, family.stranger.id, { dueAt: null, notifies: true });
  await workOff(family);
  await putBack(family, backup);

  expect(await reapplyDeletions(family.house)).toBe(3);

  const left = await rowsOf(family);
  expect(left.children).toEqual([]);
  expect(left.users.map(({ id }) => id)).not.toContain(family.stranger.id);
  expect(left.users).toHaveLength(backup.users.length - 1);
  expect(await reapplyDeletions(family.house)).toBe(0);
});

test('[ACC-03] new data with the id of something deleted stays', async () => {
  const family = await aFamilyAlone();
  await removeMaya(family);
  await workOff(family);
  family.clock.goOn({ seconds: 1 });
  await aChild(family, family.parent, { id: family.child.id });

  expect(await reapplyDeletions(family.house)).toBe(0);
  expect((await rowsOf(family)).children).toHaveLength(1);
});

test('[ACC-03] the list of what was deleted outlives the backups and is then shortened', async () => {
  const family = await aFamilyAlone();
  await removeMaya(family);
  await workOff(family);

  family.clock.goOn({ days: 119 });
  await workOff(family);
  expect(await listed(family)).toBe(1);
  family.clock.goOn({ days: 2 });
  await workOff(family);

  expect(await listed(family)).toBe(0);
});

test('[ACC-03] a note that a killed server left half written is deleted with the old ones', async () => {
  const family = await aFamilyAlone();
  await family.house.storage.put('deleted/child/half.txt.0a1b.part', Buffer.from(''));

  await workOff(family);
  expect(await keysIn(family.house.storage, 'deleted')).toHaveLength(1);
  // A file's age is counted from the machine's day, which the house's clock need not know.
  family.clock.goOn({ days: 30_000 });
  await workOff(family);

  expect(await keysIn(family.house.storage, 'deleted')).toEqual([]);
});

async function removeMaya({ parent, child }: Family): Promise<void> {
  await parent.call(removeChild, { params: { childId: child.id }, body: { firstName: child.firstName } });
}

async function listed({ house }: Family): Promise<number> {
  let count = 0;
  for await (const _ of deletedList(house.storage)) count += 1;
  return count;
}

async function rowsOf({ house: { db } }: Family) {
  return {
    users: await db.selectFrom('users').selectAll().execute(),
    children: await db.selectFrom('children').selectAll().execute(),
    child_parents: await db.selectFrom('child_parents').selectAll().execute(),
  };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Puts the database back as it was. */
async function putBack({ house: { db } }: Family, { users, children, child_parents }: Rows): Promise<void> {
  await emptyTables(db);
  await db.insertInto('users').values(users).execute();
  await db.insertInto('children').values(children).execute();
  await db.insertInto('child_parents').values(child_parents).execute();
}
