import type { Relationship, Right } from '#domain/sharing/tie.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { insertTie } from './parents.ts';

export type Link = {
  readonly childId: string;
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly relationship: Relationship;
  readonly may: Right;
  readonly madeBy: string | null;
  readonly childName: string;
  readonly inviterName: string | null;
  readonly isOpen: boolean;
  readonly isDeclined: boolean;
  readonly acceptedBy: string | null;
};

/** A link's invitation; undefined when canceled, replaced or unknown. */
export async function findLink(db: Db, tokenHash: string, now: Date): Promise<Link | undefined> {
  const row = await db
    .selectFrom('invitations as invitation')
    .innerJoin('children as child', 'child.id', 'invitation.child_id')
    .leftJoin('users as maker', 'maker.id', 'invitation.made_by')
    .selectAll('invitation')
    .select(['child.first_name as childName', 'maker.name as inviterName'])
    .where('invitation.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    childId: row.child_id,
    id: row.id,
    email: row.email,
    emailKey: row.email_key,
    relationship: row.relationship,
    may: row.may,
    madeBy: row.made_by,
    childName: row.childName,
    inviterName: row.inviterName,
    isOpen: row.status === 'pending' && row.expires_at > now.toISOString(),
    isDeclined: row.status === 'declined',
    acceptedBy: row.status === 'accepted' ? row.answered_by : null,
  };
}

export async function isIn(db: Db, { childId }: Link, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('child_parents')
    .select('id')
    .where('child_id', '=', childId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

type Answer = { readonly status: 'accepted' | 'declined'; readonly by: string | null; readonly now: Date };

/**
 * Answers once even under concurrent requests.
 *
 * @returns false when it was already answered or has expired
 */
export async function answerLink(trx: Trx, { childId, id }: Link, { status, by, now }: Answer): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ status, answered_by: by, answered_at: at })
    .where('child_id', '=', childId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Makes the child active when no other is. */
export async function letIn(trx: Trx, link: Link, userId: string, now: Date): Promise<void> {
  const { childId, relationship, may, madeBy } = link;
  await insertTie(trx, { childId, userId, relationship, may, isPrimary: false, invitedBy: madeBy }, now);
}

export function isFor({ emailKey }: Link, email: string): boolean {
  return keyOf(email) === emailKey;
}
