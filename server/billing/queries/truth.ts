import { isSubscribed, statusOf, type SubscriptionStatus } from '#domain/billing/subscription.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { asFlag } from '#server/db/flag.ts';
import { queueJob } from '#server/jobs/queries.ts';
import type { Provider, ProvidersSubscription } from '#server/payments/payments.ts';
import { eventKey, fetchPlan, LOOKS_MS } from '../rules.ts';

type Owner = { readonly userId: string; readonly provider: Provider };
export type Question = { readonly customerId: string; readonly number: number };

/**
 * Counts a question before it is asked. Of two that are under way, the one asked later counts: it began after every
 * change that the earlier one could have seen.
 *
 * @returns null when the provider knows no customer of the account
 */
export async function countQuestion(db: Db, { userId, provider }: Owner, now: Date): Promise<Question | null> {
  const row = await db
    .updateTable('payment_customers')
    .set((of) => ({ asked: of('asked', '+', 1), checked_at: now.toISOString() }))
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('customer_id', 'is not', null)
    .returning(['customer_id as customerId', 'asked as number'])
    .executeTakeFirst();
  return row?.customerId == null ? null : { customerId: row.customerId, number: row.number };
}

/** @returns false when a later question was answered already, or the customer is another by now */
export async function isLatest(
  trx: Trx,
  { userId, provider }: Owner,
  { number, customerId }: Question,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment_customers')
    .set({ told: number })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .where('told', '<', number)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export type Written = { readonly status: SubscriptionStatus; readonly until: Date | null };

/** @returns what is new in it for the history; null if nothing is */
export async function writeSubscription(
  trx: Trx,
  { userId, provider }: Owner,
  { id, status, cancelsAtPeriodEnd, cancelAt, currentPeriodEnd }: ProvidersSubscription,
  now: Date,
): Promise<Written | null> {
  const before = await trx.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
  const row = {
    provider,
    subscription_id: id,
    status,
    cancels_at_period_end: asFlag(cancelsAtPeriodEnd),
    cancel_at: cancelAt?.toISOString() ?? null,
    current_period_end: currentPeriodEnd?.toISOString() ?? null,
    changed_at: now.toISOString(),
  };
  await trx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute();
  const shown = statusOf({ status, cancelsAtPeriodEnd, cancelAt }, now);
  const until = cancelAt ?? currentPeriodEnd;
  const known = { ...row, changed_at: before?.changed_at };
  const isSame =
    before !== undefined && Object.entries(known).every(([column, value]) => Reflect.get(before, column) === value);
  return isSame ? null : { status: shown, until };
}

/** The customer is gone at the provider, and so is what it had. @returns whether there was a subscription */
export async function endSubscription(trx: Trx, { userId, provider }: Owner, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled', changed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('status', '<>', 'canceled')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns false for a notice that has come before */
export async function takeEvent(
  trx: Trx,
  { id, provider }: { id: string; provider: Provider },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({ id: eventKey(provider, id), received_at: now.toISOString() })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type NewQuestion = Owner & { readonly key: string; readonly runAt: Date; readonly look?: Look };
/** How often a checkout was looked at. */
export type Look = { readonly checkoutId: string; readonly number: number };

/** What the provider says of an account, asked at a time. */
export async function queueQuestion(db: Db, { key, runAt, ...payload }: NewQuestion, now: Date): Promise<void> {
  await queueJob(db, { kind: fetchPlan, key, payload, runAt }, now);
}

/** Should no notice of the checkout come. Does nothing after the last one, or once there is a subscription or another checkout. */
export async function queueLook(trx: Trx, { userId, provider }: Owner, look: Look, now: Date): Promise<void> {
  const waitMs = LOOKS_MS[look.number];
  if (waitMs === undefined) return;
  const stored = await trx
    .selectFrom('payment_customers as customer')
    .leftJoin('subscriptions as subscription', (on) =>
      on.onRef('subscription.user_id', '=', 'customer.user_id').on('subscription.provider', '=', provider),
    )
    .select('subscription.status')
    .where('customer.user_id', '=', userId)
    .where('customer.provider', '=', provider)
    .where('customer.checkout_id', '=', look.checkoutId)
    .executeTakeFirst();
  if (!stored || isSubscribed(stored.status)) return;
  const question = { key: `${look.checkoutId}:later`, userId, provider, runAt: new Date(now.getTime() + waitMs), look };
  await queueQuestion(trx, question, now);
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before.toISOString()).execute();
}

/** Closed, and so not to be billed any more. */
export async function isClosed(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('erased_from').where('id', '=', userId).executeTakeFirst();
  return row !== undefined && row.erased_from !== null;
}
