import { setImmediate as othersFirst } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './db.ts';

/** A table whose rows end by themselves, its key, and the indexed column that says when. */
type Ending =
  | readonly ['rate_limits', 'key', 'started_at']
  | readonly ['challenges', 'id', 'expires_at']
  | readonly ['sessions', 'id', 'idle_ends_at' | 'ends_at']
  | readonly ['tokens', 'hash', 'expires_at']
  | readonly ['sign_ups', 'id', 'expires_at']
  | readonly ['chat_messages', readonly ['user_id', 'id'], 'asked_at'];

/** SQLite answers nobody else while it deletes; so many rows take it a few milliseconds. */
const slice = 500;

/** In slices, between which other requests are answered: strangers can leave hundreds of thousands of such rows. */
export async function deleteEnded(db: Db, [table, key, column]: Ending, now: Date): Promise<void> {
  const at = now.toISOString();
  const keys = sql.join((typeof key === 'string' ? [key] : key).map((part) => sql.ref(part)));
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${keys}) in
        (select ${keys} from ${sql.table(table)} where ${sql.ref(column)} <= ${at} limit ${sql.lit(slice)})
    `.execute(db);
    if (numAffectedRows < slice) return;
    await othersFirst();
  }
}
