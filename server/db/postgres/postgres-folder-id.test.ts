import { mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aPostgresUrl } from '#testing/db/a-database.ts';
import { userRow } from '#testing/db/rows.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrations/migrate.ts';
import { migrations } from '../migrations/registry.ts';
import { close, openDb } from '../open-db.ts';

const started = (db: Db, folder: string) => migrate(db, migrations, folder);

test('servers that start together on a new database and a new folder all start', async () => {
  const [db, folder] = [await aNewDatabase(), await aFolder()];

  await Promise.all([1, 2, 3, 4].map(() => started(db, folder)));

  expect(await started(db, folder)).toEqual([]);
  expect(await readdir(folder)).toEqual(['folder-id']);
});

test.each(['files/profile_pictures/a.webp', 'copies/before-0002.sqlite', 'fernling.sqlite', 'folder-id'])(
  'an empty database beside %s is not taken for a new installation and stays empty',
  async (name) => {
    const [db, folder] = [await aNewDatabase(), await aFolder()];
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), 'of a family');

    await expect(started(db, folder)).rejects.toThrow('does not have the families');

    expect(await hasTables(db)).toBe(false);
    expect(await readFile(join(folder, name), 'utf8')).toBe('of a family');
  },
);

test('a database that was dropped and made anew is refused, and a new folder is taken', async () => {
  const folder = await aFolder();
  await started(await aNewDatabase(), folder);
  const anew = await aNewDatabase();

  await expect(started(anew, folder)).rejects.toThrow('does not have the families');

  await expect(started(anew, await aFolder())).resolves.not.toEqual([]);
});

test('a database of a version that gave no ids takes the folder that stands beside it', async () => {
  const [db, folder] = [await aNewDatabase(), await aFolder()];
  await migrate(db);
  await db.insertInto('users').values(userRow()).execute();
  await mkdir(join(folder, 'files/profile_pictures'), { recursive: true });

  await started(db, folder);

  await expect(started(db, await aFolder())).rejects.toThrow('is not the folder of this database');
});

test('a first start that cannot commit leaves the database and the folder as new as they were', async () => {
  const [db, folder] = [await aNewDatabase(), await aFolder()];
  await migrate(db);
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$`.execute(
    db,
  );
  await sql`create constraint trigger at_commit after insert on settings deferrable initially deferred
    for each row execute function refuse()`.execute(db);

  await expect(started(db, folder)).rejects.toThrow('no room');
  await sql`drop trigger at_commit on settings`.execute(db);

  expect(await started(db, folder)).toEqual([]);
  expect(await readdir(folder)).toEqual(['folder-id']);
});

test('a first start that ends right after its commit is gone on with in its own folder, and in no other', async () => {
  const [db, folder] = [await aNewDatabase(), await aFolder()];
  await started(db, folder);
  const id = (await readFile(join(folder, 'folder-id'), 'utf8')).trim();
  await rename(join(folder, 'folder-id'), join(folder, `folder-id.${id}.part`));

  await expect(started(db, await aFolder())).rejects.toThrow('is not the folder of this database');
  await Promise.all([1, 2, 3].map(() => started(db, folder)));

  expect(await readdir(folder)).toEqual(['folder-id']);
  expect((await readFile(join(folder, 'folder-id'), 'utf8')).trim()).toBe(id);
});

test('a server with the database of others and a folder of its own is refused, until the folder is named', async () => {
  const [db, ours, other] = [await aNewDatabase(), await aFolder(), await aFolder()];
  await started(db, ours);

  await expect(started(db, other)).rejects.toThrow(`DATA_DIR ${other} is not the folder of this database`);

  await writeFile(join(other, 'folder-id'), await readFile(join(ours, 'folder-id')));
  await started(db, other);
});

test('a newer server with the wrong folder changes nothing under the one that runs', async () => {
  const db = await aNewDatabase();
  await migrate(db, migrations.slice(0, -1), await aFolder());

  await expect(started(db, await aFolder())).rejects.toThrow('is not the folder of this database');

  const applied = await db.selectFrom('migrations').select('name').execute();
  expect(applied).toHaveLength(migrations.length - 1);
});

test('the folder of another installation is refused', async () => {
  const [db, other] = [await aNewDatabase(), await aFolder()];
  await started(db, await aFolder());
  await writeFile(join(other, 'folder-id'), 'another');

  await expect(started(db, other)).rejects.toThrow('is not the folder of this database');
});

async function aNewDatabase(): Promise<Db> {
  const db = await openDb({ databaseUrl: await aPostgresUrl('empty'), dataDir: '' });
  onTestFinished(() => close(db));
  return db;
}

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass('migrations') is not null`.execute(db);
  return rows.length > 0;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fernling-folder-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
