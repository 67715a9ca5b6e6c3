import { copyFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listChildren, removeChild } from '#contract/children.ts';
import { closeDue, inDatabase, countToErase, untilStored } from '#testing/servers/beside.ts';
import { Client } from '#testing/client.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { freePort } from '#testing/db/free-port.ts';
import { aChild, aPerson, type Person } from '#testing/family.ts';
import { aServerOfTest } from '#testing/servers/server-of-test.ts';
import { sqlitePath } from './sqlite-file.ts';

test('[ACC-03] data deleted since a backup was made is deleted again once the backup is restored', async () => {
  const place = await aPlace();
  const path = sqlitePath(place.dataDir);
  const { parent, child, leaving } = await inDatabase(place, async (home) => {
    const hannah = await aPerson(home, 'Hannah Brooks');
    const sam = await aPerson(home, 'Sam Okafor');
    await aChild(home, sam);
    return { parent: hannah, child: await aChild(home, hannah), leaving: sam };
  });
  copyFileSync(path, `${path}.backup`);
  await inDatabase(place, (home) => closeDue(home, leaving));
  const port = await freePort();

  const first = await aServerOfTest(place, port);
  const params = { childId: child.id };
  await browserOf(first.origin, parent).call(removeChild, { params, body: { firstName: child.firstName } });
  await untilStored(place, async (db) => (await countToErase(db)) === 1);
  await first.stop();
  for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
  copyFileSync(`${path}.backup`, path);
  const second = await aServerOfTest(place, port);

  expect(await browserOf(second.origin, parent).call(listChildren, {})).toMatchObject({ children: [] });
  expect((await browserOf(second.origin, leaving).ask(listChildren, {})).status).toBe(401);
  await second.stop();
});

function browserOf(origin: string, { cookies }: Person): Client {
  const client = new Client((request) => fetch(request), origin);
  client.cookies.set('sid', cookies.get('sid') ?? '');
  return client;
}
