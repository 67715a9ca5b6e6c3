import { beforeEach, expect, test } from 'vitest';
import { openDb, close } from '#server/db/open-db.ts';
import { sendSignIn } from '#testing/accounts.ts';
import { TestClock } from '#testing/clock.ts';
import { aDatabase, aPlace } from '#testing/db/a-database.ts';
import { aHouse, noLimits } from '#testing/house.ts';
import type { Problem } from '#server/problem.ts';
import { spend } from './rate-limit.ts';

const limit = { most: 3, windowS: 60 };

beforeEach(async () => {
  const db = await aDatabase();
  await db.deleteFrom('rate_limits').execute();
});

test('[AUTH-12] three uses are free, the fourth waits for the rest of the window', async () => {
  const { use, clock } = await aCounter();
  expect([await use('a'), await use('a'), await use('a')]).toEqual([null, null, null]);
  clock.goOn({ seconds: 12, ms: 1 });

  expect(await use('a')).toEqual({ status: 429, retryAfterS: 48 });
});

test('[AUTH-12] the next window begins when the first use is as old as the window is long', async () => {
  const { use, clock } = await aCounter();
  for (let i = 0; i < 4; i++) await use('a');

  clock.goOn({ seconds: 59, ms: 999 });
  expect(await use('a')).toEqual({ status: 429, retryAfterS: 1 });
  clock.goOn({ ms: 1 });
  expect([await use('a'), await use('a'), await use('a')]).toEqual([null, null, null]);
  expect(await use('a')).toEqual({ status: 429, retryAfterS: 60 });
});

test('[AUTH-12] what a clock that was ahead counted holds nobody back by the right time', async () => {
  const { use, clock } = await aCounter();
  clock.goOn({ days: 1 });
  for (let i = 0; i < 4; i++) await use('a');
  clock.goOn({ days: -1 });

  expect([await use('a'), await use('a'), await use('a')]).toEqual([null, null, null]);
  expect(await use('a')).toEqual({ status: 429, retryAfterS: 60 });
});

test('[AUTH-12] one’s uses do not count against another', async () => {
  const { use } = await aCounter();
  for (let i = 0; i < 4; i++) await use('a');

  expect(await use('b')).toBeNull();
});

test('[AUTH-12] of uses at the same moment exactly as many pass as the limit allows', async () => {
  const { use } = await aCounter();

  const passed = await Promise.all(Array.from({ length: 40 }, () => use('a')));

  expect(passed.filter((refused) => refused === null)).toHaveLength(limit.most);
});

test('[AUTH-12] a limit outlives a restart of the server', async () => {
  const place = await aPlace();
  const limits = { ...noLimits, signInNetwork: { easy: 1, most: 1, windowS: 900 } };
  const before = await openDb(place);
  const first = await aHouse({ db: before, limits });
  const email = 'hannah@example.org';
  expect((await sendSignIn(first.visitor(), { email })).status).toBe(401);
  await close(before);

  const after = await openDb(place);
  const second = await aHouse({ db: after, limits });
  const answer = await sendSignIn(second.visitor(), { email });
  await close(after);

  expect(answer).toMatchObject({ status: 429, body: { code: 'slow-down', retryAfterS: 900 } });
});

test('[AUTH-12] counters contain neither a mail address nor a network address in clear', async () => {
  const { house, visitor } = await aHouse();
  await sendSignIn(visitor(), { email: 'hannah@example.org' });

  const rows = await house.db.selectFrom('rate_limits').selectAll().execute();

  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toMatch(/hannah|127\.0/);
});

/** Uses of one limit: null when it was free, else how it was refused. */
async function aCounter() {
  const db = await aDatabase();
  const clock = new TestClock();
  const use = (key: string) =>
    spend(db, key, limit, clock.now()).then(
      () => null,
      ({ status, details }: Problem) => ({ status, retryAfterS: details.retryAfterS }),
    );
  return { use, clock };
}
