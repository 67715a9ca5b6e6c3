import { expect, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { tx } from '#server/db/tx.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { raceJobs } from '#testing/db/job-race.ts';
import { queueJob } from './queries.ts';

test('of work that two processes take at the same moment, each piece is done once', async () => {
  const place = await aPlace();
  const db = await openDb(place);
  const runAt = new Date('2026-11-21T15:00:00.000Z');
  await tx(db, async (trx) => {
    for (let i = 0; i < 400; i++) await queueJob(trx, { kind: 'race', payload: { i }, runAt }, runAt);
  });
  await close(db);

  const done = await raceJobs('work', place);

  expect(done.flat().toSorted()).toEqual(Array.from({ length: 400 }, (_, i) => `{"i":${i}}`).toSorted());
});
