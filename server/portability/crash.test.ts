import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { listTransfers, startImport } from '#contract/accounts/transfers.ts';
import { listChildren } from '#contract/children.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { aChild, aFamily, aMeasurement, aPerson, Person } from '#testing/family.ts';
import { houseOn, type TestHouse } from '#testing/house-on.ts';
import { workOff } from '#testing/jobs.ts';
import { anExportFile, entriesImported } from '#testing/moving.ts';
import { pictureOf } from '#testing/files/pictures.ts';
import { keysIn, temporaryStorage } from '#testing/files/temporary-storage.ts';

test('[ACC-03] a crash in the middle of an import leaves nothing, and the next try imports everything once', async () => {
  const family = await aFamily();
  const noah = await aChild(family, family.parent, { first_name: 'Noah' });
  await aMeasurement(family, family.child, family.parent);
  await aMeasurement(family, noah, family.parent);
  await pictureOf(family, family.child);
  const file = await anExportFile(family, family.parent);
  const place = await aPlace();
  const { storage, folder } = temporaryStorage();
  const before = await aHouseAt(place, folder);
  const importer = await aPerson(before.home, 'Hannah');
  await importer.call(startImport, { upload: file });
  await close(before.db);

  expect(await crashAt(place, folder)).toBe('SIGKILL');
  expect(await keysIn(storage, 'profile_pictures')).toHaveLength(1);

  const { home, db } = await aHouseAt(place, folder);
  const again = new Person(home, importer);
  again.cookies.set('sid', importer.cookies.get('sid') ?? '');
  expect((await again.call(listChildren, {})).children).toEqual([]);
  expect(await again.call(listTransfers, {})).toMatchObject({ import: { status: 'running', moved: null } });
  // Nobody works on it until the lease of the killed worker has expired.
  home.clock.goOn({ minutes: 2 });
  await workOff(home);
  home.clock.goOn({ minutes: 2 });
  await workOff(home);
  const { children } = await again.call(listChildren, {});
  expect(children.map(({ firstName }) => firstName).toSorted()).toEqual(['Maya', 'Noah']);
  expect(await again.call(listTransfers, {})).toMatchObject({
    import: {
      status: 'ready',
      moved: {
        children: 2,
        entries: entriesImported({ measurement: 2, checkup: 2 * checkupSchedule.visits.length }),
      },
    },
  });

  await sweepAll(home);
  const named = await db.selectFrom('pictures').select('storage_key').execute();
  expect(named).toHaveLength(1);
  expect(await keysIn(storage, 'profile_pictures')).toEqual(named.map((picture) => picture.storage_key));
  await close(db);
});

/** Lets enough time pass that no file counts as young, and runs the jobs due by then. */
async function sweepAll(home: TestHouse): Promise<void> {
  const latest = Math.max(home.clock.now().getTime(), Date.now());
  home.clock.set(new Date(latest + 7 * 60 * 60_000).toISOString());
  await workOff(home);
}

async function aHouseAt(place: Awaited<ReturnType<typeof aPlace>>, folder: string) {
  const db = await openDb(place);
  return { db, home: houseOn(db, { storage: folderStorage(folder) }) };
}

/** Lets a separate server run the import until it is killed; returns the signal. */
async function crashAt(place: object, folder: string): Promise<unknown> {
  const script = fileURLToPath(new URL('../../testing/servers/import-crasher.ts', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(place), folder], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [, signal] = await once(child, 'exit');
  return signal;
}
