import { expect, inject, test } from 'vitest';
import { close, openDb, ping } from '#server/db/open-db.ts';
import { aDatabase, aPlace } from './a-database.ts';

test('a test file has one database, with all tables and no rows', async () => {
  const db = await aDatabase();

  expect(await aDatabase()).toBe(db);
  await ping(db);
  expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a place of its own starts like the others and shares nothing with them', async () => {
  const [one, other] = [await openDb(await aPlace()), await openDb(await aPlace())];

  await one.insertInto('settings').values({ name: 'mine', value: '1' }).execute();

  expect(await other.selectFrom('settings').selectAll().execute()).toEqual([]);
  await close(one);
  await close(other);
});

test('the engine is the one that was asked for', async () => {
  const { databaseUrl } = await aPlace('empty');

  expect(inject('databases').engine).toBe(process.env['TEST_DATABASE'] ?? 'sqlite');
  expect(databaseUrl === undefined).toBe(inject('databases').engine === 'sqlite');
});
