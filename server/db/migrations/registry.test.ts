import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { postgresWords, sqliteWords, type Migration } from './migration.ts';
import { migrations } from './registry.ts';

test.each(migrations)('$name is unchanged since it was published', (migration) => {
  expect(fingerprintOf(migration)).toBe(migration.sha256);
});

test('migrations are numbered in order, each with a number of its own', () => {
  const numbers = migrations.map(({ name }) => name.slice(0, 5));

  expect(numbers).toEqual([...new Set(numbers)].toSorted());
});

test('one changed word is noticed', () => {
  const migration = { name: '0009-later', sql: () => ['create table later (id text)'] };

  expect(fingerprintOf({ ...migration, sql: () => ['create table later (id integer)'] })).not.toBe(
    fingerprintOf(migration),
  );
});

function fingerprintOf({ name, sql }: Migration): string {
  const work = JSON.stringify([name, sql(sqliteWords), sql(postgresWords)]);
  return createHash('sha256').update(work).digest('hex');
}
