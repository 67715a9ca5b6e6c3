import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { aRace } from '#testing/servers/race.ts';
import { Problem } from '#server/problem.ts';
import { spend } from './rate-limit.ts';

const limit = { most: 25, windowS: 900 };
const now = new Date('2026-11-21T15:00:00.000Z');
let servers: Db[] = [];

// On PostgreSQL two servers with connections of their own; the embedded database has one server only.
beforeAll(async () => {
  const place = await aPlace();
  servers = await Promise.all(Array.from({ length: testEngine() === 'postgres' ? 2 : 1 }, () => openDb(place)));
});

afterAll(() => Promise.all(servers.map((db) => close(db))));

test('[AUTH-12] of a hundred tries at the same moment on all servers exactly as many pass as the limit allows', async () => {
  for (const key of ['first', 'second', 'third']) {
    const passed = await Promise.all(Array.from({ length: 100 }, (_, i) => passes(i, key, now)));

    expect(passed.filter(Boolean)).toHaveLength(limit.most);
  }
});

test('[AUTH-12] when a window ends, tries at the same moment share the next one', async () => {
  const next = new Date(now.getTime() + limit.windowS * 1000);
  for (let i = 0; i <= limit.most; i++) await passes(i, 'window', now);

  const passed = await Promise.all(Array.from({ length: 100 }, (_, i) => passes(i, 'window', next)));

  expect(passed.filter(Boolean)).toHaveLength(limit.most);
});

test('[AUTH-12] uses that two processes count at the same moment are all counted', async () => {
  const { home, racers, end } = await aRace();
  onTestFinished(end);
  const leg = { times: 60, session: '', method: 'POST', path: '/api/challenges', body: { action: 'sign-up' } };

  const answers = (await Promise.all(racers.map(({ run }) => run(leg)))).flat();

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(120);
  expect(await home.house.db.selectFrom('rate_limits').select('used').execute()).toEqual([{ used: 120 }]);
});

/** Tries at one server or the other. */
async function passes(i: number, key: string, at: Date): Promise<boolean> {
  const db = servers.at(i % servers.length);
  if (!db) throw new Error('no server');
  return spend(db, key, limit, at).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem && error.code === 'slow-down') return false;
      throw error;
    },
  );
}
