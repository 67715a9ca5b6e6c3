import type { Parent } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import { atMost, requireSpace } from '#server/problem.ts';
import { mostChildren } from '../rules.ts';

/** @throws Problem `too-large` */
export async function requireSpaceForChildren(db: Db, { id }: Pick<Parent, 'id'>, more = 1): Promise<void> {
  const { children } = await db
    .selectFrom('child_parents')
    .select((count) => count.fn.count<number>('child_id').as('children'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  requireSpace(children + more, atMost(mostChildren, 'children', 'An account'));
}
