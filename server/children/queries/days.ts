import { sql } from 'kysely';
import type { Day } from '#domain/time/day.ts';
import type { Trx } from '#server/db/db.ts';
import type { MyChild } from '../access.ts';
import type { DaySpan } from '../rules.ts';

/** The first and last day of a column; null when there are no rows. */
export async function spanOf(
  trx: Trx,
  { id }: MyChild,
  { table, column }: { table: string; column: string },
): Promise<DaySpan | null> {
  const day = sql.ref(column);
  const { rows } = await sql<{ first: Day | null; last: Day | null }>`
    select min(${day}) as first, max(${day}) as last from ${sql.table(table)} where child_id = ${id}`.execute(trx);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}
