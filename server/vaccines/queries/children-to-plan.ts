import type { Db } from '#server/db/db.ts';

/** `parentId` and the time zone are the primary parent's. */
export type ChildToPlan = {
  readonly id: string;
  readonly parent: { readonly id: string; readonly name: string };
  readonly timeZone: string;
};

/** Sorted by id. */
export async function childrenToPlan(db: Db, after: string, most: number): Promise<ChildToPlan[]> {
  const rows = await db
    .selectFrom('child_parents as tie')
    .innerJoin('users as parent', 'parent.id', 'tie.user_id')
    .leftJoin('vaccine_plans as plan', 'plan.child_id', 'tie.child_id')
    .select(['tie.child_id as id', 'parent.id as parentId', 'parent.name', 'parent.time_zone as timeZone'])
    .where('tie.child_id', '>', after)
    .where('tie.is_primary', '=', 1)
    .where('plan.child_id', 'is', null)
    .orderBy('tie.child_id')
    .limit(most)
    .execute();
  return rows.map(({ id, parentId, name, timeZone }) => ({ id, parent: { id: parentId, name }, timeZone }));
}
