import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase, testEngine } from '#testing/db/a-database.ts';
import { childRow, measurementRow, userRow } from '#testing/db/rows.ts';
import type { Db } from './db.ts';
import { newId } from './id.ts';

test('names sort by code point on both engines, in any locale of the server', async () => {
  const db = await aDatabase();
  const names = ['a', 'B', 'Z', '_', 'z', 'Ä', 'é', '\u{1f331}', '10', '9', 'a b', 'a-b', 'ab'];
  await db
    .insertInto('settings')
    .values(names.map((name) => ({ name: `sort ${name}`, value: '' })))
    .execute();

  const rows = await db.selectFrom('settings').select('name').where('name', 'like', 'sort %').orderBy('name').execute();

  const byCodePoint = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(rows.map(({ name }) => name)).toEqual(byCodePoint.map((name) => `sort ${name}`));
});

test('null sorts where the query says', async () => {
  const db = await aDatabase();
  const child = await aChild(db);
  const weights = [5600, null, 4100];
  await db
    .insertInto('measurements')
    .values(weights.map((weight_g) => measurementRow(child, { weight_g })))
    .execute();
  const measurements = db.selectFrom('measurements').select('weight_g').where('child_id', '=', child);

  const last = await measurements.orderBy('weight_g', (order) => order.asc().nullsLast()).execute();
  const first = await measurements.orderBy('weight_g', (order) => order.desc().nullsFirst()).execute();

  expect(last.map((row) => row.weight_g)).toEqual([4100, 5600, null]);
  expect(first.map((row) => row.weight_g)).toEqual([null, 5600, 4100]);
});

test('counts, sums and averages are numbers', async () => {
  const db = await aDatabase();
  const child = await aChild(db);
  await db
    .insertInto('measurements')
    .values([measurementRow(child, { weight_g: 5600 }), measurementRow(child, { weight_g: 5601 })])
    .execute();

  const row = await db
    .selectFrom('measurements')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number>('weight_g').as('sum'),
      fn.avg<number>('weight_g').as('average'),
    ])
    .where('child_id', '=', child)
    .executeTakeFirstOrThrow();

  expect({ ...row }).toEqual({ count: 2, sum: 11_201, average: 5600.5 });
});

test('a change and a deletion return the number of their rows', async () => {
  const db = await aDatabase();
  const child = await aChild(db);
  await db
    .insertInto('measurements')
    .values([measurementRow(child), measurementRow(child)])
    .execute();

  const updated = await db
    .updateTable('measurements')
    .set({ place: 'home' })
    .where('child_id', '=', child)
    .executeTakeFirst();
  const deleted = await db.deleteFrom('measurements').where('child_id', '=', child).executeTakeFirst();

  expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([2n, 2n]);
});

test('a literal names the partial index, as a bound value cannot everywhere, that makes a second primary parent give way', async () => {
  const db = await aDatabase();
  const child = await aChild(db);
  const [mother, father] = [userRow(), userRow()];
  await db.insertInto('users').values([mother, father]).execute();
  const tie = (userId: string) =>
    db.insertInto('child_parents').values({
      id: newId(),
      child_id: child,
      user_id: userId,
      relationship: 'guardian',
      is_primary: 1,
      may: 'edit',
      joined_at: '2026-03-10T09:00:00.000Z',
    });
  await tie(mother.id).execute();

  await tie(father.id)
    .onConflict((on) => on.column('child_id').where('is_primary', '=', sql.lit(1)).doNothing())
    .execute();
  const bound = tie(father.id)
    .onConflict((on) => on.column('child_id').where('is_primary', '=', 1).doNothing())
    .execute();

  // PostgreSQL reads the value first as long as the statement has no name.
  const outcome = await bound.then(() => 'met the index', String);
  expect(outcome).toMatch(testEngine() === 'sqlite' ? /on conflict/i : 'met the index');
  const parents = await db.selectFrom('child_parents').select('user_id').where('child_id', '=', child).execute();
  expect(parents.map((row) => row.user_id)).toEqual([mother.id]);
});

test('a child that goes takes its own rows along, an account that goes leaves the entries it made', async () => {
  const db = await aDatabase();
  const user = userRow();
  await db.insertInto('users').values(user).execute();
  const [staying, going] = [childRow({ made_by: user.id }), childRow()];
  await db.insertInto('children').values([staying, going]).execute();
  await db
    .insertInto('measurements')
    .values([measurementRow(staying.id, { made_by: user.id }), measurementRow(going.id)])
    .execute();

  await db.deleteFrom('children').where('id', '=', going.id).execute();
  await db.deleteFrom('users').where('id', '=', user.id).execute();

  const left = await db
    .selectFrom('measurements')
    .select(['child_id', 'made_by'])
    .where('child_id', 'in', [staying.id, going.id])
    .execute();
  expect(left.map((row) => ({ ...row }))).toEqual([{ child_id: staying.id, made_by: null }]);
});

async function aChild(db: Db): Promise<string> {
  const child = childRow();
  await db.insertInto('children').values(child).execute();
  return child.id;
}
