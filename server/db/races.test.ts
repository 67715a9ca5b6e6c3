import { expect, test } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { raceJobs } from '#testing/db/job-race.ts';
import { childRow, tokenRow } from '#testing/db/rows.ts';
import { chunks } from './chunks.ts';
import type { Db } from './db.ts';
import { migrate } from './migrations/migrate.ts';
import { migrations } from './migrations/registry.ts';
import { close, openDb } from './open-db.ts';

test('processes that start together on an empty place build the tables once', async () => {
  const place = await aPlace('empty');

  const applied = await raceJobs('migrate', place, 6);

  expect(applied.flat().toSorted()).toEqual(migrations.map(({ name }) => name));
});

test('processes that start together on a database with rows upgrade it once, and no row is lost', async () => {
  const place = await aPlace('empty');
  const children = Array.from({ length: 2000 }, () => childRow());
  await prepare(place, async (db) => {
    await migrate(db, migrations.slice(0, 1));
    for (const some of chunks(children)) await db.insertInto('children').values(some).execute();
  });

  const applied = await raceJobs('migrate', place, 3);

  expect(applied.flat()).toEqual(migrations.slice(1).map(({ name }) => name));
  const kept = await prepare(place, (db) => db.selectFrom('children').select('id').execute());
  expect(kept).toHaveLength(children.length);
});

test('a link that two processes spend at the same moment is spent once', async () => {
  const place = await aPlace();
  const tokens = Array.from({ length: 400 }, () => tokenRow());
  await prepare(place, (db) => db.insertInto('tokens').values(tokens).execute());

  const spent = await raceJobs('spend', place);

  expect(spent.flat().toSorted()).toEqual(tokens.map(({ hash }) => hash).toSorted());
});

test('two processes that check before they write, with the child locked, never both write', async () => {
  const place = await aPlace();
  const children = Array.from({ length: 200 }, () => childRow());
  await prepare(place, (db) => db.insertInto('children').values(children).execute());

  const added = await raceJobs('measure', place);

  expect(added.flat()).toHaveLength(children.length);
  const stored = await prepare(place, (db) => db.selectFrom('measurements').select('id').execute());
  expect(stored.map(({ id }) => id).toSorted()).toEqual(added.flat().toSorted());
});

async function prepare<T>(place: Parameters<typeof openDb>[0], work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openDb(place);
  try {
    return await work(db);
  } finally {
    await close(db);
  }
}
