import { todayIn, type Day } from '#domain/time/day.ts';
import type { Entry } from './columns.ts';

/** Who and when of a new row about a child. */
export function entryBy(parentId: string | null, now: Date): Entry {
  const at = now.toISOString();
  return { made_by: parentId, made_at: at, changed_by: parentId, changed_at: at, version: 1 };
}

/** Who and when of a row that the parent changes for whom its child was proved. */
export function changeBy(
  { parentId }: { readonly parentId: string },
  now: Date,
): Pick<Entry, 'changed_by' | 'changed_at'> {
  return { changed_by: parentId, changed_at: now.toISOString() };
}

/** What tells the day on which a row was made: when, and the time zone of whoever made it, null once that account is gone. */
export type Made = Pick<Entry, 'made_at'> & { readonly made_in: string | null };

/** The day on which a row was made, where whoever made it lives. */
export function madeOn({ made_at, made_in }: Made): Day {
  return todayIn(made_in ?? 'UTC', new Date(made_at));
}
