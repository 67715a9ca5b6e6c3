import type { checkSubscription, createCheckoutSession, createPortalSession } from '#contract/billing.ts';
import type { Reply } from '#contract/endpoint.ts';
import { isSubscribed, mayComeBack, type SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { Trx } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { faultOf } from '#server/log.ts';
import { PaymentsDown, UnknownToProvider, type Checkout } from '#server/payments/payments.ts';
import { Problem } from '#server/problem.ts';
import { planFacts } from '../queries.ts';
import {
  beginRound,
  customerIdOf,
  customerOf,
  forgetCustomer,
  keepCheckout,
  keepCustomer,
  queueRemoval,
  type StoredCustomer,
} from '../queries/customers.ts';
import { queueLook, queueQuestion } from '../queries/truth.ts';
import { CHECKOUT_LEFT_MS, requestKey } from '../rules.ts';
import { findCustomer, refreshPlan, subscriptionOf } from '../service.ts';

type SignedIn = Ask<'signed in'>;

/**
 * Two tabs get one checkout of one customer: what they ask for has the same key at the provider.
 *
 * @throws Problem `already-exists` with a subscription or a grant, with a subscription that goes on once it is paid at the
 *   portal, or one that is being confirmed; `unavailable` while the provider cannot be asked; `not-found` without a plan
 */
export async function checkOut(ask: SignedIn): Promise<Reply<typeof createCheckoutSession>> {
  await mayOpenPages(ask);
  await requireNoGrant(ask);
  const paying = async () => {
    await requireNoSubscription(ask);
    try {
      return await checkoutOf(ask);
    } catch (error) {
      if (!(error instanceof UnknownToProvider)) throw error;
      // The customer was removed at the provider: it is made anew, once.
      await forget(ask);
      return checkoutOf(ask);
    }
  };
  const { id, url } = await asking(ask, paying, async () => (await storedCustomer(ask)).checkout !== null);
  return { sessionId: id, url };
}

/** @throws Problem `not-found` for an account that the provider does not know; `unavailable` */
export async function openPortal(ask: SignedIn): Promise<Reply<typeof createPortalSession>> {
  await mayOpenPages(ask);
  const { db, house, parent } = ask;
  const customerId = await customerIdOf(db, ownerIn(ask));
  if (customerId === null) throw nothingToManage();
  const opened = asking(
    ask,
    () => house.payments.openPortal(customerId),
    () => Promise.resolve(false),
  );
  const portalUrl = await opened.catch(async (error: unknown) => {
    if (!(error instanceof UnknownToProvider)) throw error;
    await queueQuestion(db, { ...ownerIn(ask), key: `${parent.id}:unknown`, runAt: ask.now }, ask.now);
    throw nothingToManage();
  });
  return { portalUrl };
}

/**
 * For whoever has paid and waits for a notice that does not come.
 *
 * @throws Problem `unavailable` while the provider cannot be asked; `not-found` without a plan
 */
export async function checkPlan(ask: SignedIn): Promise<Reply<typeof checkSubscription>> {
  const { house, parent } = ask;
  await mayAsk(ask, 'payment checks');
  await asking(
    ask,
    () => refreshPlan(house, parent.id),
    async () => (await storedCustomer(ask)).checkout !== null,
  );
  return subscriptionOf(house, parent, house.clock());
}

async function mayOpenPages(ask: SignedIn): Promise<void> {
  await mayAsk(ask, 'payment pages');
}

/** @throws Problem `not-found` without a plan; `slow-down` */
async function mayAsk({ house, db, parent, now }: SignedIn, what: string): Promise<void> {
  if (!house.config.hasPlan) throw new Problem('not-found');
  await spend(db, `${what}:${parent.id}`, house.limits.paymentPages, now);
}

async function requireNoGrant({ house, db, parent, now }: SignedIn): Promise<void> {
  const facts = await planFacts(db, parent.id, house.payments.provider, now);
  const endsAt = facts?.grantEndsAt ?? null;
  if (endsAt === null || endsAt <= now) return;
  throw new Problem('already-exists', { title: 'You have the plan for nothing. There is nothing to pay.' });
}

async function requireNoSubscription(ask: SignedIn): Promise<void> {
  let status = await storedStatus(ask);
  // It may have ended since.
  if (mayComeBack(status)) {
    await refreshPlan(ask.house, ask.parent.id);
    status = await storedStatus(ask);
  }
  if (isSubscribed(status)) throw new Problem('already-exists', { title: 'You have a subscription already.' });
  if (mayComeBack(status))
    throw new Problem('already-exists', {
      title: 'You have a subscription that is not paid or is paused. Open "Manage Subscription" to continue it.',
    });
}

async function storedStatus({ house, db, parent, now }: SignedIn): Promise<SubscriptionStatus | null> {
  return (await planFacts(db, parent.id, house.payments.provider, now))?.subscription?.status ?? null;
}

async function checkoutOf(ask: SignedIn): Promise<Checkout> {
  const { house, parent, now } = ask;
  const stored = await storedCustomer(ask);
  const customerId = stored.customerId ?? (await madeCustomer(ask, stored));
  const standing = stored.checkout && (await stillOpen(ask, stored, stored.checkout));
  if (standing) return standing;
  const { round } = await storedCustomer(ask);
  const key = requestKey('checkout', parent.id, round);
  const asked = { customerId, accountId: parent.id };
  const begun = await nextRoundAfterAnswer(ask, round, () => house.payments.beginCheckout(asked, key));
  await inOwnTx(ask, async (trx) => {
    await keepCheckout(trx, ownerIn(ask), begun);
    await queueLook(trx, ownerIn(ask), { checkoutId: begun.id, number: 0 }, now);
  });
  return begun;
}

async function madeCustomer(ask: SignedIn, { round }: StoredCustomer): Promise<string> {
  const { house, parent, db, now } = ask;
  const found = await findCustomer(house, parent.id);
  if (found !== null) return foundCustomer(ask, found);
  const key = requestKey('customer', parent.id, round);
  const made = await nextRoundAfterAnswer(ask, round, () => house.payments.makeCustomer(parent, key));
  const kept = await inOwnTx(ask, (trx) => keepCustomer(trx, ownerIn(ask), made));
  if (kept === made) return kept;
  // Another one stands, or the account was erased meanwhile.
  await queueRemoval(db, house.payments.provider, made, now);
  house.jobs.wake();
  if (kept === null) throw new Problem('sign-in-needed');
  return kept;
}

/** The database is older than the customer, as after a backup was restored: it may have a subscription. */
async function foundCustomer(ask: SignedIn, found: string): Promise<string> {
  const kept = await inOwnTx(ask, (trx) => keepCustomer(trx, ownerIn(ask), found));
  if (kept === null) throw new Problem('sign-in-needed');
  await refreshPlan(ask.house, ask.parent.id);
  await requireNoSubscription(ask);
  return kept;
}

/** The one that was begun before; null when another is to be begun. */
async function stillOpen(ask: SignedIn, { round }: StoredCustomer, checkout: Checkout): Promise<Checkout | null> {
  const { house, now } = ask;
  const state = await house.payments.stateOfCheckout(checkout.id);
  if (state === 'open' && checkout.endsAt.getTime() - now.getTime() > CHECKOUT_LEFT_MS) return checkout;
  if (state === 'paid') {
    await refreshPlan(house, ask.parent.id);
    await requireNoSubscription(ask);
    if ((await storedStatus(ask)) === null)
      throw new Problem('already-exists', { title: 'Your payment is being confirmed. This takes a moment.' });
  }
  // Another one is begun, and only one may be paid.
  if (state === 'open') await house.payments.endCheckout(checkout.id);
  await inOwnTx(ask, (trx) => beginRound(trx, ownerIn(ask), round));
  return null;
}

/** A provider that has answered a key once, if only with a failure, may answer it so again. */
async function nextRoundAfterAnswer<T>(ask: SignedIn, round: number, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof PaymentsDown && error.isAnswered)
      await inOwnTx(ask, (trx) => beginRound(trx, ownerIn(ask), round));
    throw error;
  }
}

