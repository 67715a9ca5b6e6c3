import type * as z from 'zod/mini';
import type { Reply } from '#contract/endpoint.ts';
import type { cancelInvitation, NewInvitation, sendInvitation } from '#contract/sharing/invitations.ts';
import { widestRight } from '#domain/sharing/tie.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { recordEvent } from '#server/auth/security-events.ts';
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
import { answerWithinMs, requireInviting } from '../rules.ts';
import { notifyPrimaryParent } from './notifying.ts';

type SignedIn = Ask<'may edit the child'>;

/** @throws Problem `already-exists` when the address has access; `bad-input` for one's own address */
export async function invite(
  ask: SignedIn,
  { newbornId, email, relationship = 'guardian', right: may = widestRight }: z.output<typeof NewInvitation>,
): Promise<Reply<typeof sendInvitation>> {
  const { house, db, parent, now } = ask;
  const id = newId(now.getTime());
  const token = newToken();
  const sent = await tx(db, async (trx) => {
    const child = await requireChildToEdit(trx, parent, newbornId);
    requireInviting(child);
    requireFresh(ask);
    await requireOther(trx, child, email, parent.email);
    // In the transaction, so that only sent invitations count.
    await spend(trx, `invitation account:${parent.id}`, house.limits.invitationAccount, now);
    await spendInvitationTo(trx, ask, email);
    const link = { id, email, relationship, may, token_hash: hashOf(token) };
    const isInPlaceOfEarlier = await replaceInvitation(trx, child, {
      ...link,
      madeAt: now,
      expiresAt: new Date(now.getTime() + answerWithinMs),
    });
    await mailInvitation(trx, ask, child, { to: email, relationship, may, token });
    await recordEvent(trx, { userId: parent.id, kind: 'invitation-sent', detail: email, device: ask.device() }, now);
    const { name: by } = parent;
    await notifyPrimaryParent(trx, ask, child, {
      kind: 'invited',
      by,
      isYou: child.isPrimary,
      email,
      relationship,
      may,
    });
    return { ...(await requireInvitation(trx, child, id, now)), isInPlaceOfEarlier };
  });
  house.jobs.wake();
  return sent;
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

async function requireOther(trx: Trx, child: EditableChild, email: string, own: string): Promise<void> {
  const key = keyOf(email);
  if (key === keyOf(own)) {
    refuseFields([fieldProblem('email', 'This is your own address')]);
  }
  if (await hasAccess(trx, child, key)) {
    throw new Problem('already-exists', { title: 'This person already has access.' });
  }
}

type Offer = Omit<Parameters<typeof invitationMail>[0], 'child' | 'inviter'>;

async function mailInvitation(
  trx: Trx,
  { house, parent, now }: SignedIn,
  child: EditableChild,
  offer: Offer,
): Promise<void> {
  const { firstName } = await childOf(trx, child);
  const names = { child: { id: child.id, firstName }, inviter: parent };
  await queueMail(trx, invitationMail({ ...offer, ...names }, house.config.publicUrl), now);
}

async function requireInvitation(trx: Trx, child: EditableChild, id: string, now: Date) {
  const invitation = await findInvitation(trx, child, id, now);
  if (!invitation) throw new Problem('not-found');
  return invitation;
}
