import { expect, test } from 'vitest';
import { TestClock } from '#testing/clock.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { claimJobs, giveUpJob, queueJob } from './queries.ts';

test('a job that was given up is tried again when its key is queued again, and one that waits stays', async () => {
  const db = await aDatabase();
  await db.deleteFrom('jobs').execute();
  const clock = new TestClock();
  const queue = (payload: object) =>
    queueJob(db, { kind: 'greet', key: 'ana', payload, runAt: clock.now() }, clock.now());
  await queue({ name: 'Ana' });
  await queue({ name: 'Bob' });
  const [claimed] = await claimJobs(db, {
    kind: 'greet',
    most: 1,
    now: clock.now(),
    leaseMs: 1000,
    latestMs: 1000,
  });
  if (!claimed) throw new Error('nothing waits');
  expect(claimed.payload).toBe('{"name":"Ana"}');
  await giveUpJob(db, claimed, 'deaf', clock.now());
  clock.goOn({ minutes: 1 });

  await queue({ name: 'Ana again' });

  expect(await db.selectFrom('jobs').selectAll().execute()).toMatchObject([
    { payload: '{"name":"Ana again"}', tries: 0, given_up_at: null, run_at: clock.now().toISOString() },
  ]);
});
