import type { IssuerFailure, IssuerPurpose } from '#contract/accounts/identities.ts';
import { Email, FullName } from '#contract/accounts/signing-in.ts';
import type { FlashCode } from '#contract/flash.ts';
import { hashOfNone, isHashOfNone } from '#server/auth/password.ts';
import { updateSessionProof } from '#server/auth/queries.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import type { Trx } from '#server/db/db.ts';
import { isUnique } from '#server/db/db-errors.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { countFailure, requireLeft } from '#server/limits/rate-limit.ts';
import { queueUpTo } from '#server/mail/mail-limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Issuer } from '#server/oidc/issuer-settings.ts';
import {
  bringsCode,
  claimsFrom,
  IssuerFailed,
  PROVED_WITHIN_MS,
  tellsNoTime,
  type Claims,
} from '#server/oidc/openid.ts';
import { endTrip, tripTo, type Trip } from '#server/oidc/trip.ts';
import { Problem } from '#server/problem.ts';
import { identityLinkedMail, newAccountMail } from '../emails.ts';
import { selectAccount, type Account } from '../queries.ts';
import {
  insertIdentity,
  insertOwner,
  isUnlinkedFrom,
  selectHolder,
  selectIdentities,
  updateIdentityUse,
  type NewIdentity,
} from '../queries/identities.ts';
import { mostIdentities } from '../rules.ts';
import { maySignUp } from '../service.ts';
import { tellFailedEntry } from './failed-entry.ts';
import { requireIssuer } from './identities.ts';
import { letIn, openFor } from './signing-in.ts';
import { callbackOf, logFailed } from './way.ts';

type Anyone = Ask<'anyone'>;
type Next = { readonly next: string };

/**
 * @param search of the address at which a browser comes back
 * @throws Problem `not-found` for an unknown issuer
 */
export async function arrive(ask: Anyone, name: string, search: string): Promise<Next> {
  const { house, db, cookies, now } = ask;
  const issuer = requireIssuer(house, name);
  const trip = await tripTo(name, ask);
  if (!trip) return { next: tellFailedEntry(cookies, { issuer: name, purpose: 'sign-in', why: 'too late' }) };
  endTrip(cookies);
  const journey = { issuer, purpose: trip.purpose, trip };
  const failures = `issuer failed:${ask.network()}`;
  const address = new URL(`${callbackOf(house, issuer)}${search}`);
  try {
    await requireLeft(db, failures, house.limits.issuerNetwork, now);
    const claims = await claimsFrom(issuer, trip, address, { now });
    return await arriveWith(ask, journey, claims);
  } catch (error) {
    if (error instanceof IssuerFailed) {
      // Only codes that the issuer refused: who logs in, or finds it down, takes nothing from others of the network.
      const isRefused = error.why === 'refused' && bringsCode(trip, address);
      if (isRefused) await countFailure(db, failures, house.limits.issuerNetwork, now);
      logFailed(house, issuer, error);
      return failed(ask, journey, error.why);
    }
    if (error instanceof Problem && error.code === 'slow-down') return failed(ask, journey, 'slow down');
    throw error;
  }
}

type Journey = { readonly issuer: Issuer; readonly purpose: IssuerPurpose; readonly trip: Trip };

async function arriveWith(ask: Anyone, journey: Journey, claims: Claims): Promise<Next> {
  switch (journey.purpose) {
    case 'link':
      return link(ask, journey, claims);
    case 'prove':
      return prove(ask, journey, claims);
    default:
      return enterBy(ask, journey, claims);
  }
}

/** A concurrent request may link the identity, or make the account: then it is there the next time. */
async function enterBy(ask: Anyone, journey: Journey, claims: Claims): Promise<Next> {
  try {
    return await enter(ask, journey, claims);
  } catch (error) {
    if (!isUnique(error)) throw error;
    return enter(ask, journey, claims);
  }
}

async function enter(ask: Anyone, journey: Journey, claims: Claims): Promise<Next> {
  const { house, db, now } = ask;
  const holder = await selectHolder(db, claims);
  if (holder) return letHolderIn(ask, journey, claims, holder);
  const email = Email.safeParse(claims.email);
  if (!claims.isVerified || !email.success) return failed(ask, journey, 'unverified');
  // Every account here has an address that was confirmed.
  const account = await selectAccount(db, email.data);
  if (account) return letOwnerIn(ask, journey, claims, account);
  const mayMake = await maySignUp(db, house, email.data, now);
  if (!mayMake) return failed(ask, journey, house.config.signUp === 'closed' ? 'nobody' : 'by invitation');
  // Whoever logs in has not agreed to the terms, and may have an account with another address.
  if (journey.purpose === 'sign-in') return failed(ask, journey, 'no account');
  return makeAccount(ask, journey, claims, email.data);
}

async function letHolderIn(ask: Anyone, { issuer, trip }: Journey, claims: Claims, holder: Account): Promise<Next> {
  const token = await tx(ask.db, async (trx) => {
    await lock(trx, 'users', holder.id);
    // Unlinked meanwhile, or the account is gone.
    if (!(await updateIdentityUse(trx, identityOf(issuer, claims, holder.id), ask.now)))
      throw new Problem('unavailable');
    return openFor(trx, ask, holder, opening(ask, trip, claims, holder));
  });
  return come(ask, trip, token, holder.erasedFrom !== null);
}

async function letOwnerIn(ask: Anyone, journey: Journey, claims: Claims, account: Account): Promise<Next> {
  const { issuer, trip } = journey;
  const token = await tx(ask.db, async (trx) => {
    await lock(trx, 'users', account.id);
    if (!(await mayLinkItself(trx, account.id, claims))) return null;
    await addIdentity(trx, ask, { issuer, claims, owner: account });
    return openFor(trx, ask, account, opening(ask, trip, claims, account));
  });
  if (token === null) return failed(ask, journey, 'not linked');
  return come(ask, trip, token, account.erasedFrom !== null);
}

