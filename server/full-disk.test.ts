import { expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb } from '#server/db/open-db.ts';
import type { Client } from '#testing/client.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { integrityOf, limitPages } from '#testing/db/sqlite.ts';

const measurement = { measuredOn: '2026-09-19', weightKg: 5.1, note: 'A long night. '.repeat(70) };

test('a full disk is reported, reading works, nothing is lost, and with space again everything can be saved', async () => {
  // The embedded database whatever the other tests run on: only it can be given a size.
  const { dataDir } = await aPlace('empty');
  const db = await openDb({ dataDir });
  await migrate(db);
  const full = await aHouse({ db });
  const { parent, child } = await aFamily(full);
  const params = { childId: child.id };
  await limitPages(full.house.db, 20);

  const { savedIds, refusal } = await fill(parent, child.id);
  const whileFull = await parent.call(measurementEndpoints.list, { params });
  await close(full.house.db);
  const roomy = await aHouse({ db: await openDb({ dataDir }) });
  const client = roomy.visitor();
  client.cookies.set('sid', parent.cookies.get('sid') ?? '');
  const again = await client.call(measurementEndpoints.add, { params, body: measurement });
  const afterwards = await client.call(measurementEndpoints.list, { params });
  const integrity = await integrityOf(roomy.house.db);
  await close(roomy.house.db);

  expect(refusal).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(refusal.text).toContain('Nothing can be saved right now: the storage is full.');
  expect(savedIds.length).toBeGreaterThan(3);
  expect(whileFull.map(({ id }) => id)).toEqual(savedIds.toSorted());
  expect(afterwards.map(({ id }) => id)).toEqual([...savedIds, again.id].toSorted());
  expect(integrity).toBe('ok');
});

/** Adds measurements until one is refused. */
async function fill(parent: Client, childId: string) {
  const savedIds: string[] = [];
  for (;;) {
    const answer = await parent.ask(measurementEndpoints.add, { params: { childId }, body: measurement });
    if (answer.status !== 201) return { savedIds, refusal: answer };
    savedIds.push(measurementEndpoints.add.reply.parse(answer.body).id);
  }
}
