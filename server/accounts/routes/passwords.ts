import type * as z from 'zod/mini';
import type {
  changePassword,
  ChangedPassword,
  forgotPassword,
  ForgottenPassword,
  PasswordReset,
  provePassword,
  resetPassword,
} from '#contract/accounts/passwords.ts';
import type { Reply } from '#contract/endpoint.ts';
import { requireAnswer, spendShared } from '#server/auth/challenge.ts';
import { hashPassword, isPassword } from '#server/auth/password.ts';
import { updateSessionProof } from '#server/auth/queries.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { endSessionsOf } from '#server/auth/session.ts';
import { hashOf } from '#server/auth/token.ts';
import { keyOf } from '#server/db/key-of.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import type { House } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { deleteUses } from '#server/limits/queries.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { queueJob } from '#server/jobs/queries.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { passwordChangedMail } from '../emails.ts';
import {
  deleteResetLinks,
  lockKnown,
  selectOwnerId,
  selectPasswordHash,
  selectResetLink,
  spendResetLink,
  updatePassword,
} from '../queries/passwords.ts';
import { selectIdentities, unlinkIdentities, type StoredIdentity } from '../queries/identities.ts';
import { passwordResets, requireUncommonPassword } from '../rules.ts';
import { queueFailedLogin } from './failed-login.ts';
import { issuerNamed } from './identities.ts';
import { pairKey } from './signing-in.ts';

type Anyone = Ask<'anyone'>;
type SignedIn = Ask<'signed in'>;

/**
 * @throws Problem `bad-input` about `password`; `slow-down`; `sign-in-needed` when the password was changed meanwhile
 */
export async function prove(ask: SignedIn, password: string): Promise<Reply<typeof provePassword>> {
  const { db, parent, now } = ask;
  const known = await requirePassword(ask, 'password', password);
  await tx(db, async (trx) => {
    if (!(await lockKnown(trx, parent.id, known))) throw new Problem('sign-in-needed');
    await updateSessionProof(trx, parent.sessionId, now);
  });
  return {};
}

/**
 * Sessions stay, and so do links to a new password: who holds the mailbox proves more than who knows the password.
 *
 * @throws Problem `bad-input` about `currentPassword` or `newPassword`; `changed-meanwhile`
 */
export async function change(
  ask: SignedIn,
  { currentPassword, newPassword }: z.output<typeof ChangedPassword>,
): Promise<Reply<typeof changePassword>> {
  const { house, db, parent, now } = ask;
  const known = await requirePassword(ask, 'currentPassword', currentPassword);
  requireUncommonPassword({ ...parent, password: newPassword }, house.config.publicUrl, 'newPassword');
  const passwordHash = await hashPassword(newPassword, house.passwordCost);
  await tx(db, async (trx) => {
    if (!(await updatePassword(trx, parent.id, passwordHash, known))) throw new Problem('changed-meanwhile');
    await updateSessionProof(trx, parent.sessionId, now);
    await recordEvent(trx, { userId: parent.id, kind: 'password-changed', device: ask.device() }, now);
    const ways = { linked: namesOf(house, await selectIdentities(trx, parent.id)), unlinked: [] };
    await queueMail(trx, passwordChangedMail(parent, house.config.publicUrl, { device: ask.device(), ...ways }), now);
  });
  house.jobs.wake();
  return {};
}

/**
 * The job that mails the link is queued for an unknown address too, so that neither content nor timing reveals whether
 * an account exists.
 */
export async function forget(
  ask: Anyone,
  { email, challengeToken }: z.output<typeof ForgottenPassword>,
): Promise<Reply<typeof forgotPassword>> {
  const { house, db, now } = ask;
  const bits = await requireAnswer(db, challengeToken, 'forgot', now);
  await spendShared(house, { action: 'forgot', bits, network: ask.network(), now });
  const payload = { userId: await selectOwnerId(db, email), device: ask.device() };
  await queueJob(db, { kind: passwordResets, payload, runAt: now }, now);
  house.jobs.wake();
  return {};
}