async function mayLinkItself(trx: Trx, userId: string, claims: Claims): Promise<boolean> {
  if (await isUnlinkedFrom(trx, userId, claims)) return false;
  return (await selectIdentities(trx, userId)).length < mostIdentities;
}

/**
 * Whoever holds an unlocked phone is logged in at the issuer, too: that gives what a password gives only where an account
 * has none, and where the issuer has just asked.
 */
function opening(
  { now }: Anyone,
  { remember }: Trip,
  { provedAt }: Claims,
  { passwordHash }: Pick<Account, 'passwordHash'>,
) {
  const isProved = provedAt !== null && isRecent(provedAt, now) && isHashOfNone(passwordHash);
  return { remember, provedAt: isProved ? provedAt : NEVER };
}

const NEVER = new Date(0);

function isRecent(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() <= PROVED_WITHIN_MS;
}

async function makeAccount(ask: Anyone, { issuer, trip }: Journey, claims: Claims, email: string): Promise<Next> {
  const { house, db, now } = ask;
  const { operator, publicUrl } = house.config;
  const owner = { id: newId(now.getTime()), email };
  const name = nameIn(claims, email);
  const token = await tx(db, async (trx) => {
    const passwordHash = hashOfNone(house.passwordCost);
    const made = { ...owner, name, timeZone: trip.timeZone, hashOfNone: passwordHash };
    await insertOwner(trx, made, now);
    await insertIdentity(trx, identityOf(issuer, claims, owner.id), now);
    await recordEvent(trx, linked(ask, owner.id, issuer), now);
    if (operator.email) {
      await queueUpTo(house.limits.newAccountsTold, trx, newAccountMail(operator.email, publicUrl), now);
    }
    return openFor(trx, ask, owner, opening(ask, trip, claims, { passwordHash }));
  });
  return come(ask, trip, token, false, 'account-made');
}

async function come(
  ask: Anyone,
  { remember }: Trip,
  token: string,
  isClosed: boolean,
  flash?: FlashCode,
): Promise<Next> {
  ask.house.jobs.wake();
  return letIn(ask, { token, remember, isClosed }, flash);
}

/** For the session that asked, so that nobody is led to link their account with another's. */
async function link(ask: Anyone, { issuer, trip }: Journey, claims: Claims): Promise<Next> {
  const { house, db, parent } = ask;
  if (!parent || parent.sessionId !== trip.sessionId) return back(ask, trip, 'link-failed');
  const isLinked = await tx(db, async (trx) => {
    await lock(trx, 'users', parent.id);
    const holder = await selectHolder(trx, claims);
    if (holder) return holder.id === parent.id;
    if ((await selectIdentities(trx, parent.id)).length >= mostIdentities) return false;
    await addIdentity(trx, ask, { issuer, claims, owner: parent });
    return true;
  }).catch((error: unknown) => {
    // Another account has linked it meanwhile.
    if (isUnique(error)) return false;
    throw error;
  });
  house.jobs.wake();
  return back(ask, trip, isLinked ? 'identity-linked' : 'identity-taken');
}

/** For an account without a password. */
async function prove(ask: Anyone, { issuer, trip }: Journey, claims: Claims): Promise<Next> {
  const { db, parent, now } = ask;
  const holder = await selectHolder(db, claims);
  const isProved = claims.provedAt === null ? tellsNoTime(issuer) : isRecent(claims.provedAt, now);
  const isTheirs = parent && holder?.id === parent.id && parent.sessionId === trip.sessionId;
  if (!isTheirs || !isProved || !isHashOfNone(holder.passwordHash)) return back(ask, trip, 'proof-failed');
  await updateSessionProof(db, parent.sessionId, now);
  return back(ask, trip, 'identity-proved');
}

function back(ask: Pick<Anyone, 'flash'>, { next }: Trip, flash: FlashCode): Next {
  ask.flash(flash);
  return { next: next ?? '/dashboard' };
}

type Linking = { readonly issuer: Issuer; readonly claims: Claims; readonly owner: Pick<Account, 'id' | 'email'> };

async function addIdentity(trx: Trx, ask: Anyone, { issuer, claims, owner }: Linking): Promise<void> {
  const { house, now } = ask;
  await insertIdentity(trx, identityOf(issuer, claims, owner.id), now);
  await recordEvent(trx, linked(ask, owner.id, issuer), now);
  await queueMail(trx, identityLinkedMail(owner, house.config.publicUrl, issuer.label), now);
}

function linked(ask: Anyone, userId: string, { label }: Issuer) {
  return { userId, kind: 'identity-linked', detail: label, device: ask.device() } as const;
}

function identityOf({ name }: Issuer, { issuer, subject, email }: Claims, userId: string): NewIdentity {
  const known = Email.safeParse(email);
  return { issuer, subject, userId, issuerName: name, email: known.success ? known.data : null };
}

/** A person may call themselves at an issuer as nobody can here. */
function nameIn({ name }: Claims, email: string): string {
  const given = FullName.safeParse(name);
  const [localPart = ''] = email.split('@', 1);
  return given.success ? given.data : (FullName.safeParse(localPart).data ?? 'Parent');
}

function failed({ cookies, ...ask }: Anyone, { issuer, purpose, trip }: Journey, why: IssuerFailure): Next {
  if (purpose === 'link') return back(ask, trip, 'link-failed');
  if (purpose === 'prove') return back(ask, trip, 'proof-failed');
  return { next: tellFailedEntry(cookies, { issuer: issuer.name, purpose, why }) };
}
