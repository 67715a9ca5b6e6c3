import type * as z from 'zod/mini';
import type { confirmAddress, NewAccount, resendConfirmation, signUp } from '#contract/accounts/signing-in.ts';
import type { Reply } from '#contract/endpoint.ts';
import { browserOf } from '#server/auth/browser.ts';
import { requireAnswer } from '#server/auth/challenge.ts';
import { rememberedPage, rememberPage } from '#server/auth/first-page.ts';
import { hashOfNone, hashPassword } from '#server/auth/password.ts';
import { hashOf } from '#server/auth/token.ts';
import type { Trx } from '#server/db/db.ts';
import { isUnique } from '#server/db/db-errors.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/problem.ts';
import { queueJob } from '#server/jobs/queries.ts';
import { queueUpTo, spendMailsTo } from '#server/mail/mail-limits.ts';
import { newAccountMail } from '../emails.ts';
import {
  insertSignUp,
  isKnown,
  isWithoutLink,
  makeAccount,
  selectConfirmingLink,
  selectPending,
  selectPendingEmail,
  type ConfirmingLink,
} from '../queries.ts';
import { hasResetLink } from '../queries/passwords.ts';
import {
  confirmAgainWithinMs,
  confirmations,
  confirmationsAgain,
  confirmBy,
  isInvitation,
  requireTimeZone,
  requireUncommonPassword,
} from '../rules.ts';
import { makeResetLink, maySignUp } from '../service.ts';
import { ownSignUp, rememberSignUp } from './own-sign-up.ts';

type Anyone = Ask<'anyone'>;

const loginPage = '/login';

/** @throws Problem `not-allowed` for an address that is not invited; `already-exists` when the address has an account */
export async function begin(ask: Anyone, account: NewAccount): Promise<Reply<typeof signUp>> {
  const { house, db, now } = ask;
  requireOpenToSomebody(house);
  requireUncommonPassword(account, house.config.publicUrl);
  requireTimeZone(account.timeZone);
  const bits = await requireAnswer(db, account.challengeToken, 'sign-up', now);
  await requireInvited(ask, account.email);
  await spendMailsTo(db, ask, { action: 'sign-up', bits, email: account.email });
  if (await isKnown(db, account.email)) {
    throw new Problem('already-exists', { title: 'An account with this email already exists' });
  }
  const { name, email, timeZone } = account;
  const id = newId(now.getTime());
  const nextPath = await rememberedPage(house, ask.cookies);
  const passwordHash = await hashPassword(account.password, house.passwordCost);
  const expiresAt = confirmBy(now);
  await tx(db, async (trx) => {
    await insertSignUp(trx, { id, name, email, passwordHash, timeZone, nextPath, madeAt: now, expiresAt });
    await queueJob(trx, { kind: confirmations, payload: { signUpId: id }, runAt: now }, now);
  });
  house.jobs.wake();
  await rememberSignUp(ask, id);
  ask.flash('account-created');
  return { next: isInvitation(nextPath) ? nextPath : '/signup-success' };
}

function requireOpenToSomebody({ config }: Anyone['house']): void {
  if (config.signUp === 'closed') throw new Problem('not-allowed', { title: 'Nobody can sign up here.' });
}

/** Before any limit is spent, but after the security check: otherwise a list of addresses could be tried quickly. */
async function requireInvited({ house, db, now }: Anyone, email: string): Promise<void> {
  if (await maySignUp(db, house, email, now)) return;
  throw new Problem('not-allowed', {
    title: 'Sign-up here is by invitation. Use the address that was invited.',
  });
}

/** As `forget`: queued even for an address with no sign-up. */
export async function mailAgain(
  ask: Anyone,
  { email, challengeToken }: z.output<typeof resendConfirmation.body>,
): Promise<Reply<typeof resendConfirmation>> {
  const { house, db, now } = ask;
  requireOpenToSomebody(house);
  const bits = await requireAnswer(db, challengeToken, 'resend', now);
  await spendMailsTo(db, ask, { action: 'resend', bits, email });
  const ownId = await ownSignUp(ask);
  const pending = await selectPending(db, email, ownId, now);
  const payload = { signUpId: pending?.id ?? null };
  await queueJob(db, { kind: confirmationsAgain, payload, runAt: now }, now);
  house.jobs.wake();
  return {};
}

