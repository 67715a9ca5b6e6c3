import type { ChildParent } from '#contract/sharing/parents.ts';
import { mayInvite } from '#domain/sharing/rights.ts';
import type { EditableChild, MyChild, OwnChild } from '#server/children/access.ts';
import { forgetActiveChild, makeFirstActive } from '#server/children/queries/active-child.ts';
import { forgetSharedUploads } from '#server/children/queries/pictures.ts';
import { mostChildren } from '#server/children/rules.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { deletePendingBy } from './invitations.ts';

/** The primary parent, then by when they joined. */
export async function parentRows(db: Db, child: MyChild): Promise<ParentRow[]> {
  return tiesTo(db, child).orderBy('tie.is_primary', 'desc').orderBy('tie.joined_at').orderBy('tie.id').execute();
}

/** @param id of the tie between parent and child */
export async function parentRow(db: Db, child: MyChild, id: string): Promise<ParentRow | undefined> {
  return tiesTo(db, child).where('tie.id', '=', id).executeTakeFirst();
}

export async function hasAccess(db: Db, child: MyChild, emailKey: string): Promise<boolean> {
  return (await tiesTo(db, child).where('parent.email_key', '=', emailKey).executeTakeFirst()) !== undefined;
}

export async function invitedBy(db: Db, child: MyChild, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('child_parents as tie')
    .innerJoin('users as parent', 'parent.id', 'tie.user_id')
    .select(['tie.id', 'parent.name'])
    .where('tie.child_id', '=', child.id)
    .where('tie.invited_by', '=', userId)
    .orderBy('tie.joined_at')
    .orderBy('tie.id')
    .limit(mostParents)
    .execute();
}

/** Undefined without a primary parent. */
export async function primaryParentOf(
  db: Db,
  child: Pick<MyChild, 'id'>,
): Promise<{ id: string; firstName: string; email: string } | undefined> {
  return db
    .selectFrom('child_parents as tie')
    .innerJoin('users as parent', 'parent.id', 'tie.user_id')
    .innerJoin('children as child', 'child.id', 'tie.child_id')
    .select(['parent.id', 'child.first_name as firstName', 'parent.email'])
    .where('tie.child_id', '=', child.id)
    .where('tie.is_primary', '=', 1)
    .executeTakeFirst();
}

type NewTie = Pick<Tables['child_parents'], 'relationship' | 'may'> & {
  readonly childId: string;
  readonly userId: string;
  readonly isPrimary: boolean;
  readonly invitedBy: string | null;
};

/** Makes the child active when no other is. */
export async function insertTie(trx: Trx, tie: NewTie, now: Date): Promise<void> {
  await trx
    .insertInto('child_parents')
    .values({
      id: newId(now.getTime()),
      child_id: tie.childId,
      user_id: tie.userId,
      relationship: tie.relationship,
      is_primary: asFlag(tie.isPrimary),
      may: tie.may,
      joined_at: now.toISOString(),
      invited_by: tie.invitedBy,
    })
    .execute();
  await makeFirstActive(trx, tie.userId, tie.childId);
}

/** Losing the right to invite cancels the parent's pending invitations. */
export async function updateTie(
  trx: Trx,
  child: OwnChild,
  { id, userId }: Pick<ChildParent, 'id' | 'userId'>,
  facts: Pick<Tables['child_parents'], 'relationship' | 'may'>,
): Promise<void> {
  await trx.updateTable('child_parents').set(facts).where('child_id', '=', child.id).where('id', '=', id).execute();
  if (!mayInvite(facts)) await deletePendingBy(trx, userId, child.id);
}

/** Also deletes their uploads that the child uses, and their pending invitations. */
export async function endAccess(trx: Trx, child: EditableChild, userId: string): Promise<void> {
  await deleteTie(trx, child, userId);
}

export async function endOwnAccess(trx: Trx, child: MyChild): Promise<void> {
  await deleteTie(trx, child, child.parentId);
}

async function deleteTie(trx: Trx, child: MyChild, userId: string): Promise<void> {
  await trx.deleteFrom('child_parents').where('child_id', '=', child.id).where('user_id', '=', userId).execute();
  await forgetActiveChild(trx, userId, child.id);
  await forgetSharedUploads(trx, userId, child.id);
  await deletePendingBy(trx, userId, child.id);
}

/** More than any child has; bounds the query. */
const mostParents = mostChildren;

function tiesTo(db: Db, child: MyChild) {
  return db
    .selectFrom('child_parents as tie')
    .innerJoin('users as parent', 'parent.id', 'tie.user_id')
    .select(['tie.id', 'tie.user_id as userId', 'tie.relationship', 'tie.is_primary', 'tie.may'])
    .select(['tie.joined_at as joinedAt', 'parent.name', 'parent.email'])
    .where('tie.child_id', '=', child.id)
    .limit(mostParents);
}

export type ParentRow = Pick<ChildParent, 'id' | 'userId' | 'relationship' | 'may' | 'joinedAt' | 'name'> & {
  readonly is_primary: 0 | 1;
  readonly email: string;
};
