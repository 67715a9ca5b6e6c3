import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { migrate } from './migrations/migrate.ts';
import { openDb } from './open-db.ts';
import { stateOfChild } from './state-of-child.ts';

test('what is stored of a child is told apart by every row and name in it, and by nothing of another child', async () => {
  const family = await aFamily(await aHouse());
  const other = await aFamily(family);
  const { db } = family.house;
  const state = () => stateOfChild(db, family.child.id);
  const states = [await state()];

  await aMeasurement(family, family.child, family.coParent);
  states.push(await state());
  await db.updateTable('measurements').set({ note: 'After a bath' }).where('child_id', '=', family.child.id).execute();
  states.push(await state());
  await db.updateTable('users').set({ time_zone: 'Europe/Paris' }).where('id', '=', family.viewer.id).execute();
  states.push(await state());
  await aMeasurement(other, other.child, other.parent);
  await db.updateTable('users').set({ name: 'Somebody Else' }).where('id', '=', other.parent.id).execute();

  expect(new Set(states).size).toBe(4);
  expect(await state()).toBe(states[3]);
});

test('a table that is new is part of it as soon as it names children', async () => {
  const db = await openDb(await aPlace());
  await migrate(db);
  await sql`create table foods_tried (child_id text, food text)`.execute(db);
  const before = await stateOfChild(db, 'maya');

  await sql`insert into foods_tried values ('noah', 'pear')`.execute(db);
  const unchanged = await stateOfChild(db, 'maya');
  await sql`insert into foods_tried values ('maya', 'pear')`.execute(db);

  expect(unchanged).toBe(before);
  expect(await stateOfChild(db, 'maya')).not.toBe(before);
});
