import { sql, type RawBuilder } from 'kysely';
import { todayIn, type Day } from '#domain/time/day.ts';
import type { Entry } from './columns.ts';

export function entryBy(parentId: string | null, now: Date): Entry {
  const at = now.toISOString();
  return { made_by: parentId, made_at: at, changed_by: parentId, changed_at: at, version: 1 };
}

export const nextVersion = sql<number>`version + 1`;

type Change = Pick<Entry, 'changed_by' | 'changed_at'> & { readonly version: RawBuilder<number> };

export function changeBy({ parentId }: { readonly parentId: string }, now: Date): Change {
  return { changed_by: parentId, changed_at: now.toISOString(), version: nextVersion };
}

/** Compares by the first column that differs. */
export function inOrderOf<Column extends string>(...columns: readonly Column[]) {
  return (a: Readonly<Record<Column, string>>, b: Readonly<Record<Column, string>>): number => {
    const column = columns.find((one) => a[one] !== b[one]);
    return column === undefined ? 0 : a[column] < b[column] ? -1 : 1;
  };
}

export function isSame<Row extends object>(stored: Row, facts: Partial<Row>): boolean {
  const said = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(facts).every(([column, value]) => said.get(column) === value);
}

/** `made_in` is the author's time zone, null once the account is deleted. */
export type Made = Pick<Entry, 'made_at'> & { readonly made_in: string | null };

export function madeOn({ made_at, made_in }: Made): Day {
  return todayIn(made_in ?? 'UTC', new Date(made_at));
}
