import { MINUTE_MS } from '#domain/time/durations.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { entries } from '#server/db/entries.ts';
import type { Tables } from '#server/db/tables.ts';
import { insightLimit, RESERVED_MS } from './rules.ts';

export type StoredInsight = Tables['insights'];

export const insights = entries('insights', insightLimit);

/** Servers may differ by so much; what is later than that is of a clock that was ahead. */
const CLOCKS_APART_MS = MINUTE_MS;

/**
 * When the latest insight of the child was asked for, and until when the next one is being written; null where not.
 * Nothing of a clock that was ahead counts: it would hold the child's next insight until then.
 */
export async function standingOf(db: Db, { id }: MyChild, now: Date) {
  const last = await db
    .selectFrom('insights')
    .select('requested_at')
    .where('child_id', '=', id)
    .where('requested_at', '<=', later(now, CLOCKS_APART_MS))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reserved = await db
    .selectFrom('insight_reservations')
    .select('ends_at')
    .where('child_id', '=', id)
    .where('ends_at', '>', now.toISOString())
    .where('ends_at', '<=', later(now, RESERVED_MS + CLOCKS_APART_MS))
    .executeTakeFirst();
  return {
    lastAt: last ? new Date(last.requested_at) : null,
    reservedUntil: reserved ? new Date(reserved.ends_at) : null,
  };
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

/** In place of one that has ended. */
export async function reserve(trx: Trx, { id: child_id }: EditableChild, id: string, now: Date): Promise<void> {
  const ends_at = later(now, RESERVED_MS);
  await trx
    .insertInto('insight_reservations')
    .values({ child_id, id, ends_at })
    .onConflict((conflict) => conflict.column('child_id').doUpdateSet({ id, ends_at }))
    .execute();
}

/** @returns false if another has taken its place, or the child is gone */
export async function endReservation(db: Db, { id: childId }: MyChild, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('insight_reservations')
    .where('child_id', '=', childId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
