import type { Insertable } from 'kysely';
import { day } from '#domain/time/day.ts';
import { chunks } from '#server/db/chunks.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';

const at = '2026-03-10T09:00:00.000Z';
const entry = { made_by: null, made_at: at, changed_by: null, changed_at: at, version: 1 };

export function userRow(row: Partial<Insertable<Tables['users']>> = {}): Insertable<Tables['users']> {
  const id = newId();
  const email = `${id}@example.org`;
  return { id, name: 'Ana', email, email_key: email, password_hash: 'none', made_at: at, changed_at: at, ...row };
}

export function childRow(row: Partial<Insertable<Tables['children']>> = {}): Insertable<Tables['children']> {
  return { id: newId(), first_name: 'Maya', born_on: day('2026-01-10'), ...entry, ...row };
}

export function measurementRow(
  childId: string,
  row: Partial<Insertable<Tables['measurements']>> = {},
): Insertable<Tables['measurements']> {
  return {
    child_id: childId,
    id: newId(),
    measured_on: day('2026-03-10'),
    weight_g: 5600,
    kept: '[]',
    ...entry,
    ...row,
  };
}

/** All of one day. */
export async function addManyMeasurements(db: Db, { id }: { readonly id: string }, count: number): Promise<void> {
  const on = { measured_on: day('2026-08-01'), weight_g: 4000 };
  const rows = Array.from({ length: count }, () => measurementRow(id, on));
  for (const some of chunks(rows)) await db.insertInto('measurements').values(some).execute();
}

export function tokenRow(row: Partial<Insertable<Tables['tokens']>> = {}): Insertable<Tables['tokens']> {
  return { hash: newId(), purpose: 'confirm-address', made_at: at, expires_at: '2026-03-12T09:00:00.000Z', ...row };
}
