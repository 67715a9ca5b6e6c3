import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { childRow } from '#testing/db/rows.ts';
import { migrate } from './migrate.ts';
import { close, openDb } from '../open-db.ts';
import { migrations } from './registry.ts';

test('[VAX-03] a decision that was there before keeps what it says, and was made on its day in UTC', async () => {
  const db = await openDb(await aPlace('empty'));
  onTestFinished(() => close(db));
  await migrate(db, migrations.slice(0, 17));
  const child = childRow();
  await db.insertInto('children').values(child).execute();
  await sql`insert into vaccine_decisions
    (child_id, vaccine, decision, until_on, reason, made_by, made_at, changed_by, changed_at, version)
    values (${child.id}, 'dtap', 'deferred', '2027-02-01', 'A cold.', null, '2026-11-20T15:00:00.000Z', null,
      '2026-11-22T03:30:00.000Z', 2)`.execute(db);

  await migrate(db);

  expect(await db.selectFrom('vaccine_decisions').selectAll().execute()).toEqual([
    {
      child_id: child.id,
      vaccine: 'dtap',
      decision: 'deferred',
      until_on: '2027-02-01',
      reason: 'A cold.',
      decided_on: '2026-11-22',
      made_by: null,
      made_at: '2026-11-20T15:00:00.000Z',
      changed_by: null,
      changed_at: '2026-11-22T03:30:00.000Z',
      version: 2,
    },
  ]);
});
