import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aPlace } from '#testing/db/a-database.ts';
import { migrate } from './migrate.ts';
import { close, openDb } from '../open-db.ts';
import { migrations } from './registry.ts';

test('[ACC-03] an account that was there before was last used when its sessions were', async () => {
  const db = await openDb(await aPlace('empty'));
  onTestFinished(() => close(db));
  await migrate(db, migrations.slice(0, 2));
  const madeAt = '2025-01-01T00:00:00.000Z';
  for (const id of ['ana', 'bob']) {
    await sql`insert into users (id, name, email, email_key, password_hash, made_at, changed_at)
      values (${id}, ${id}, ${id}, ${id}, '', ${madeAt}, ${madeAt})`.execute(db);
  }
  for (const usedAt of ['2026-11-03T00:00:00.000Z', '2026-11-20T00:00:00.000Z']) {
    await sql`insert into sessions (id, user_id, token_hash, remember, made_at, used_at, idle_ends_at, ends_at)
      values (${usedAt}, 'ana', ${usedAt}, 1, ${madeAt}, ${usedAt}, ${usedAt}, ${usedAt})`.execute(db);
  }

  await migrate(db);

  const users = db.selectFrom('users').select(['id', 'used_at as usedAt']).orderBy('id');
  expect(await users.execute()).toEqual([
    { id: 'ana', usedAt: '2026-11-20T00:00:00.000Z' },
    { id: 'bob', usedAt: null },
  ]);
});
