import type { Parent } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import { Problem } from '#server/http/problem.ts';
import { mostChildren } from '../rules.ts';

/** @throws Problem `too-large` when the account cannot see so many children more */
export async function requireRoomForChildren(db: Db, { id }: Pick<Parent, 'id'>, more = 1): Promise<void> {
  const { children } = await db
    .selectFrom('child_parents')
    .select((count) => count.fn.count<number>('child_id').as('children'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  if (children + more <= mostChildren) return;
  throw new Problem('too-large', { title: `An account can have at most ${mostChildren} children.` });
}
