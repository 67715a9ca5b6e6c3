import type { Db, Trx } from '#server/db/db.ts';
import { isForeignKey } from '#server/db/db-errors.ts';

export async function activeChildOf(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('active_children')
    .select('child_id as id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Makes a child active unless another is. */
export async function makeFirstActive(trx: Trx, userId: string, childId: string): Promise<void> {
  await trx
    .insertInto('active_children')
    .values({ user_id: userId, child_id: childId })
    .onConflict((taken) => taken.column('user_id').doNothing())
    .execute();
}

/** Does nothing when the parent has just chosen another. */
export async function replaceActiveChild(
  db: Db,
  parentId: string,
  { savedId, childId }: { savedId: string | null; childId: string },
): Promise<void> {
  await db
    .insertInto('active_children')
    .values({ user_id: parentId, child_id: childId })
    .onConflict((taken) => {
      const row = taken.column('user_id');
      return savedId === null
        ? row.doNothing()
        : row.doUpdateSet({ child_id: childId }).where('active_children.child_id', '=', savedId);
    })
    .execute();
}

/** @returns false when the child has just been removed */
export async function saveActiveChild(db: Db, parentId: string, childId: string): Promise<boolean> {
  try {
    await db
      .insertInto('active_children')
      .values({ user_id: parentId, child_id: childId })
      .onConflict((taken) => taken.column('user_id').doUpdateSet({ child_id: childId }))
      .execute();
    return true;
  } catch (error) {
    if (isForeignKey(error)) return false;
    throw error;
  }
}

export async function forgetActiveChild(trx: Trx, userId: string, childId: string): Promise<void> {
  await trx.deleteFrom('active_children').where('child_id', '=', childId).where('user_id', '=', userId).execute();
}
