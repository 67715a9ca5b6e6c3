import { sql, type RawBuilder } from 'kysely';
import { todayIn, type Day } from '#domain/time/day.ts';
import type { Entry } from './columns.ts';

/** The provenance of a new row about a child. */
export function entryBy(parentId: string | null, now: Date): Entry {
  const at = now.toISOString();
  return { made_by: parentId, made_at: at, changed_by: parentId, changed_at: at, version: 1 };
}

/** One version more, in an update. */
export const nextVersion = sql<number>`version + 1`;

type Change = Pick<Entry, 'changed_by' | 'changed_at'> & { readonly version: RawBuilder<number> };

/** The provenance of a change by the account for which the child was proved, as the row's next version. */
export function changeBy({ parentId }: { readonly parentId: string }, now: Date): Change {
  return { changed_by: parentId, changed_at: now.toISOString(), version: nextVersion };
}

/** Whether a row says already what a change would make it say. */
export function isSame<Row extends object>(stored: Row, facts: Partial<Row>): boolean {
  const said = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(facts).every(([column, value]) => said.get(column) === value);
}

/** When a row was made, and in which time zone; null once the account is gone. */
export type Made = Pick<Entry, 'made_at'> & { readonly made_in: string | null };

/** The day on which a row was made, in the time zone of whoever made it. */
export function madeOn({ made_at, made_in }: Made): Day {
  return todayIn(made_in ?? 'UTC', new Date(made_at));
}
