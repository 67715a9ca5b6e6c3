import { expect, test } from 'vitest';
import { aDatabase } from '#testing/db/a-database.ts';
import { childRow, measurementRow, userRow } from '#testing/db/rows.ts';
import { DatabaseUnavailable, isForeignKey, isFull, isPassing, isUnavailable, isUnique } from './db-errors.ts';
import { newId } from './id.ts';

test('a duplicate key is recognized', async () => {
  const db = await aDatabase();
  const user = userRow();
  await db.insertInto('users').values(user).execute();

  const sameId = await failureOf(db.insertInto('users').values(userRow({ id: user.id })));
  const sameAddress = await failureOf(db.insertInto('users').values(userRow({ email_key: user.email_key })));

  expect([isUnique(sameId), isForeignKey(sameId)]).toEqual([true, false]);
  expect([isUnique(sameAddress), isForeignKey(sameAddress)]).toEqual([true, false]);
});

test('a dangling reference is recognized', async () => {
  const db = await aDatabase();

  const orphan = await failureOf(db.insertInto('measurements').values(measurementRow(newId())));

  expect([isUnique(orphan), isForeignKey(orphan)]).toEqual([false, true]);
});

test('a child has one primary parent at most', async () => {
  const db = await aDatabase();
  const child = childRow();
  const [mother, father] = [userRow(), userRow()];
  await db.insertInto('users').values([mother, father]).execute();
  await db.insertInto('children').values(child).execute();
  const tie = { child_id: child.id, may: 'edit', is_primary: 1, joined_at: '2026-03-10T09:00:00.000Z' } as const;
  await db
    .insertInto('child_parents')
    .values({ ...tie, id: newId(), user_id: mother.id, relationship: 'mother' })
    .execute();

  const second = db
    .insertInto('child_parents')
    .values({ ...tie, id: newId(), user_id: father.id, relationship: 'father' })
    .execute();

  await expect(second).rejects.toSatisfy(isUnique);
});

test('a value that is neither yes nor no is refused by the table itself, as no known kind of failure', async () => {
  const db = await aDatabase();
  const user = userRow();
  await db.insertInto('users').values(user).execute();
  const session = {
    id: newId(),
    user_id: user.id,
    token_hash: 'x',
    made_at: '',
    used_at: '',
    idle_ends_at: '',
    ends_at: '',
  };

  // @ts-expect-error 2 is neither yes nor no
  const refused = await failureOf(db.insertInto('sessions').values({ ...session, remember: 2 }));

  expect(String(refused)).toMatch(/check/i);
  expect([isUnique, isForeignKey, isUnavailable].filter((is) => is(refused))).toEqual([]);
});

test.each([
  [{ code: '40001' }, { passing: true, unavailable: true }],
  [{ code: '40P01' }, { passing: true, unavailable: true }],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 5 },
    { passing: true, unavailable: true },
  ],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 517 },
    { passing: true, unavailable: true },
  ],
  [
    { code: 'ERR_SQLITE_ERROR', errcode: 13 },
    { full: true, unavailable: true },
  ],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, { unavailable: true }],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 522 }, { unavailable: true }],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, { unavailable: true }],
  [{ code: '53100' }, { full: true, unavailable: true }],
  [{ code: '25006' }, { unavailable: true }],
  [{ code: '57014' }, { unavailable: true }],
  [{ code: '53300' }, { unavailable: true }],
  [{ code: '08006' }, { unavailable: true }],
  [{ code: 'ECONNRESET' }, { unavailable: true }],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, {}],
  [{ code: '42601' }, {}],
  [{}, {}],
])('%o means %o', (properties, expected) => {
  const error = Object.assign(new Error('from the database'), properties);

  expect({ passing: isPassing(error), full: isFull(error), unavailable: isUnavailable(error) }).toEqual({
    passing: false,
    full: false,
    unavailable: false,
    ...expected,
  });
});

test('a server out of reach is unavailable; what was never an error is nothing', () => {
  expect(isUnavailable(new DatabaseUnavailable('connect ECONNREFUSED 127.0.0.1:1'))).toBe(true);
  expect(isUnavailable({ code: '40001' })).toBe(false);
  expect(isUnique('23505')).toBe(false);
});

async function failureOf(query: { execute: () => Promise<unknown> }): Promise<unknown> {
  return query.execute().then(
    () => 'no failure',
    (error: unknown) => error,
  );
}
