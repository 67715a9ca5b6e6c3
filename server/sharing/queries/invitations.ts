import { mayInvite } from '#domain/sharing/rights.ts';
import type { EditableChild, MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Tables } from '#server/db/tables.ts';

const mostInvitations = 200;

export type InvitationRow = Tables['invitations'] & { readonly maker: string | null };

export async function invitationRows(db: Db, child: MyChild): Promise<InvitationRow[]> {
  return invitationsTo(db, child)
    .orderBy('invitation.made_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .limit(mostInvitations)
    .execute();
}

/** Undefined when it was canceled. */
export async function invitationRow(db: Db, child: MyChild, id: string): Promise<InvitationRow | undefined> {
  return invitationsTo(db, child).where('invitation.id', '=', id).executeTakeFirst();
}

export type InvitedChild = { readonly invitationId: string; readonly id: string; readonly firstName: string };

/** The other children of a child's invitations, or of one of them, to which the asking parent may invite too. */
export async function othersInvited(db: Db, child: MyChild, id?: string): Promise<InvitedChild[]> {
  const rows = await db
    .selectFrom('invitations as own')
    .innerJoin('invitations as other', 'other.token_hash', 'own.token_hash')
    .innerJoin('children as invited', 'invited.id', 'other.child_id')
    .innerJoin('child_parents as tie', 'tie.child_id', 'other.child_id')
    .select(['other.id as invitationId', 'invited.id', 'invited.first_name as firstName', 'tie.may'])
    .where('own.child_id', '=', child.id)
    .where('other.child_id', '<>', child.id)
    .where('tie.user_id', '=', child.parentId)
    .$if(id !== undefined, (row) => row.where('own.id', '=', id ?? ''))
    .orderBy('invited.id')
    .execute();
  return rows.filter(mayInvite);
}

export type NewLink = Pick<Tables['invitations'], 'id' | 'email' | 'relationship' | 'may' | 'token_hash'> & {
  readonly madeAt: Date;
  readonly expiresAt: Date;
};

/**
 * Also deletes the pending invitation of this child for the same address.
 *
 * @returns whether it could still be answered
 */
export async function replaceInvitation(trx: Trx, child: EditableChild, invitation: NewLink): Promise<boolean> {
  const { madeAt, expiresAt, ...facts } = invitation;
  const emailKey = keyOf(facts.email);
  const earlier = await trx
    .deleteFrom('invitations')
    .where('child_id', '=', child.id)
    .where('email_key', '=', emailKey)
    .where('status', '=', 'pending')
    .returning('expires_at')
    .execute();
  await trx
    .insertInto('invitations')
    .values({
      ...facts,
      child_id: child.id,
      email_key: emailKey,
      status: 'pending',
      made_by: child.parentId,
      made_at: madeAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      answered_by: null,
      answered_at: null,
    })
    .execute();
  return earlier.some(({ expires_at }) => expires_at > madeAt.toISOString());
}

/** Whether any invitation waits for an answer from the address. */
export async function isInvitedToAChild(db: Db, email: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('email_key', '=', keyOf(email))
    .where('status', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was already answered */
export async function deletePending(trx: Trx, child: EditableChild, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('invitations')
    .where('child_id', '=', child.id)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Cancels the pending invitations an account sent, to one child or to all. */
export async function deletePendingBy(trx: Trx, userId: string, childId?: string): Promise<void> {
  await trx
    .deleteFrom('invitations')
    .where('made_by', '=', userId)
    .where('status', '=', 'pending')
    .$if(childId !== undefined, (row) => row.where('child_id', '=', childId ?? ''))
    .execute();
}

/** An accepted invitation stays while the access it gave lasts. */
export async function deleteEndedInvitations(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where((row) => row(row.fn.coalesce('answered_at', 'expires_at'), '<=', before.toISOString()))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('child_parents as tie')
            .select('tie.id')
            .whereRef('tie.child_id', '=', 'invitations.child_id')
            .whereRef('tie.user_id', '=', 'invitations.answered_by')
            .where('invitations.status', '=', 'accepted'),
        ),
      ),
    )
    .execute();
}

function invitationsTo(db: Db, child: MyChild) {
  return db
    .selectFrom('invitations as invitation')
    .leftJoin('users as maker', 'maker.id', 'invitation.made_by')
    .selectAll('invitation')
    .select('maker.name as maker')
    .where('invitation.child_id', '=', child.id);
}
