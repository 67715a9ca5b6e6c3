import { day } from '#domain/time/day.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import type { TestHouse } from '../house-on.ts';
import type { Person } from '../people.ts';

/** Defaults to egg on November 14, 2026. */
export async function aTaste(
  { house }: TestHouse,
  child: { readonly id: string },
  { id: made_by }: Pick<Person, 'id'>,
  facts: Partial<Tables['tastes']> = {},
): Promise<{ id: string; version: number }> {
  const at = house.clock().toISOString();
  const row = {
    child_id: child.id,
    id: newId(),
    food_id: 'egg-well-cooked',
    name: 'Egg (well cooked)',
    allergens: '["egg"]',
    tried_on: day('2026-11-14'),
    liking: 'liked' as const,
    reaction: null,
    is_serious: 0 as const,
    signs: '[]',
    allowed_on: null,
    allowed: '[]',
    note: null,
    made_by,
    made_at: at,
    changed_by: made_by,
    changed_at: at,
    version: 1,
    ...facts,
  };
  await house.db.insertInto('tastes').values(row).execute();
  return { id: row.id, version: row.version };
}
