import type { Relationship, Right } from '#domain/sharing/tie.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { insertTie } from './parents.ts';

type OfferedChild = { readonly id: string; readonly name: string };

export type Link = {
  readonly tokenHash: string;
  readonly email: string;
  readonly emailKey: string;
  readonly relationship: Relationship;
  readonly may: Right;
  readonly madeBy: string | null;
  readonly inviterName: string | null;
  /** By id, so that everybody locks them in one order. */
  readonly children: readonly OfferedChild[];
  readonly isOpen: boolean;
  readonly isDeclined: boolean;
  readonly acceptedBy: string | null;
};

/** A link's invitation, to the children for which it was not canceled or replaced; undefined without any. */
export async function findLink(db: Db, tokenHash: string, now: Date): Promise<Link | undefined> {
  const rows = await db
    .selectFrom('invitations as invitation')
    .innerJoin('children as child', 'child.id', 'invitation.child_id')
    .leftJoin('users as maker', 'maker.id', 'invitation.made_by')
    .selectAll('invitation')
    .select(['child.first_name as childName', 'maker.name as inviterName'])
    .where('invitation.token_hash', '=', tokenHash)
    .orderBy('invitation.child_id')
    .execute();
  // All are answered at once.
  const [row] = rows;
  if (!row) return undefined;
  return {
    tokenHash,
    email: row.email,
    emailKey: row.email_key,
    relationship: row.relationship,
    may: row.may,
    madeBy: row.made_by,
    inviterName: row.inviterName,
    children: rows.map(({ child_id: id, childName: name }) => ({ id, name })),
    isOpen: row.status === 'pending' && row.expires_at > now.toISOString(),
    isDeclined: row.status === 'declined',
    acceptedBy: row.status === 'accepted' ? row.answered_by : null,
  };
}

/** The offered children that an account has access to. */
export async function childrenIn(db: Db, { children }: Link, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('child_parents')
    .select('child_id')
    .where(
      'child_id',
      'in',
      children.map(({ id }) => id),
    )
    .where('user_id', '=', userId)
    .orderBy('child_id')
    .execute();
  return rows.map(({ child_id }) => child_id);
}

type Answer = { readonly status: 'accepted' | 'declined'; readonly by: string | null; readonly now: Date };

/**
 * Answers once even under concurrent requests, for all children. The caller has locked them.
 *
 * @returns false when it was already answered or has expired
 */
export async function answerLink(trx: Trx, { tokenHash }: Link, { status, by, now }: Answer): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ status, answered_by: by, answered_at: at })
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'pending')
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type Entering = { readonly childId: string; readonly userId: string };

/** Makes the child active when no other is. */
export async function letIn(trx: Trx, link: Link, { childId, userId }: Entering, now: Date): Promise<void> {
  const { relationship, may, madeBy } = link;
  await insertTie(trx, { childId, userId, relationship, may, isPrimary: false, invitedBy: madeBy }, now);
}

export function isFor({ emailKey }: Link, email: string): boolean {
  return keyOf(email) === emailKey;
}
