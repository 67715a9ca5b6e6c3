import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#testing/db/a-database.ts';

test.each([
  ['rate_limits', 'started_at'],
  ['challenges', 'expires_at'],
  ['sessions', 'idle_ends_at'],
  ['sessions', 'ends_at'],
  ['tokens', 'expires_at'],
  ['sign_ups', 'expires_at'],
])('rows of %s are found by %s without reading the whole table', async (table, column) => {
  const db = await aDatabase();

  const { rows } = await sql<{ detail: string }>`
    explain query plan select rowid from ${sql.table(table)} where ${sql.ref(column)} <= '2026-11-23' limit 500
  `.execute(db);

  expect(rows.map(({ detail }) => detail).join()).toMatch(/^SEARCH \w+ USING (COVERING )?INDEX/);
});
