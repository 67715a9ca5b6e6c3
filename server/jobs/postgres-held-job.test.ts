import { expect, test } from 'vitest';
import { tx } from '#server/db/tx.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { claimJobs, holdsJob, queueJob } from './queries.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const later = new Date('2026-11-21T15:02:00.000Z');
const claiming = { kind: 'greet', most: 1, leaseMs: 60_000, latestMs: 86_400_000 };

test('while a worker writes a step of its job nobody takes the job over, even after its time', async () => {
  const db = await aDatabase();
  await db.deleteFrom('jobs').execute();
  await queueJob(db, { kind: 'greet', payload: {}, runAt: now }, now);
  const [job] = await claimJobs(db, { ...claiming, now });
  if (!job) throw new Error('nothing was due');
  const writing = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<boolean>();
  const step = tx(db, async (trx) => {
    begun.resolve(await holdsJob(trx, job));
    await writing.promise;
  });

  expect(await begun.promise).toBe(true);
  expect(await claimJobs(db, { ...claiming, now: later })).toEqual([]);
  writing.resolve();
  await step;

  expect(await claimJobs(db, { ...claiming, now: later })).toHaveLength(1);
  expect(await tx(db, (trx) => holdsJob(trx, job))).toBe(false);
});
