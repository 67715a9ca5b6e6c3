import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelDeletion } from '#contract/accounts/deletion.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { aChild, aPerson } from '#testing/family.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { eraseAccount } from './erase-account.ts';

const rounds = 60;
let servers: TestHouse[] = [];

// On PostgreSQL two servers with connections of their own; the embedded database has one server only.
beforeAll(async () => {
  const place = await aPlace();
  const names = testEngine() === 'postgres' ? ['first', 'second'] : ['only'];
  servers = await Promise.all(names.map(async () => aHouse({ db: await openDb(place) })));
});

afterAll(() => Promise.all(servers.map(({ house }) => close(house.db))));

test('[ACC-03] an account that is kept at the moment it is erased either stays whole or is gone', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const { person, childId } = await aDueAccount();
    const erase = () => eraseAccount(server(1).house, person.id, { dueAt: server(1).clock.now(), tells: true });
    const cancel = () => person.ask(cancelDeletion, { body: {} });

    const both = round % 2 === 0 ? Promise.all([cancel(), erase()]) : Promise.all([erase(), cancel()]).then(swapped);
    const [{ status }, isErased] = await both;

    expect({ status, isErased, left: await leftOf(person.id, childId) }).toEqual(
      isErased ? { status: 401, isErased, left: 0 } : { status: 200, isErased, left: 2 },
    );
    outcomes.add(isErased ? 'erased' : 'kept');
  }
  expect([...outcomes].toSorted()).toEqual(['erased', 'kept']);
}, 60_000);

test('[ACC-03] erased by several at the same moment it is erased once', async () => {
  for (let round = 0; round < 10; round++) {
    const { person, childId } = await aDueAccount();

    const erased = await Promise.all(
      [0, 1, 2, 3].map((i) => eraseAccount(server(i).house, person.id, { dueAt: server(i).clock.now(), tells: true })),
    );

    expect(erased.filter(Boolean)).toHaveLength(1);
    expect(await leftOf(person.id, childId)).toBe(0);
  }
});

const server = (i: number) => {
  const found = servers.at(i % servers.length);
  if (!found) throw new Error('no server');
  return found;
};

function swapped<A, B>([a, b]: readonly [A, B]): [B, A] {
  return [b, a];
}

/** A parent whose last day is over, with a child that nobody else sees. */
async function aDueAccount() {
  const home = server(0);
  const person = await aPerson(home, 'Hannah Brooks');
  const child = await aChild(home, person);
  const at = home.clock.now().toISOString();
  await home.house.db.updateTable('users').set({ erased_from: at }).where('id', '=', person.id).execute();
  return { person, childId: child.id };
}

/** How many of an account and its child are there. */
async function leftOf(userId: string, childId: string): Promise<number> {
  const { db } = server(0).house;
  const users = await db.selectFrom('users').select('id').where('id', '=', userId).execute();
  const children = await db.selectFrom('children').select('id').where('id', '=', childId).execute();
  return users.length + children.length;
}
