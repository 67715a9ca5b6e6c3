import type { Reply } from '#contract/endpoint.ts';
import type { ChildParent, changeParent, leaveChild, removeParent } from '#contract/sharing/parents.ts';
import { mayChangeRight } from '#domain/sharing/rights.ts';
import type { Relationship, Right } from '#domain/sharing/tie.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { requireChild, requireChildToEdit, requireOwnChild, type MyChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { clearKeptAnswers } from '#server/http/kept-answers.ts';
import { Problem } from '#server/problem.ts';
import { endAccess, endOwnAccess, invitedBy, updateTie } from '../queries/parents.ts';
import { findParent } from '../replies.ts';
import { elsewhere, requireFitting, requireLeaving, requireRemoving } from '../rules.ts';
import { notifyPrimaryParent } from './notifying.ts';

type SignedIn = Ask<'signed in'>;
type Which = { readonly childId: string; readonly parentId: string };

/**
 * @throws Problem `not-allowed` for anyone but the primary parent, and for changing their own right; `bad-input` for a
 *   grandparent or caregiver who could edit
 */
export async function change(
  { db, parent, now }: SignedIn,
  { childId, parentId }: Which,
  body: { relationship: Relationship; may: Right },
): Promise<Reply<typeof changeParent>> {
  return tx(db, async (trx) => {
    const child = await requireOwnChild(trx, parent, childId, 'Only the primary parent can change this.');
    const target = await requireTarget(trx, child, parentId);
    requireFitting(body, 'may');
    if (body.may !== target.may && !mayChangeRight(child, { ...target, isSelf: target.isYou })) {
      throw new Problem('not-allowed', { title: 'The primary parent always has the right to edit.' });
    }
    if (body.may !== target.may) requireFresh({ parent, now });
    await updateTie(trx, child, target, body);
    return requireTarget(trx, child, parentId);
  });
}

/** @throws Problem `not-allowed` about the primary parent and about oneself */
export async function remove(ask: SignedIn, { childId, parentId }: Which): Promise<Reply<typeof removeParent>> {
  const { house, db, parent, now } = ask;
  const letIn = await tx(db, async (trx) => {
    const child = await requireChildToEdit(trx, parent, childId);
    const target = await requireTarget(trx, child, parentId);
    requireRemoving(child, { ...target, isSelf: target.isYou });
    requireFresh(ask);
    const left = await invitedBy(trx, child, target.userId);
    await endAccess(trx, child, target.userId);
    const removed = { userId: parent.id, kind: 'access-removed', detail: target.name, device: ask.device() } as const;
    await recordEvent(trx, removed, now);
    await recordEvent(trx, { userId: target.userId, kind: 'access-lost', detail: target.name, device: elsewhere }, now);
    await notifyPrimaryParent(trx, ask, child, {
      kind: 'removed',
      by: parent.name,
      isYou: child.isPrimary,
      who: target.name,
      letIn: left.map(({ name }) => name),
    });
    return left;
  });
  clearKeptAnswers();
  house.jobs.wake();
  return { letIn };
}

/** @throws Problem `not-allowed` for the primary parent */
export async function leave(ask: SignedIn, childId: string): Promise<Reply<typeof leaveChild>> {
  const { house, db, parent, now } = ask;
  await tx(db, async (trx) => {
    await lock(trx, 'children', childId);
    const child = await requireChild(trx, parent, childId);
    requireLeaving(child);
    requireFresh(ask);
    const letIn = (await invitedBy(trx, child, parent.id)).map(({ name }) => name);
    await endOwnAccess(trx, child);
    await recordEvent(trx, { userId: parent.id, kind: 'child-left', device: ask.device() }, now);
    await notifyPrimaryParent(trx, ask, child, { kind: 'left', who: parent.name, letIn });
  });
  clearKeptAnswers();
  house.jobs.wake();
  return {};
}

async function requireTarget(trx: Trx, child: MyChild, parentId: string): Promise<ChildParent> {
  const target = await findParent(trx, child, parentId);
  if (!target) throw new Problem('not-found');
  return target;
}
