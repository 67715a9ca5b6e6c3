import {
  copyFileSync,
  mkdirSync,
  openSync,
  closeSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { childRow, measurementRow } from '#testing/db/rows.ts';
import { DatabaseRefused } from '../database-refused.ts';
import type { Db } from '../db.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrations } from '../migrations/registry.ts';
import { close, mayWrite, openDb, ping, type DbSettings } from '../open-db.ts';
import { emptyLog } from './own-log.ts';
import { sqlitePath } from './sqlite-file.ts';

const oneSentence = /^[^.]+(\.sqlite[^.]+)*\.$/;

describe('the database file', () => {
  test.skipIf(process.platform === 'win32')('is made where there is none, for its owner alone', async () => {
    const place = await aPlace('empty');

    await opened(place);

    const path = sqlitePath(place.dataDir);
    expect(statSync(place.dataDir).mode & 0o777).toBe(0o700);
    for (const file of readdirSync(place.dataDir))
      expect(statSync(`${place.dataDir}/${file}`).mode & 0o777).toBe(0o600);
    expect(statSync(path).isFile()).toBe(true);
  });

  test('is opened once in a process, and again after it was closed', async () => {
    const place = await aPlace();
    const db = await openDb(place);

    await expect(openDb(place)).rejects.toThrow('already open in this process');
    await close(db);

    await ping(await opened(place));
  });

  test('that is no database is refused in one sentence and not changed', async () => {
    const place = await aPlace('empty');
    const path = sqlitePath(place.dataDir);
    mkdirSync(place.dataDir);
    writeFileSync(path, 'a letter to the grandparents\n'.repeat(400));

    const refusal = await refusalOf(place);

    expect(refusal).toContain('is damaged or is not a database');
    expect(refusal).toMatch(oneSentence);
    expect(statSync(path).size).toBe(11_600);
  });

  test('with a page overwritten is refused in one sentence', async () => {
    const place = await aFilledPlace();
    const file = openSync(sqlitePath(place.dataDir), 'r+');
    writeSync(file, Buffer.alloc(40_000, 0xa5), 0, 40_000, 200_000);
    closeSync(file);

    expect(await refusalOf(place)).toContain('is damaged');
  });

  test('that was cut short is refused in one sentence', async () => {
    const place = await aFilledPlace();
    truncateSync(sqlitePath(place.dataDir), 150_000);

    expect(await refusalOf(place)).toContain('is damaged');
  });

  test.each([
    { beside: 'the log of a server that was killed', path: 'fernling.sqlite-wal' },
    { beside: 'pictures', path: 'files/profile_pictures/a.webp' },
    { beside: 'a copy made before an upgrade', path: 'copies/before-0002.sqlite' },
    { beside: 'the id of a PostgreSQL database', path: 'folder-id' },
  ])('that is missing or empty beside $beside is not made anew', async ({ path }) => {
    const place = await aPlace('empty');
    const trace = join(place.dataDir, path);
    writeInto(trace);

    const missing = await refusalOf(place);
    writeFileSync(sqlitePath(place.dataDir), '');
    const empty = await refusalOf(place);

    expect(missing).toContain('is missing or empty');
    expect(empty).toBe(missing);
    expect(readFileSync(trace, 'utf8')).toBe('of a family');
  });

  test.each([
    { file: 'a backup', copied: 'fernling.sqlite.backup' },
    { file: 'the copy made before an upgrade', copied: 'copies/before-9999-next.sqlite' },
  ])('that is $file beside the log of a killed server is refused and not touched', async ({ copied }) => {
    const place = await aPlace();
    const path = sqlitePath(place.dataDir);
    await started(place);
    copyFileSync(path, `${path}.backup`);
    const killed = await openDb(place);
    await migrate(killed, [...migrations, aNextOne], place.dataDir);
    await killed.insertInto('children').values(childRow()).execute();
    const log = readFileSync(`${path}-wal`);
    await close(killed);

    writeFileSync(`${path}-wal`, log);
    copyFileSync(join(place.dataDir, copied), path);
    const restored = readFileSync(path);
    const refusal = await refusalOf(place);
    expect(refusal).toMatch(/^.+-wal holds the last changes of another file/);
    expect(readFileSync(path)).toEqual(restored);

    rmSync(`${path}-wal`);
    expect(await childrenIn(await opened(place))).toBe(0);
  });

  test('of a killed server is opened with its log', async () => {
    const place = await aPlace();
    const path = sqlitePath(place.dataDir);
    const killed = await openDb(place);
    await migrate(killed, migrations, place.dataDir);
    await killed.insertInto('children').values(childRow()).execute();
    const [file, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
    await close(killed);
    writeFileSync(path, file);
    writeFileSync(`${path}-wal`, log);

    expect(await childrenIn(await opened(place))).toBe(1);
  });

  test('of a killed server is opened with its log, also if another program read while it was marked', async () => {
    const place = await aPlace();
    const path = sqlitePath(place.dataDir);
    await started(place);
    const reader = new DatabaseSync(path);
    reader.exec('begin; select * from migrations');
    const killed = await openDb(place);
    await migrate(killed, migrations, place.dataDir);
    reader.exec('commit');
    reader.close();
    await emptyLog(killed);
    await killed.insertInto('children').values(childRow()).execute();
    const [file, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
    await close(killed);
    writeFileSync(path, file);
    writeFileSync(`${path}-wal`, log);

    expect(await childrenIn(await opened(place))).toBe(1);
  });

  test('holds nothing of what was deleted', async () => {
    const place = await aPlace();
    const path = sqlitePath(place.dataDir);
    const db = await opened(place);
    const child = childRow();
    await db.insertInto('children').values(child).execute();
    const notes = Array.from({ length: 50 }, () => measurementRow(child.id, { note: 'a secret of a family' }));
    await db.insertInto('measurements').values(notes).execute();
    await emptyLog(db);
    expect(readFileSync(path, 'latin1')).toContain('a secret of a family');

    await db.deleteFrom('measurements').execute();
    await emptyLog(db);

    expect(readFileSync(path, 'latin1')).not.toContain('a secret of a family');
    expect(statSync(`${path}-wal`).size).toBe(0);
  });

  test('that has no tables is not filled beside pictures', async () => {
    const place = await aPlace('empty');
    const db = await opened(place);
    writeInto(join(place.dataDir, 'files/profile_pictures/a.webp'));

    await expect(migrate(db, migrations, place.dataDir)).rejects.toThrow('is missing or empty');

    await expect(ping(db)).rejects.toThrow('no such table');
  });

  test('that is removed or replaced while it is open takes no more writes', async () => {
    const place = await aPlace();
    const db = await opened(place);
    const path = sqlitePath(place.dataDir);
    expect(await mayWrite(db)).toBe(true);

    renameSync(path, `${path}.old`);
    expect(await mayWrite(db)).toBe(false);
    writeFileSync(path, 'another database');
    expect(await mayWrite(db)).toBe(false);
  });

  test('that is a folder is refused in one sentence', async () => {
    const place = await aPlace('empty');
    mkdirSync(sqlitePath(place.dataDir), { recursive: true });

    const refusal = await refusalOf(place);

    expect(refusal).toContain('cannot be opened for writing');
    expect(refusal).toMatch(oneSentence);
  });
});

const aNextOne: Migration = { name: '9999-next', sql: () => ['create table later (id text primary key)'] };

async function started(place: DbSettings & { dataDir: string }): Promise<void> {
  const db = await openDb(place);
  await migrate(db, migrations, place.dataDir);
  await close(db);
}

async function childrenIn(db: Db): Promise<number> {
  return (await db.selectFrom('children').select('id').execute()).length;
}

function writeInto(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'of a family');
}

async function opened(place: DbSettings) {
  const db = await openDb(place);
  onTestFinished(() => close(db));
  return db;
}

async function refusalOf(place: DbSettings): Promise<string> {
  const refusal: unknown = await openDb(place).catch((error: unknown) => error);
  if (refusal instanceof DatabaseRefused) return refusal.message;
  throw new Error(`opened, or failed in another way: ${String(refusal)}`);
}

async function aFilledPlace(): Promise<DbSettings> {
  const place = await aPlace();
  const db = await openDb(place);
  const child = childRow();
  await db.insertInto('children').values(child).execute();
  await db
    .insertInto('measurements')
    .values(Array.from({ length: 1000 }, () => measurementRow(child.id, { note: 'x'.repeat(300) })))
    .execute();
  await close(db);
  return place;
}