/**
 * Ends every session and every other link of the account, and unlinks accounts at issuers with another address: whoever
 * has lost a phone may have lost one that somebody has linked with it.
 *
 * @throws Problem `spent`; `bad-input` about `newPassword`
 */
export async function reset(
  ask: Anyone,
  { token, newPassword }: z.output<typeof PasswordReset>,
): Promise<Reply<typeof resetPassword>> {
  const { house, db, now } = ask;
  const tokenHash = hashOf(token);
  const owner = await selectResetLink(db, tokenHash, now);
  if (!owner) throw new Problem('spent');
  const { userId, name, email } = owner;
  requireUncommonPassword({ name, email, password: newPassword }, house.config.publicUrl, 'newPassword');
  const passwordHash = await hashPassword(newPassword, house.passwordCost);
  await tx(db, async (trx) => {
    // Two links of one account may be used concurrently.
    await lock(trx, 'users', userId);
    if (!(await spendResetLink(trx, tokenHash, now))) throw new Problem('spent');
    await updatePassword(trx, userId, passwordHash);
    await deleteResetLinks(trx, userId);
    await endSessionsOf(trx, userId);
    // Too many tries of the old password must not block the new one.
    await deleteUses(trx, pairKey(email, ask.network()));
    await recordEvent(trx, { userId, kind: 'password-reset', device: ask.device() }, now);
    const { same: linked, other } = byAddress(await selectIdentities(trx, userId), email);
    const ids = other.map(({ id }) => id);
    await unlinkIdentities(trx, userId, ids, now);
    const ways = { linked: namesOf(house, linked), unlinked: namesOf(house, other) };
    const told = { device: ask.device(), ...ways };
    await queueMail(trx, passwordChangedMail({ id: userId, email }, house.config.publicUrl, told), now);
  });
  house.jobs.wake();
  if (ask.parent?.id === userId) ask.cookies.clear('sid');
  ask.flash('password-reset');
  return { next: '/login' };
}

function byAddress(identities: readonly StoredIdentity[], email: string) {
  const isSame = (one: StoredIdentity) => one.email !== null && keyOf(one.email) === keyOf(email);
  return { same: identities.filter(isSame), other: identities.filter((one) => !isSame(one)) };
}

function namesOf(house: House, identities: readonly StoredIdentity[]): string[] {
  return identities.map(({ issuerName, email }) => {
    const label = issuerNamed(house, issuerName)?.label ?? issuerName;
    return email === null ? label : `${label} (${email})`;
  });
}

/** The address whose password the link sets; null when it is no longer valid. Does not spend it. */
export async function resetEmailOf({ db, clock }: Pick<House, 'db' | 'clock'>, token: string | null) {
  const owner = token === null ? null : await selectResetLink(db, hashOf(token), clock());
  return owner?.email ?? null;
}

/**
 * Only this session's tries count, so that guesses on a stolen phone lock nobody else out.
 *
 * @returns the stored hash
 * @throws Problem `slow-down`; `bad-input` about the field; `sign-in-needed` when the account is gone
 */
export async function requirePassword(ask: SignedIn, field: string, password: string): Promise<string> {
  const { house, db, parent, now } = ask;
  await spend(db, `password session:${parent.sessionId}`, house.limits.passwordSession, now);
  const storedHash = await selectPasswordHash(db, parent.id);
  if (storedHash === null) throw new Problem('sign-in-needed');
  if (await isPassword(password, storedHash, house.passwordCost)) return storedHash;
  await queueFailedLogin(ask, parent.id);
  const message = field === 'password' ? 'This password is incorrect' : 'Current password is incorrect';
  throw new Problem('bad-input', { title: message, fields: [{ name: field, code: 'wrong', message }] }, 'password');
}
