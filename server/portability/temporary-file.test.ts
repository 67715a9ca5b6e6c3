import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listTransfers, startImport } from '#contract/accounts/transfers.ts';
import { StorageFailed } from '#server/storage/storage.ts';
import { aStream } from '#testing/files/a-stream.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';
import { anExportFile } from '#testing/moving.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { inTemporaryFile } from './temporary-file.ts';

test('[ACC-03] an import that finds no room to be unpacked is tried again, and works once there is room', async () => {
  const family = await aFamily();
  const { stranger, house, clock } = family;
  const file = await anExportFile(family, family.parent);
  const inTheWay = join(house.config.dataDir, 'temporary');
  await writeFile(inTheWay, '');
  await stranger.call(startImport, { upload: file });

  await workOff(family);
  const { last_error: why } = await house.db
    .selectFrom('jobs')
    .select('last_error')
    .where('kind', '=', 'import')
    .executeTakeFirstOrThrow();
  await rm(inTheWay);
  clock.goOn({ minutes: 2 });
  await workOff(family);

  expect(why).toBe('storage');
  expect((await stranger.call(listTransfers, {})).import).toMatchObject({ status: 'ready', moved: { children: 1 } });
  expect(await readdir(inTheWay)).toEqual([]);
});

test('a file exists while it is used, and is deleted afterwards, even after a failure', async () => {
  const { folder } = temporaryStorage();
  const content = async function* () {
    yield Buffer.from('a ZIP, ');
    yield Buffer.from('in pieces');
  };

  const read = await inTemporaryFile(folder, content(), async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0);
    return buffer.toString('utf8', 0, bytesRead);
  });
  const broken = inTemporaryFile(folder, content(), () => Promise.reject(new RangeError('no ZIP')));

  expect(read).toBe('a ZIP, in pieces');
  await expect(broken).rejects.toThrow(RangeError);
  expect(await readdir(join(folder, 'temporary'))).toEqual([]);
});

test('a data folder that is a file is reported as no storage, and the stream is canceled', async () => {
  const { folder } = temporaryStorage();
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  const { stream, isCanceled } = aStream();

  await expect(inTemporaryFile(folder, stream, async () => {})).rejects.toThrow(StorageFailed);

  expect(isCanceled()).toBe(true);
});

test('files left by a crash are deleted after a day', async () => {
  const home = await aHouse();
  const left = join(home.house.config.dataDir, 'temporary/import-abc');
  await mkdir(left, { recursive: true });
  await writeFile(join(left, 'import.zip'), 'half');
  await utimes(left, home.clock.now(), home.clock.now());

  home.clock.goOn({ hours: 23 });
  await workOff(home);
  expect(existsSync(left)).toBe(true);
  home.clock.goOn({ hours: 2 });
  await workOff(home);

  expect(existsSync(left)).toBe(false);
});