/**
 * The same browser may repeat the request for a while.
 *
 * @throws Problem `spent` when the link has expired or was used by someone else; `not-allowed` for who may no longer sign
 *   up
 */
export async function confirm(ask: Anyone, token: string): Promise<Reply<typeof confirmAddress>> {
  const { house, db, now, cookies } = ask;
  const tokenHash = hashOf(token);
  const browserHash = hashOf(browserOf(cookies));
  const readLink = () => selectConfirmingLink(db, tokenHash, now);
  const link = await readLink();
  if (!link) throw new Problem('spent');
  const made = isRepeated(link, browserHash, now) ? null : await makeAccountBy(ask, link, { tokenHash, browserHash });
  if (made) {
    house.jobs.wake();
    if (made.nextPath) await rememberPage(house, cookies, made.nextPath);
  }
  // A concurrent request may have been first.
  const next = made ? made.next : await nextAgain(ask, await readLink(), browserHash);
  if (next === loginPage) ask.flash('address-confirmed');
  return { next };
}

/** A page that sets the account's password, for who has just shown to own its mailbox. */
async function passwordPage(trx: Trx, userId: string, now: Date): Promise<string> {
  return `/reset-password?token=${await makeResetLink(trx, userId, now)}&confirmed=1`;
}

/** @throws Problem `spent` unless this browser has used the link */
async function nextAgain({ db, now }: Anyone, link: ConfirmingLink | null, browserHash: string): Promise<string> {
  if (!isRepeated(link, browserHash, now)) throw new Problem('spent');
  const { userId } = link;
  if (userId === null) return loginPage;
  return tx(db, async (trx) => ((await hasResetLink(trx, userId, now)) ? passwordPage(trx, userId, now) : loginPage));
}

type Presser = { readonly tokenHash: string; readonly browserHash: string };

/**
 * Makes an account of the link's sign-up, or of this browser's own one of the same address, if no link was mailed for it.
 *
 * @returns null when another request or sign-up was first
 * @throws Problem `not-allowed` when who may sign up has changed since the link was mailed
 */
async function makeAccountBy(ask: Anyone, { signUpId }: ConfirmingLink, presser: Presser) {
  const { house, db, now } = ask;
  const email = signUpId === null ? null : await selectPendingEmail(db, signUpId, now);
  if (signUpId === null || email === null) return null;
  requireOpenToSomebody(house);
  await requireInvited(ask, email);
  const ownId = await ownSignUp(ask);
  const isOwn = ownId !== null && (await isWithoutLink(db, ownId, email, now));
  return makeAccountOf(ask, { ...presser, signUpId: isOwn ? ownId : signUpId, ownId });
}

type Spending = Presser & { readonly signUpId: string; readonly ownId: string | null };

async function makeAccountOf({ house, db, now }: Anyone, spending: Spending) {
  const { config, limits, passwordCost } = house;
  try {
    return await tx(db, async (trx) => {
      const made = await makeAccount(trx, { ...spending, hashOfNone: hashOfNone(passwordCost), now });
      if (!made) return null;
      const { operator, publicUrl } = config;
      if (operator.email) {
        await queueUpTo(limits.newAccountsTold, trx, newAccountMail(operator.email, publicUrl), now);
      }
      const { userId, hasPassword, nextPath } = made;
      return { nextPath, next: hasPassword ? loginPage : await passwordPage(trx, userId, now) };
    });
  } catch (error) {
    // Another sign-up of the address was confirmed meanwhile.
    if (isUnique(error)) return null;
    throw error;
  }
}

function isRepeated(link: ConfirmingLink | null, browserHash: string, now: Date): link is ConfirmingLink {
  return (
    link !== null &&
    link.spentAt !== null &&
    link.browserHash === browserHash &&
    now.getTime() - link.spentAt.getTime() <= confirmAgainWithinMs
  );
}
