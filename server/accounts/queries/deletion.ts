import { partingOf, type Parting, type Tie } from '#domain/accounts/parting.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import { deletePendingBy } from '#server/sharing/queries/invitations.ts';

export type KnownTie = Tie & {
  readonly childId: string;
  readonly firstName: string;
  readonly gender: 'female' | 'male' | null;
  readonly name: string;
  readonly email: string;
};

/** What happens to each child, in the order they were added. */
export async function partingsOf(db: Db, userId: string): Promise<{ child: KnownTie; parting: Parting<KnownTie> }[]> {
  const ties = await tiesBeside(db, userId);
  return ties
    .filter((tie) => tie.userId === userId)
    .map((child) => ({
      child,
      parting: partingOf(
        ties.filter(({ childId }) => childId === child.childId),
        userId,
      ),
    }));
}

async function tiesBeside(db: Db, userId: string): Promise<KnownTie[]> {
  const rows = await db
    .selectFrom('child_parents as own')
    .innerJoin('child_parents as tie', 'tie.child_id', 'own.child_id')
    .innerJoin('children as child', 'child.id', 'own.child_id')
    .innerJoin('users as parent', 'parent.id', 'tie.user_id')
    .select(['own.child_id as childId', 'child.first_name as firstName', 'child.gender'])
    .select(['tie.user_id as userId', 'tie.is_primary', 'tie.may', 'tie.joined_at as joinedAt'])
    .select(['parent.name', 'parent.email', 'parent.erased_from'])
    .where('own.user_id', '=', userId)
    .orderBy('own.joined_at')
    .orderBy('own.child_id')
    .orderBy('tie.user_id')
    .execute();
  return rows.map(({ is_primary, erased_from, ...tie }) => ({
    ...tie,
    isPrimary: isFlag(is_primary),
    isClosed: erased_from !== null,
  }));
}

export type Closing = {
  readonly userId: string;
  readonly erasedFrom: Date;
  /** Stays open so that it can cancel. */
  readonly sessionId: string | null;
};

/**
 * Ends the account's other sessions and its pending invitations. Links to a new password stay, as after changing it.
 *
 * @returns undefined when it is already closed or gone
 */
export async function closeUser(
  trx: Trx,
  { userId, erasedFrom, sessionId }: Closing,
): Promise<{ email: string; timeZone: string } | undefined> {
  const owner = await trx
    .updateTable('users')
    .set({ erased_from: erasedFrom.toISOString() })
    .where('id', '=', userId)
    .where('erased_from', 'is', null)
    .returning(['email', 'time_zone as timeZone'])
    .executeTakeFirst();
  if (!owner) return undefined;
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId ?? '')
    .execute();
  await deletePendingBy(trx, userId);
  return owner;
}

/** @returns whether it was closed; undefined when it is gone */
export async function reopenUser(trx: Trx, userId: string): Promise<boolean | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ erased_from: null })
    .where('id', '=', userId)
    .where('erased_from', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 1n) return true;
  const user = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  return user === undefined ? undefined : false;
}
