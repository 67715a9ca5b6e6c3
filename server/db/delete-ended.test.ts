import { expect, test } from 'vitest';
import { aDatabase } from '#testing/db/a-database.ts';
import { deleteEnded } from './delete-ended.ts';

const now = new Date('2026-11-23T12:00:00.000Z');

test('thousands of ended rows are deleted, those to come stay, and others get their turn meanwhile', async () => {
  const db = await aDatabase();
  const ended = Array.from({ length: 1200 }, (_, at) => ({
    key: `k${at}`,
    started_at: '2026-11-22T00:00:00.000Z',
    used: 1,
  }));
  const fresh = { key: 'fresh', started_at: '2026-11-23T12:00:00.001Z', used: 1 };
  await db
    .insertInto('rate_limits')
    .values([...ended, fresh])
    .execute();
  const left = () => db.selectFrom('rate_limits').select('key').execute();

  const deleted = deleteEnded(db, ['rate_limits', 'key', 'started_at'], now);
  const meanwhile = await left();
  await deleted;

  expect(meanwhile.length).toBeGreaterThan(1);
  expect(await left()).toEqual([{ key: 'fresh' }]);
});
