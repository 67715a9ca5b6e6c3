import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelDeletion } from '#contract/accounts/deletion.ts';
import { newId } from '#server/db/id.ts';
import { sendSignIn } from '#testing/accounts.ts';
import { aChild, aPerson, tie, type Person } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { twoServers, type TwoServers } from '#testing/servers/race.ts';
import { eraseAccount } from './erase-account.ts';

const rounds = 60;
let two: TwoServers;

beforeAll(async () => {
  two = await twoServers();
});

afterAll(() => two.end());

test('[ACC-03] an account that is reopened while it is erased either stays whole or is gone', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < rounds; round++) {
    const { person, childId } = await aDueAccount();
    const erase = () => eraseAccount(server(1).house, person.id, { dueAt: server(1).clock.now(), notifies: true });
    const cancel = () => person.ask(cancelDeletion, { body: {} });

    // A request does more than a job before it reaches the database: in some rounds it begins earlier.
    const [{ status }, isErased] = await Promise.all([cancel(), afterTurns(round % 4).then(erase)]);

    expect({ status, isErased, left: await leftOf(person.id, childId) }).toEqual(
      isErased ? { status: 401, isErased, left: 0 } : { status: 200, isErased, left: 2 },
    );
    outcomes.add(isErased ? 'erased' : 'kept');
  }
  expect([...outcomes].toSorted()).toEqual(['erased', 'kept']);
});

test('[ACC-03] erased by several servers at the same moment it is erased once, and its co-parent keeps the picture', async () => {
  for (let round = 0; round < 10; round++) {
    const { person, childId } = await aDueAccount();
    const pictureId = await aSharedPicture(person);

    const erased = await Promise.all(
      [0, 1, 2, 3].map((i) =>
        eraseAccount(server(i).house, person.id, { dueAt: server(i).clock.now(), notifies: true }),
      ),
    );
    await workOff(server(0));

    expect(erased.filter(Boolean)).toHaveLength(1);
    expect(await leftOf(person.id, childId)).toBe(0);
    expect(await fileOf(pictureId)).toBe('webp');
  }
});

test('[ACC-03] a login at the moment of erasing lets in or is refused', async () => {
  const outcomes = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const { person } = await aDueAccount();
    const login = () => sendSignIn(server(0).visitor(), { email: person.email });
    const erase = () => eraseAccount(server(1).house, person.id, { dueAt: server(1).clock.now(), notifies: true });

    const [{ status }] = await (round % 2 === 0
      ? Promise.all([login(), erase()])
      : Promise.all([erase(), login()]).then(swapped));

    outcomes.add(status);
  }
  expect([...outcomes].filter((status) => status !== 200 && status !== 401)).toEqual([]);
});

const server = (i: number) => two.servers[i % 2 === 0 ? 0 : 1];

/** Of the event loop. */
async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}

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

/**
 * A picture of a child that somebody else sees, too, among the uploads of an account.
 *
 * @returns its id
 */
async function aSharedPicture(person: Person): Promise<string> {
  const home = server(0);
  const { db, storage, clock } = home.house;
  const child = await aChild(home, person);
  await tie(home, child, await aPerson(home, 'Daniel Brooks'));
  const id = newId();
  const storage_key = `profile_pictures/${person.id}/1.webp`;
  await storage.put(storage_key, Buffer.from('webp'));
  const picture = { id, address: newId(), storage_key, bytes: 4, made_at: clock().toISOString() };
  await db
    .insertInto('pictures')
    .values({ ...picture, child_id: child.id })
    .execute();
  return id;
}

/** The content of a picture's file; null when there is none. */
async function fileOf(pictureId: string): Promise<string | null> {
  const { db, storage } = server(0).house;
  const picture = await db
    .selectFrom('pictures')
    .select('storage_key')
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow();
  const file = await storage.get(picture.storage_key);
  return file && new Response(file.stream).text();
}

/** How many rows of an account and its child exist. */
async function leftOf(userId: string, childId: string): Promise<number> {
  const { db } = server(0).house;
  const users = await db.selectFrom('users').select('id').where('id', '=', userId).execute();
  const children = await db.selectFrom('children').select('id').where('id', '=', childId).execute();
  return users.length + children.length;
}
