import { sql } from 'kysely';
import type { Day } from '#domain/time/day.ts';
import { longDayText, longMonthText } from '#domain/time/day-text.ts';
import { firstDayOf, isMonth, lastDayOf, type Month } from '#domain/time/month.ts';
import type { Trx } from './db.ts';
import type { ReadableChild } from './proven-child.ts';

export type DaySpan = {
  readonly first: Day;
  readonly last: Day;
  /** 'June 9, 2026', 'June 2026'. */
  readonly firstText: string;
};

/**
 * The first and last day in a column of a child's rows; null when there are no rows. Of months it is the last day of
 * the first, since any birth until then fits, and the first day of the last.
 */
export async function daySpan(
  trx: Trx,
  { id }: ReadableChild,
  { table, column }: { table: string; column: string },
): Promise<DaySpan | null> {
  const on = sql.ref(column);
  const { rows } = await sql<{ first: Day | Month | null; last: Day | Month | null }>`
    select min(${on}) as first, max(${on}) as last from ${sql.table(table)} where child_id = ${id}`.execute(trx);
  const { first = null, last = null } = rows[0] ?? {};
  if (first === null || last === null) return null;
  return {
    first: isMonth(first) ? lastDayOf(first) : first,
    last: isMonth(last) ? firstDayOf(last) : last,
    firstText: isMonth(first) ? longMonthText(first) : longDayText(first),
  };
}
