import type * as z from 'zod/mini';
import type { cancelDeletion, closeAccount, Closing as Given, Deletion } from '#contract/accounts/deletion.ts';
import type { Reply } from '#contract/endpoint.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { isHashOfNone } from '#server/auth/password.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { stopRenewingFor } from '#server/billing/queries/customers.ts';
import type { Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, Problem, refuseFields } from '#server/problem.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { accountClosedMail, accountKeptMail } from '../emails.ts';
import { closeUser, reopenUser, type Closing } from '../queries/deletion.ts';
import { deletionOf } from '../replies/deletion.ts';
import { lockKnown, selectPasswordHash } from '../queries/passwords.ts';
import { erasedAfterMs } from '../rules.ts';
import { requirePassword } from './passwords.ts';

type SignedIn = Ask<'signed in'>;

/**
 * @throws Problem `bad-input` about `password`; `slow-down` after too many tries; `sign-in-needed` when the password
 * was changed meanwhile; `changed-meanwhile` with the current consequences, when they differ from those seen
 */
export async function close(
  ask: SignedIn,
  { password, seen }: z.output<typeof Given>,
): Promise<Reply<typeof closeAccount>> {
  const { house, db, parent, now } = ask;
  const known = await requireOwner(ask, password);
  const erasedFrom = new Date(now.getTime() + erasedAfterMs);
  const closing = { userId: parent.id, sessionId: parent.sessionId, erasedFrom };
  const { publicUrl } = house.config;
  const isClosed = await tx(db, async (trx) => {
    if (!(await lockKnown(trx, parent.id, known))) throw new Problem('sign-in-needed');
    await requireSeen(ask, trx, seen);
    return closeWithMail(trx, closing, { now, device: ask.device(), publicUrl });
  });
  // Closed by a concurrent request.
  if (!isClosed) throw new Problem('account-closed');
  house.jobs.wake();
  return { erasedFrom: erasedFrom.toISOString() };
}

/** @returns the stored hash */
async function requireOwner(ask: SignedIn, password: string | undefined): Promise<string> {
  if (password !== undefined) return requirePassword(ask, 'password', password);
  const stored = await selectPasswordHash(ask.db, ask.parent.id);
  if (stored === null) throw new Problem('sign-in-needed');
  if (!isHashOfNone(stored)) refuseFields([fieldProblem('password', 'Password is required')]);
  requireFresh(ask);
  return stored;
}

async function requireSeen(ask: SignedIn, trx: Trx, seen: Seen | undefined): Promise<void> {
  if (!seen) return;
  const current = await deletionOf({ ...ask, db: trx }, ask.parent);
  if (!isAsSeen(current.children, seen)) throw new Problem('changed-meanwhile', { current });
}

type Seen = NonNullable<z.output<typeof Given>['seen']>;

function isAsSeen(children: Deletion['children'], seen: Seen): boolean {
  const known = new Map(seen.map((parting) => [parting.childId, parting]));
  return (
    children.length === known.size &&
    children.every(({ childId, what, to }) => known.get(childId)?.what === what && known.get(childId)?.to === to)
  );
}

type Occasion = { readonly now: Date; readonly device: string; readonly publicUrl: string };

/** @returns false when it is already closed or gone */
export async function closeWithMail(
  trx: Trx,
  closing: Closing,
  { now, device, publicUrl }: Occasion,
): Promise<boolean> {
  const owner = await closeUser(trx, closing);
  if (!owner) return false;
  await stopRenewingFor(trx, closing.userId, now);
  await recordEvent(trx, { userId: closing.userId, kind: 'deletion-asked', device }, now);
  await queueMail(trx, accountClosedMail({ ...owner, ...closing }, publicUrl), now);
  return true;
}

export async function cancel(ask: SignedIn): Promise<Reply<typeof cancelDeletion>> {
  const { house, db, parent, now } = ask;
  await tx(db, async (trx) => {
    const wasClosed = await reopenUser(trx, parent.id);
    // Erased by a concurrent job.
    if (wasClosed === undefined) throw new Problem('sign-in-needed');
    if (!wasClosed) return;
    await recordEvent(trx, { userId: parent.id, kind: 'deletion-canceled', device: ask.device() }, now);
    await queueMail(trx, accountKeptMail(parent, house.config.publicUrl), now);
  });
  house.jobs.wake();
  ask.flash('deletion-canceled');
  return {};
}
