import type { Reply } from '#contract/endpoint.ts';
import type { declineInvitation, processInvitation, readInvitation } from '#contract/sharing/answering.ts';
import { listText } from '#domain/text/list-text.ts';
import { maskedEmail } from '#domain/sharing/masked-email.ts';
import { forgetPage, rememberPage } from '#server/auth/first-page.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import type { Parent } from '#server/auth/session.ts';
import { hashOf } from '#server/auth/token.ts';
import { requireSpaceForChildren } from '#server/children/queries/space.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/problem.ts';
import { answerLink, childrenIn, findLink, isFor, letIn, type Link } from '../queries/answering.ts';
import { requireInvited } from '../rules.ts';
import { notifyPrimaryParents } from './notifying.ts';

/**
 * Only the invited address sees the children's names. A visitor's browser returns here after signing in or up, unless it came to
 * decline.
 *
 * @throws Problem `spent` when it was answered, canceled or replaced, has expired or never existed
 */
export async function open(
  ask: Ask<'anyone'>,
  { token, toDecline = false }: { token: string; toDecline?: boolean | undefined },
): Promise<Reply<typeof readInvitation>> {
  const { house, db, parent, now, cookies } = ask;
  const link = await requireLink(db, token, now);
  const isAccepted = parent !== null && (await hasAccepted(db, link, parent));
  const isDeclined = toDecline && link.isDeclined;
  if (!link.isOpen && !isAccepted && !isDeclined) throw new Problem('spent');
  const isForYou = parent !== null && isFor(link, parent.email);
  const mayComeBack = link.isOpen && !toDecline && (parent === null || isForYou);
  if (mayComeBack) await rememberPage(house, cookies, `/invitation?token=${token}`);
  return {
    email: maskedEmail(link.email),
    relationship: link.relationship,
    may: link.may,
    isForYou,
    isAccepted,
    isDeclined,
    children: isForYou ? listText(link.children.map(({ name }) => name)) : countText(link.children.length),
    inviterName: link.inviterName,
  };
}

/**
 * Accepts for all children or none. Idempotent for the same account.
 *
 * @throws Problem `not-allowed` for any account but the invited one; `spent`
 */
export async function accept(ask: Ask<'signed in'>, token: string): Promise<Reply<typeof processInvitation>> {
  const { house, db, parent, now } = ask;
  const childIds = await tx(db, async (trx) => {
    await lockChildren(trx, await requireLink(trx, token, now));
    await lock(trx, 'users', parent.id);
    const link = await requireLink(trx, token, now);
    if (!(await hasAccepted(trx, link, parent))) await enter(trx, ask, link);
    return childrenIn(trx, link, parent.id);
  });
  house.jobs.wake();
  forgetPage(ask.cookies);
  return { childId: childIds[0] ?? '', childIds };
}

/**
 * For all children. Idempotent.
 *
 * @throws Problem `spent` when it was accepted or canceled, or has expired
 */
export async function decline(
  { db, now, cookies }: Ask<'anyone'>,
  token: string,
): Promise<Reply<typeof declineInvitation>> {
  await tx(db, async (trx) => {
    await lockChildren(trx, await requireLink(trx, token, now));
    const link = await requireLink(trx, token, now);
    const isDeclined = link.isDeclined || (await answerLink(trx, link, { status: 'declined', by: null, now }));
    if (!isDeclined) throw new Problem('spent');
  });
  forgetPage(cookies);
  return {};
}

async function enter(trx: Trx, ask: Ask<'signed in'>, link: Link): Promise<void> {
  const { parent, now } = ask;
  if (!link.isOpen) throw new Problem('spent');
  requireInvited({ email: link.email, isForYou: isFor(link, parent.email) });
  if (!(await answerLink(trx, link, { status: 'accepted', by: parent.id, now }))) throw new Problem('spent');
  // Existing access stays as it is.
  const known = await childrenIn(trx, link, parent.id);
  const added = link.children.map(({ id }) => id).filter((id) => !known.includes(id));
  if (added.length === 0) return;
  await requireSpaceForChildren(trx, parent, added.length);
  for (const childId of added) await letIn(trx, link, { childId, userId: parent.id }, now);
  await recordEvent(trx, { userId: parent.id, kind: 'invitation-accepted', device: ask.device() }, now);
  const { relationship, may } = link;
  await notifyPrimaryParents(trx, ask, added, () => ({ kind: 'accepted', who: parent.name, relationship, may }));
}

function countText(children: number): string {
  return children === 1 ? 'a child' : `${children} children`;
}

/** Orders an answer with concurrent removals, cancellations and answers. */
async function lockChildren(trx: Trx, { children }: Link): Promise<void> {
  for (const { id } of children) await lock(trx, 'children', id);
}

async function requireLink(db: Db, token: string, now: Date): Promise<Link> {
  const link = await findLink(db, hashOf(token), now);
  if (!link) throw new Problem('spent');
  return link;
}

async function hasAccepted(db: Db, link: Link, parent: Parent): Promise<boolean> {
  return link.acceptedBy === parent.id && (await childrenIn(db, link, parent.id)).length > 0;
}
