import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { migrate } from '../migrations/migrate.ts';
import { openDb } from '../open-db.ts';
import { stateOfChild } from '../state-of-child.ts';
import { tx } from '../tx.ts';
import { sqlitePath } from './sqlite-file.ts';

test('what another program writes into the file of the embedded database is part of the state of a child', async () => {
  const place = await aPlace();
  const db = await openDb(place);
  await migrate(db);
  const family = await aFamily(await aHouse({ db }));
  await aMeasurement(family, family.child, family.parent);
  const before = [await stateOfChild(db, family.child.id), await stateOfChild(db, family.child.id)];
  const other = new DatabaseSync(sqlitePath(place.dataDir));
  onTestFinished(() => other.close());

  other.exec(`update measurements set note = 'After a bath'`);

  expect(before[1]).toBe(before[0]);
  expect(await stateOfChild(db, family.child.id)).not.toBe(before[0]);
});

test('a change is part of the state as soon as it is made, one that was taken back is not', async () => {
  const family = await aFamily(await aHouse());
  const { db } = family.house;
  const rename = (name: string) =>
    db.updateTable('children').set({ first_name: name }).where('id', '=', family.child.id);
  const states = [await stateOfChild(db, family.child.id)];

  await rename('Maia').execute();
  states.push(await stateOfChild(db, family.child.id));
  await rename('Maya').execute();
  states.push(await stateOfChild(db, family.child.id));
  const failing = tx(db, async (trx) => {
    await trx.deleteFrom('child_parents').where('child_id', '=', family.child.id).execute();
    throw new Error('taken back');
  });

  await expect(failing).rejects.toThrow('taken back');
  states.push(await stateOfChild(db, family.child.id));
  expect(states.map((state) => state === states[0])).toEqual([true, false, true, true]);
});
