import type * as z from 'zod/mini';
import type { Credentials, signIn } from '#contract/accounts/signing-in.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { FlashCode } from '#contract/flash.ts';
import { requireAnswer, requireHarder, spendShared } from '#server/auth/challenge.ts';
import { forgetPage, rememberedPage } from '#server/auth/first-page.ts';
import { isPassword } from '#server/auth/password.ts';
import { selectKnownDevices } from '#server/auth/queries.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import { cookieLife, endSession, openSession } from '#server/auth/session.ts';
import type { Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/problem.ts';
import { countUse } from '#server/limits/queries.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { newDeviceMail } from '../emails.ts';
import { selectAccount, selectPending, type Account } from '../queries.ts';
import { lockKnown } from '../queries/passwords.ts';
import { signInsBeforeHarder } from '../rules.ts';
import { queueFailedLogin } from './failed-login.ts';
import { ownSignUp } from './own-sign-up.ts';

type Anyone = Ask<'anyone'>;
type Given = z.output<typeof Credentials>;

const closedPage = '/account-closed';

/**
 * The browser's previous session ends.
 *
 * @throws Problem `sign-in-needed` for a wrong password or an unknown address; `confirm-address` for the right password
 * of an unconfirmed address
 */
export async function enter(ask: Anyone, given: Given): Promise<Reply<typeof signIn>> {
  const { db, now } = ask;
  await spendTries(ask, given.email, await requireAnswer(db, given.challengeToken, 'sign-in', now));
  const account = await requireAccount(ask, given);
  const remember = given.remember ?? false;
  const token = await tx(db, (trx) => open(trx, ask, account, remember));
  ask.house.jobs.wake();
  const isClosed = account.erasedFrom !== null;
  if (given.client === 'app') return { next: isClosed ? closedPage : '/dashboard', token };
  return letIn(ask, { token, remember, isClosed });
}

async function open(trx: Trx, ask: Anyone, account: Account, remember: boolean): Promise<string> {
  // A reset ends existing sessions; none may be opened after it with the old password.
  if (!(await lockKnown(trx, account.id, account.passwordHash))) throw refused();
  return openFor(trx, ask, account, { remember, provedAt: null });
}

type Opening = { readonly remember: boolean; readonly provedAt: Date | null };

/** For whoever has shown to own an account, which is locked. The browser's previous session ends. */
export async function openFor(
  trx: Trx,
  ask: Anyone,
  { id: userId, email }: Pick<Account, 'id' | 'email'>,
  { remember, provedAt }: Opening,
): Promise<string> {
  const { house, now, parent } = ask;
  const device = ask.device();
  const known = await selectKnownDevices(trx, userId);
  if (known.size > 0 && !known.has(device)) {
    await queueMail(trx, newDeviceMail({ id: userId, email }, house.config.publicUrl, device), now);
  }
  if (parent) await endSession(trx, parent.sessionId);
  await recordEvent(trx, { userId, kind: 'logged-in', device }, now);
  return openSession(trx, { userId, remember, now, device, provedAt });
}

type Opened = { readonly token: string; readonly remember: boolean; readonly isClosed: boolean };

/** @returns the page that was asked for before signing in */
export async function letIn(
  ask: Anyone,
  { token, remember, isClosed }: Opened,
  flash: FlashCode = 'welcome-back',
): Promise<{ next: string }> {
  const { house, cookies } = ask;
  cookies.set('sid', token, cookieLife(remember));
  if (isClosed) return { next: closedPage };
  const next = await rememberedPage(house, cookies);
  forgetPage(cookies);
  ask.flash(flash);
  return { next: next ?? '/dashboard' };
}

export function pairKey(email: string, network: string): string {
  return `sign-in pair:${keyOf(email)} ${network}`;
}

async function spendTries(ask: Anyone, email: string, bits: number): Promise<void> {
  const { house, db, now } = ask;
  const network = ask.network();
  const key = keyOf(email);
  await spendShared(house, { action: 'sign-in', bits, network, now });
  await spend(db, pairKey(email, network), house.limits.signInPair, now);
  const { most, windowMs } = signInsBeforeHarder;
  const { used } = await countUse(db, `sign-in account:${key}`, new Date(now.getTime() - windowMs), now);
  if (used > most) await requireHarder(house, bits, network, now);
}

async function requireAccount(ask: Anyone, { email, password }: Given): Promise<Account> {
  const { house, db, now } = ask;
  // One hash and the same queries in every case, so that timing reveals nothing about the address.
  const account = await selectAccount(db, email);
  const pending = await selectPending(db, email, await ownSignUp(ask), now);
  const storedHash = account?.passwordHash ?? pending?.passwordHash ?? null;
  const isRight = await isPassword(password, storedHash, house.passwordCost);
  if (!isRight) {
    // Also for an unknown address, because of timing.
    await queueFailedLogin(ask, account?.id ?? null);
    throw refused();
  }
  if (!account) throw new Problem('confirm-address');
  return account;
}

function refused(): Problem {
  return new Problem('sign-in-needed', { title: 'Invalid email or password' }, 'password');
}
