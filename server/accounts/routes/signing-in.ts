import type * as z from 'zod/mini';
import type { Credentials, signIn, signOut } from '#contract/accounts/signing-in.ts';
import type { Reply } from '#contract/endpoint.ts';
import { requireAnswer, requireHarder } from '#server/auth/challenge.ts';
import { forgetPage, rememberedPage } from '#server/auth/first-page.ts';
import { isPassword } from '#server/auth/password.ts';
import { cookieLife, endSession, endSessionsOf, openSession } from '#server/auth/session.ts';
import { noteEvent } from '#server/auth/security-events.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/http/problem.ts';
import { countUse } from '#server/http/queries.ts';
import { spend } from '#server/http/rate-limit.ts';
import { selectAccount, selectPending, type Account } from '../queries.ts';
import { signInsBeforeHarder } from '../rules.ts';
import { ownSignUp } from './own-sign-up.ts';

type Anyone = Ask<'anyone'>;
type SignedIn = Ask<'signed in'>;
type Given = z.output<typeof Credentials>;

/** Where a closed account is kept after all. */
const closedPage = '/account-closed';

/**
 * Opens a session for whoever knows the password. What this browser had open before ends.
 *
 * @throws Problem `sign-in-needed` for a wrong password and for an unknown address alike;
 *   `confirm-address` after the right password, when the address waits to be confirmed
 */
export async function enter(ask: Anyone, given: Given): Promise<Reply<typeof signIn>> {
  const { db, now } = ask;
  await spendTries(ask, given.email, await requireAnswer(db, given.challengeToken, 'sign-in', now));
  const account = await requireAccount(ask, given);
  if (ask.parent) await endSession(db, ask.parent.sessionId);
  const remember = given.remember ?? false;
  const token = await openSession(db, { userId: account.id, remember, now, device: ask.device() });
  await noteEvent(db, { userId: account.id, kind: 'logged-in', device: ask.device() }, now);
  const isClosed = account.erasedFrom !== null;
  if (given.client === 'app') return { next: isClosed ? closedPage : '/dashboard', token };
  return letIn(ask, { token, remember, isClosed });
}

/** Ends this session. */
export async function endHere(ask: SignedIn): Promise<Reply<typeof signOut>> {
  await endSession(ask.db, ask.parent.sessionId);
  leaveNothing(ask);
  ask.flash('logged-out');
  return { next: '/' };
}

/** Ends every session of the account. */
export async function endEverywhere(ask: SignedIn): Promise<Reply<typeof signOut>> {
  await endSessionsOf(ask.db, ask.parent.id);
  leaveNothing(ask);
  ask.flash('logged-out-everywhere');
  return { next: '/' };
}

type Entering = { readonly token: string; readonly remember: boolean; readonly isClosed: boolean };

async function letIn(ask: Anyone, { token, remember, isClosed }: Entering): Promise<Reply<typeof signIn>> {
  const { house, cookies } = ask;
  cookies.set('sid', token, cookieLife(remember));
  // The page that was asked for first can wait.
  if (isClosed) return { next: closedPage };
  const next = await rememberedPage(house, cookies);
  forgetPage(cookies);
  ask.flash('welcome-back');
  return { next: next ?? '/dashboard' };
}

/** Tells the browser to drop what it holds of the account. */
function leaveNothing({ cookies, header }: SignedIn): void {
  cookies.clear('sid');
  forgetPage(cookies);
  header('clear-site-data', '"cache"');
}

async function spendTries(ask: Anyone, email: string, bits: number): Promise<void> {
  const { house, db, now } = ask;
  const network = ask.network();
  const key = keyOf(email);
  await spend(db, `sign-in network:${network}`, house.limits.signInNetwork, now);
  await spend(db, `sign-in pair:${key} ${network}`, house.limits.signInPair, now);
  const { most, windowMs } = signInsBeforeHarder;
  const { used } = await countUse(db, `sign-in account:${key}`, new Date(now.getTime() - windowMs), now);
  if (used > most) await requireHarder(house, bits, network, now);
}

async function requireAccount(ask: Anyone, { email, password }: Given): Promise<Account> {
  const { house, db, now } = ask;
  // One hash and the same queries in every case: the time of the answer tells nothing about the address.
  const account = await selectAccount(db, email);
  const pending = await selectPending(db, email, await ownSignUp(ask), now);
  const kept = account?.passwordHash ?? pending?.passwordHash ?? null;
  const isRight = await isPassword(password, kept, house.passwordCost);
  if (!isRight) throw new Problem('sign-in-needed', { title: 'Invalid email or password' });
  if (!account) throw new Problem('confirm-address');
  return account;
}
