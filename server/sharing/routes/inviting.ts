import { usualRelationship, usualRight } from '#domain/sharing/relationships.ts';
import type * as z from 'zod/mini';
import type { Reply } from '#contract/endpoint.ts';
import type { cancelInvitation, NewInvitation, sendInvitation } from '#contract/sharing/invitations.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import type { Parent } from '#server/auth/session.ts';
import { hashOf, newToken } from '#server/auth/token.ts';
import { requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import { childOf } from '#server/children/replies.ts';
import type { Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { keyOf } from '#server/db/key-of.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { spendInvitationTo } from '#server/mail/mail-limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { invitationMail } from '../emails.ts';
import { deletePending, replaceInvitation } from '../queries/invitations.ts';
import { findInvitation } from '../replies.ts';
import { hasAccess } from '../queries/parents.ts';
import { answerWithinMs, requireFitting, requireInviting } from '../rules.ts';
import { notifyPrimaryParents } from './notifying.ts';

type SignedIn = Ask<'may edit the child'>;

/**
 * To one child or to several at once; each child is judged by itself, and the first refusal is the whole request's.
 *
 * @throws Problem `already-exists` when the address has access; `bad-input` for one's own address, and for a grandparent
 *   or caregiver who could edit
 */
export async function invite(
  ask: SignedIn,
  {
    newbornId,
    alsoForIds = [],
    email,
    relationship = usualRelationship,
    right: may = usualRight(relationship),
  }: z.output<typeof NewInvitation>,
): Promise<Reply<typeof sendInvitation>> {
  const { house, db, parent, now } = ask;
  const id = newId(now.getTime());
  const token = newToken();
  const sent = await tx(db, async (trx) => {
    const children = await requireChildrenToShare(trx, parent, [newbornId, ...alsoForIds]);
    requireFresh(ask);
    requireFitting({ relationship, may }, 'right');
    await requireOther(trx, children, email, parent.email);
    // In the transaction, so that only sent invitations count.
    await spend(trx, `invitation account:${parent.id}`, house.limits.invitationAccount, now);
    await spendInvitationTo(trx, ask, email);
    const expiresAt = new Date(now.getTime() + answerWithinMs);
    const link = { id, email, relationship, may, token_hash: hashOf(token), madeAt: now, expiresAt };
    let isInPlaceOfEarlier = false;
    for (const { child } of children) if (await replaceInvitation(trx, child, link)) isInPlaceOfEarlier = true;
    const about = children.map(({ child, firstName }) => ({ id: child.id, firstName }));
    const offer = { to: email, children: about, inviter: parent, relationship, may, token };
    await queueMail(trx, invitationMail(offer, house.config.publicUrl), now);
    await recordEvent(trx, { userId: parent.id, kind: 'invitation-sent', detail: email, device: ask.device() }, now);
    const childIds = about.map((child) => child.id);
    await notifyPrimaryParents(trx, ask, childIds, (primary) => ({
      kind: 'invited',
      by: parent.name,
      isYou: primary.id === parent.id,
      email,
      relationship,
      may,
    }));
    const [{ child }] = children;
    return { ...(await requireInvitation(trx, child, id, now)), isInPlaceOfEarlier };
  });
  house.jobs.wake();
  return sent;
}

type SharedChild = { readonly child: EditableChild; readonly firstName: string };

/** In the given order, each once; locked in the order of their ids, as by everybody who locks several. */
async function requireChildrenToShare(
  trx: Trx,
  parent: Parent,
  ids: readonly string[],
): Promise<[SharedChild, ...SharedChild[]]> {
  const found = new Map<string, SharedChild>();
  for (const id of new Set(ids.toSorted())) {
    const child = await requireChildToEdit(trx, parent, id);
    requireInviting(child);
    found.set(id, { child, firstName: (await childOf(trx, child)).firstName });
  }
  const [first, ...others] = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  if (!first) throw new Problem('not-found');
  return [first, ...others];
}

/** @throws Problem `not-found`; `changed-meanwhile` with the invitation, when it was answered */
export async function cancel(
  { db, parent, now }: SignedIn,
  { childId, invitationId }: { childId: string; invitationId: string },
): Promise<Reply<typeof cancelInvitation>> {
  return tx(db, async (trx) => {
    const child = await requireChildToEdit(trx, parent, childId);
    requireInviting(child);
    if (await deletePending(trx, child, invitationId)) return {};
    const current = await requireInvitation(trx, child, invitationId, now);
    throw new Problem('changed-meanwhile', { title: 'This invitation has been answered.', current });
  });
}

async function requireOther(trx: Trx, children: readonly SharedChild[], email: string, own: string): Promise<void> {
  const key = keyOf(email);
  if (key === keyOf(own)) {
    refuseFields([fieldProblem('email', 'This is your own address')]);
  }
  for (const { child, firstName } of children) {
    if (!(await hasAccess(trx, child, key))) continue;
    const toWhom = children.length > 1 ? ` to ${firstName}` : '';
    throw new Problem('already-exists', { title: `This person already has access${toWhom}.` });
  }
}

async function requireInvitation(trx: Trx, child: EditableChild, id: string, now: Date) {
  const invitation = await findInvitation(trx, child, id, now);
  if (!invitation) throw new Problem('not-found');
  return invitation;
}
