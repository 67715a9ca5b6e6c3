import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { postgresWords, sqliteWords, type Migration } from './migration.ts';
import { migrations } from './registry.ts';

test.each(migrations)('$name is unchanged since it was published', (migration) => {
  expect(fingerprintOf(migration)).toBe(migration.sha256);
});

test('migrations are numbered without a gap, in order', () => {
  const numbers = migrations.map(({ name }) => name.slice(0, 5));

  expect(numbers).toEqual(migrations.map((_, index) => `${String(index + 1).padStart(4, '0')}-`));
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
