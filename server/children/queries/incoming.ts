import { widestRight, type Relationship } from '#domain/sharing/tie.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { entryBy } from '#server/db/entry.ts';
import { lock } from '#server/db/tx.ts';
import { insertTie } from '#server/sharing/queries/parents.ts';
import type { ChildFacts } from '../rules.ts';
import { queueFilesOf } from './removing.ts';

type Importing = Pick<Parent, 'id'>;

type HiddenChild = {
  readonly id: string;
  readonly importId: string;
  readonly facts: ChildFacts;
  readonly relationship: Relationship;
};

/** Adds a child that nobody has access to before `revealChildren`. */
export async function insertIncoming(
  trx: Trx,
  parent: Importing,
  { id, importId, facts, relationship }: HiddenChild,
  now: Date,
): Promise<void> {
  // The lock waits for an erasure of the account, which would miss this child.
  await lock(trx, 'users', parent.id);
  await trx
    .insertInto('children')
    .values({ id, ...facts, ...entryBy(parent.id, now) })
    .execute();
  await trx
    .insertInto('incoming_children')
    .values({ child_id: id, user_id: parent.id, import_id: importId, relationship })
    .execute();
}

export async function incomingChildrenOf(
  db: Db,
  of: { readonly importId: string } | { readonly userId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('incoming_children')
    .select('child_id')
    .where((is) => ('importId' in of ? is('import_id', '=', of.importId) : is('user_id', '=', of.userId)))
    .orderBy('child_id')
    .execute();
  return rows.map(({ child_id }) => child_id);
}

/**
 * Makes the parent the primary parent of all children of an import at once.
 *
 * @param activeId the one that becomes active if no child is
 * @returns how many there were
 */
export async function revealChildren(
  trx: Trx,
  parent: Importing,
  { importId, activeId }: { importId: string; activeId: string | undefined },
  now: Date,
): Promise<number> {
  const children = await trx
    .deleteFrom('incoming_children')
    .where('import_id', '=', importId)
    .where('user_id', '=', parent.id)
    .returning(['child_id as childId', 'relationship'])
    .execute();
  for (const child of children.toSorted((a, b) => Number(b.childId === activeId) - Number(a.childId === activeId))) {
    await insertTie(trx, { ...child, userId: parent.id, isPrimary: true, may: widestRight, invitedBy: null }, now);
  }
  return children.length;
}

/** Does nothing once the child has been revealed. Queues its files for deletion. */
export async function deleteIncoming(trx: Trx, id: string, now: Date): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('incoming_children')
    .where('child_id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return;
  await queueFilesOf(trx, id, now);
  await trx.deleteFrom('children').where('id', '=', id).execute();
}
