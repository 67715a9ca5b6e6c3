import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aPlace, aPostgresUrl, testEngine } from '#testing/db/a-database.ts';
import { childRow, measurementRow } from '#testing/db/rows.ts';
import { DatabaseRefused } from '../database-refused.ts';
import type { Db } from '../db.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './registry.ts';
import { close, openDb, ping } from '../open-db.ts';
import { openPostgres } from '../postgres/postgres-db.ts';
import { tx } from '../tx.ts';

const later: Migration = { name: '9000-later', sql: ({ text, table }) => [`create table later (id ${text}) ${table}`] };

test('an empty database gets its tables, and a second start changes nothing', async () => {
  const { db } = await anOpenDb('empty');

  expect(await migrate(db)).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(db)).toEqual([]);
  await ping(db);
});

test('a database made by a newer version is refused in one sentence, and not touched', async () => {
  const { db } = await anOpenDb('migrated');
  await db.insertInto('migrations').values({ name: '9999-newer', applied_at: '2027-01-01T00:00:00.000Z' }).execute();

  const refusal: unknown = await migrate(db, [...migrations, later]).catch((error: unknown) => error);

  expect(refusal).toBeInstanceOf(DatabaseRefused);
  expect(String(refusal)).toMatch(/made by a newer version of Fernling \(it has 9999-newer\)[^.]+\.$/);
  await expect(sql`select * from later`.execute(db)).rejects.toThrow(/later/);
});

test('a migration that fails halfway is rolled back, and can be tried again', async () => {
  const { db } = await anOpenDb('migrated');
  const broken: Migration = { name: '9000-later', sql: (words) => [...later.sql(words), 'create table nonsense'] };

  await expect(migrate(db, [...migrations, broken])).rejects.toThrow(/syntax|incomplete/);

  expect(await migrate(db, [...migrations, later])).toEqual(['9000-later']);
});

test('rebuilding a table keeps the rows that point to it', async () => {
  const { db } = await anOpenDb('migrated');
  const child = childRow();
  await db.insertInto('children').values(child).execute();
  await db
    .insertInto('measurements')
    .values(Array.from({ length: 30 }, () => measurementRow(child.id)))
    .execute();
  const rebuild: Migration = { name: '9000-rebuild', sql: () => (testEngine() === 'sqlite' ? rebuildChildren : []) };

  await migrate(db, [...migrations, rebuild]);

  expect(await db.selectFrom('measurements').select('id').execute()).toHaveLength(30);
  const orphan = db.insertInto('measurements').values(measurementRow('nobody')).execute();
  await expect(orphan).rejects.toThrow(/foreign key/i);
});

if (testEngine() === 'sqlite') {
  describe('on the embedded database', () => {
    test('a migration that leaves rows pointing to nothing is undone', async () => {
      const { db } = await anOpenDb('migrated');
      const child = childRow();
      await db.insertInto('children').values(child).execute();
      await db.insertInto('measurements').values(measurementRow(child.id)).execute();
      const careless: Migration = { name: '9000-careless', sql: () => ['delete from children'] };

      await expect(migrate(db, [...migrations, careless])).rejects.toThrow(
        '1 rows of measurements pointing to nothing',
      );

      expect(await db.selectFrom('children').select('id').execute()).toHaveLength(1);
      const orphan = db.insertInto('measurements').values(measurementRow('nobody')).execute();
      await expect(orphan).rejects.toThrow(/foreign key/i);
    });

    test('a copy of what was there is made before an upgrade, and only then', async () => {
      const { db, dataDir } = await anOpenDb('empty');
      await migrate(db);
      await migrate(db);
      expect(existsSync(join(dataDir, 'copies'))).toBe(false);
      await db
        .insertInto('children')
        .values(childRow({ first_name: 'Maya' }))
        .execute();

      await migrate(db, [...migrations, later]);

      const copies = readdirSync(join(dataDir, 'copies'));
      expect(copies).toEqual(['before-9000-later.sqlite']);
      const copy = new DatabaseSync(join(dataDir, 'copies', copies[0] ?? ''));
      onTestFinished(() => copy.close());
      expect(copy.prepare('select first_name from children').get()).toMatchObject({ first_name: 'Maya' });
      expect(() => copy.prepare('select * from later')).toThrow('no such table');
    });
  });
}

if (testEngine() === 'postgres') {
  describe('on PostgreSQL', () => {
    test('it waits for another one without a limit, and leaves no lock behind', async () => {
      const databaseUrl = await aPostgresUrl();
      const db = await openPostgres(databaseUrl);
      onTestFinished(() => close(db));
      const impatient = await openPostgres(databaseUrl, { queryMs: 100, statementMs: 100 });
      onTestFinished(() => close(impatient));
      const slow: Migration = { name: '9000-later', sql: (words) => ['select pg_sleep(0.5)', ...later.sql(words)] };

      const applied = await Promise.all([
        migrate(db, [...migrations, slow]),
        migrate(impatient, [...migrations, slow]),
      ]);

      expect(applied.flat()).toEqual(['9000-later']);
      const { rows } = await tx(db, (trx) => sql`select 1 from pg_locks where locktype = 'advisory'`.execute(trx));
      expect(rows).toEqual([]);
    });
  });
}

const rebuildChildren = [
  `create table children_new (id text primary key not null, first_name text not null, last_name text, born_on text not null,
    gender text, gestation_days integer, birth_weight_g integer, birth_weight_text text, made_by text, made_at text not null,
    changed_by text, changed_at text not null, version integer not null, picture_id text,
    mother_rsv_vaccine integer, mother_hepatitis_b text) strict`,
  'insert into children_new select * from children',
  'drop table children',
  'alter table children_new rename to children',
];

async function anOpenDb(state: 'migrated' | 'empty') {
  const place = await aPlace(state);
  const db: Db = await openDb(place);
  onTestFinished(() => close(db));
  return { db, ...place };
}
