import { sql } from 'kysely';
import type { Day } from '#domain/time/day.ts';
import type { Trx } from './db.ts';
import type { ReadableChild } from './proven-child.ts';

export type DaySpan = { readonly first: Day; readonly last: Day };

/** The first and last day in a column of a child's rows; null when there are no rows. */
export async function daySpan(
  trx: Trx,
  { id }: ReadableChild,
  { table, column }: { table: string; column: string },
): Promise<DaySpan | null> {
  const day = sql.ref(column);
  const { rows } = await sql<{ first: Day | null; last: Day | null }>`
    select min(${day}) as first, max(${day}) as last from ${sql.table(table)} where child_id = ${id}`.execute(trx);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? null : { first, last };
}
