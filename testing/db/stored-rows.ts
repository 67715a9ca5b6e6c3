import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { fates } from '#server/portability/fates.ts';

/** Tables whose rows count attempts, including refused ones. */
const counting = ['rate_limits', 'challenges'] as const;
const noting = '"kind":"note-failed-login"';

/** As JSON, sorted, by table. */
export async function storedRows(db: Db): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of Object.keys(fates)) {
    const { rows: found } = await sql`select * from ${sql.table(table)}`.execute(db);
    rows[table] = found.map((row) => JSON.stringify(row)).toSorted();
  }
  return rows;
}

export function withoutCounts(rows: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([table]) => !counting.some((name) => name === table))
      .map(([table, found]) => [table, found.filter((row) => !row.includes(noting))]),
  );
}

/** Deletes all user data. */
export async function emptyTables(db: Db): Promise<void> {
  for (const table of [
    'children',
    'sessions',
    'tokens',
    'sign_ups',
    'invited_addresses',
    'users',
    'mails',
    'jobs',
    'rate_limits',
    'challenges',
  ]) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
}
