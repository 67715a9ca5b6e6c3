import type * as z from 'zod/mini';
import type { cancelDeletion, closeAccount, Closing } from '#contract/accounts/deletion.ts';
import type { Reply } from '#contract/endpoint.ts';
import { isPassword } from '#server/auth/password.ts';
import { noteEvent } from '#server/auth/security-events.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/http/problem.ts';
import { spend } from '#server/http/rate-limit.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { accountClosedMail, accountKeptMail } from '../emails.ts';
import { closeUser, reopenUser, selectPasswordHash } from '../queries/deletion.ts';
import { erasedAfterMs } from '../rules.ts';

type SignedIn = Ask<'signed in'>;

/**
 * Closes the account of whoever knows its password, and says when it is erased.
 *
 * @throws Problem `bad-input` about `password` for a wrong one; `slow-down` after too many tries
 */
export async function close(
  ask: SignedIn,
  { password }: z.output<typeof Closing>,
): Promise<Reply<typeof closeAccount>> {
  const { house, db, parent, now } = ask;
  await requirePassword(ask, password);
  const erasedFrom = new Date(now.getTime() + erasedAfterMs);
  await tx(db, async (trx) => {
    const owner = await closeUser(trx, { userId: parent.id, erasedFrom, sessionId: parent.sessionId });
    // Closed by another press at this very moment.
    if (!owner) throw new Problem('account-closed');
    await noteEvent(trx, { userId: parent.id, kind: 'deletion-asked', device: ask.device() }, now);
    const about = { ...owner, userId: parent.id, erasedFrom };
    await queueMail(trx, accountClosedMail(about, house.config.publicUrl), now);
  });
  house.jobs.wake();
  return { erasedFrom: erasedFrom.toISOString() };
}

/** Opens the account again. One that is open stays so. */
export async function cancel(ask: SignedIn): Promise<Reply<typeof cancelDeletion>> {
  const { house, db, parent, now } = ask;
  await tx(db, async (trx) => {
    const wasClosed = await reopenUser(trx, parent.id);
    // Erased at this very moment.
    if (wasClosed === undefined) throw new Problem('sign-in-needed');
    if (!wasClosed) return;
    await noteEvent(trx, { userId: parent.id, kind: 'deletion-cancelled', device: ask.device() }, now);
    await queueMail(trx, accountKeptMail(parent, house.config.publicUrl), now);
  });
  house.jobs.wake();
  ask.flash('deletion-cancelled');
  return {};
}

async function requirePassword({ house, db, parent, now }: SignedIn, password: string): Promise<void> {
  await spend(db, `close-account:${parent.id}`, house.limits.signInPair, now);
  if (await isPassword(password, await selectPasswordHash(db, parent.id), house.passwordCost)) return;
  const message = 'This is not the password of your account';
  throw new Problem('bad-input', { fields: [{ name: 'password', code: 'refused', message }] });
}