async function storedCustomer(ask: SignedIn): Promise<StoredCustomer> {
  const stored = await inOwnTx(ask, (trx) => customerOf(trx, ownerIn(ask), ask.now));
  if (!stored) throw new Problem('sign-in-needed');
  return stored;
}

async function forget(ask: SignedIn): Promise<void> {
  const customerId = await customerIdOf(ask.db, ownerIn(ask));
  if (customerId !== null) await inOwnTx(ask, (trx) => forgetCustomer(trx, ownerIn(ask), customerId));
}

function ownerIn({ parent, house }: SignedIn) {
  return { userId: parent.id, provider: house.payments.provider };
}

function inOwnTx<T>({ db, parent }: SignedIn, work: (trx: Trx) => Promise<T>): Promise<T> {
  return tx(db, async (trx) => {
    await lock(trx, 'users', parent.id);
    return work(trx);
  });
}

/** @throws Problem `unavailable` while the provider cannot be asked */
async function asking<T>(
  { house }: SignedIn,
  question: () => Promise<T>,
  mayHavePaid: () => Promise<boolean>,
): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    house.log.error({ err: faultOf(error) }, 'the payment provider cannot be asked');
    const hint = (await mayHavePaid())
      ? 'If you have just paid, that is confirmed later. Please do not pay again.'
      : 'Nothing was charged. Please try again later.';
    throw new Problem('unavailable', { title: `The payment provider cannot be reached right now. ${hint}` });
  }
}

function nothingToManage(): Problem {
  return new Problem('not-found', { title: 'There is no subscription to manage yet.' });
}
