import type { ExpressionBuilder } from 'kysely';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { entries } from '#server/db/entries.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Tables } from '#server/db/tables.ts';
import { tasteLimit } from './rules.ts';

export type StoredTaste = Tables['tastes'];

export const tastes = entries('tastes', tasteLimit);

/** Reactions, and what was had without one, each since its first day: nothing without a reaction. */
export async function selectPausing(db: Db, child: MyChild): Promise<PausingRow[]> {
  const reactions = await reactionsOf(db, { childId: child.id });
  if (reactions.length === 0) return [];
  const well = await hadWellOf(db, { childId: child.id });
  return [...reactions, ...well.map((row) => ({ ...row, ...WELL }))];
}

const WELL = { reaction: null, is_serious: 0, signs: '[]', allowed_on: null, allowed: '[]' } as const;

export type PausingRow = Pick<StoredTaste, keyof typeof WELL | 'food_id' | 'name' | 'allergens' | 'tried_on'>;

const reactionsOf = prepared(['childId'], (db, { childId }) =>
  db
    .selectFrom('tastes')
    .select(['food_id', 'name', 'allergens', 'tried_on', 'reaction', 'is_serious', 'signs', 'allowed_on', 'allowed'])
    .where('child_id', '=', childId)
    .where((row) => row.not(isWell(row))),
);

const hadWellOf = prepared(['childId'], (db, { childId }) =>
  db
    .selectFrom('tastes')
    .select(['food_id', 'name', 'allergens', ({ fn }) => fn.min('tried_on').as('tried_on')])
    .where('child_id', '=', childId)
    .where(isWell)
    .groupBy(['food_id', 'name', 'allergens']),
);

function isWell(row: ExpressionBuilder<Tables, 'tastes'>) {
  return row.and([
    row(row.fn.coalesce('reaction', row.val('none')), '=', 'none'),
    row('is_serious', '=', 0),
    row('signs', '=', '[]'),
  ]);
}
