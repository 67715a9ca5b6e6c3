import type { Invitation } from '#contract/sharing/invitations.ts';
import type { ChildParent } from '#contract/sharing/parents.ts';
import { maySeeAddresses } from '#domain/sharing/rights.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import {
  invitationRow,
  invitationRows,
  othersInvited,
  type InvitationRow,
  type InvitedChild,
} from './queries/invitations.ts';
import { parentRow, parentRows, type ParentRow } from './queries/parents.ts';

export async function invitationsOf(db: Db, child: MyChild, now: Date): Promise<Invitation[]> {
  const others = Map.groupBy(await othersInvited(db, child), ({ invitationId }) => invitationId);
  return (await invitationRows(db, child)).map((row) => toInvitation(row, others.get(row.id) ?? [], now));
}

/** An invitation; undefined when it was canceled. */
export async function findInvitation(db: Db, child: MyChild, id: string, now: Date): Promise<Invitation | undefined> {
  const row = await invitationRow(db, child, id);
  return row && toInvitation(row, await othersInvited(db, child, id), now);
}

/** The primary parent, then by when they joined. A viewer sees no addresses. */
export async function parentsOf(db: Db, child: MyChild): Promise<ChildParent[]> {
  return (await parentRows(db, child)).map((row) => toParent(row, child));
}

export async function findParent(db: Db, child: MyChild, id: string): Promise<ChildParent | undefined> {
  const row = await parentRow(db, child, id);
  return row && toParent(row, child);
}

function toInvitation(row: InvitationRow, others: readonly InvitedChild[], now: Date): Invitation {
  const isOver = row.status === 'pending' && row.expires_at <= now.toISOString();
  return {
    id: row.id,
    childId: row.child_id,
    email: row.email,
    relationship: row.relationship,
    may: row.may,
    status: isOver ? 'expired' : row.status,
    madeBy: row.made_by === null || row.maker === null ? null : { id: row.made_by, name: row.maker },
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    acceptedAt: row.status === 'accepted' ? row.answered_at : null,
    endedAt: isOver ? row.expires_at : row.answered_at,
    alsoFor: others.map(({ id, firstName }) => ({ id, firstName })),
  };
}

function toParent({ is_primary, email, ...row }: ParentRow, child: MyChild): ChildParent {
  return {
    ...row,
    email: maySeeAddresses(child) ? email : null,
    isPrimary: isFlag(is_primary),
    isYou: row.userId === child.parentId,
  };
}
