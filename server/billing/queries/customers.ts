import type { Db, Trx } from '#server/db/db.ts';
import { queueJob } from '#server/jobs/queries.ts';
import type { Checkout, Provider } from '#server/payments/payments.ts';
import { selectSetting } from '#server/db/settings.ts';
import { adoptCustomer, planBegan, removeCustomer, removeCustomersOf, stopRenewing } from '../rules.ts';

type Owner = { readonly userId: string; readonly provider: Provider };

export type StoredCustomer = {
  readonly customerId: string | null;
  readonly round: number;
  readonly checkout: Checkout | null;
};

/** Made on first use; null once the account is gone. */
export async function customerOf(trx: Trx, { userId, provider }: Owner, now: Date): Promise<StoredCustomer | null> {
  const at = now.toISOString();
  const user = await trx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) return null;
  await trx
    .insertInto('payment_customers')
    .values({ user_id: userId, provider, round: 1, asked: 0, told: 0, checked_at: at, made_at: at })
    .onConflict((on) => on.columns(['user_id', 'provider']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('payment_customers')
    .select(['customer_id as customerId', 'round', 'checkout_id as id', 'checkout_url as url'])
    .select('checkout_ends_at as endsAt')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  const { customerId, round, id, url, endsAt } = row;
  const checkout = id === null || url === null || endsAt === null ? null : { id, url, endsAt: new Date(endsAt) };
  return { customerId, round, checkout };
}

/** @returns the customer that stands, which another request may have made; null once the account is gone */
export async function keepCustomer(trx: Trx, owner: Owner, customerId: string): Promise<string | null> {
  await ofOwner(trx, owner).set({ customer_id: customerId }).where('customer_id', 'is', null).execute();
  const row = await trx
    .selectFrom('payment_customers')
    .select('customer_id as customerId')
    .where('user_id', '=', owner.userId)
    .where('provider', '=', owner.provider)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

export async function keepCheckout(trx: Trx, owner: Owner, { id, url, endsAt }: Checkout): Promise<void> {
  await ofOwner(trx, owner)
    .set({ checkout_id: id, checkout_url: url, checkout_ends_at: endsAt.toISOString() })
    .execute();
}

const noCheckout = { checkout_id: null, checkout_url: null, checkout_ends_at: null };

/** What is asked for next is made anew at the provider. Another request may have begun the next round already. */
export async function beginRound(trx: Trx, owner: Owner, after: number): Promise<void> {
  await ofOwner(trx, owner)
    .set({ round: after + 1, ...noCheckout })
    .where('round', '=', after)
    .execute();
}

/** The provider does not know the customer any more. */
export async function forgetCustomer(trx: Trx, owner: Owner, customerId: string): Promise<void> {
  await ofOwner(trx, owner)
    .set((row) => ({ customer_id: null, round: row('round', '+', 1), ...noCheckout }))
    .where('customer_id', '=', customerId)
    .execute();
}

/** Undefined for a customer that is not one of ours, or is gone. */
export async function ownerOf(db: Db, provider: Provider, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('user_id')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id;
}

export async function customerIdOf(db: Db, { userId, provider }: Owner): Promise<string | null> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

type Asking = { readonly since: Date; readonly ahead: Date; readonly most: number };

/** Those not asked about since, longest ago first. */
export async function customersToCheck(db: Db, provider: Provider, { since, ahead, most }: Asking): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_customers')
    .select('user_id')
    .where('provider', '=', provider)
    .where('customer_id', 'is not', null)
    .where((is) =>
      // The second: by a clock that was ahead.
      is.or([is('checked_at', '<', since.toISOString()), is('checked_at', '>', ahead.toISOString())]),
    )
    .orderBy('checked_at')
    .orderBy('user_id')
    .limit(most)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** When an account is closed: its owner pays for nothing more, and may still come back. */
export async function stopRenewingFor(trx: Trx, userId: string, now: Date): Promise<void> {
  const providers = (await customersOf(trx, userId)).map(({ provider }) => provider);
  if (providers.length > 0) for (const provider of providers) await queueStop(trx, { userId, provider }, now);
  else if (await hadPlan(trx)) await queueStop(trx, { userId }, now);
}

/** @param owner without a provider, that of this server */
export async function queueStop(db: Db, owner: { userId: string; provider?: Provider }, now: Date): Promise<void> {
  const key = `${owner.provider ?? 'any'}:${owner.userId}`;
  await queueJob(db, { kind: stopRenewing, key, payload: owner, runAt: now }, now);
}

/** Before an account is erased: what is done at the provider needs nothing of the account. */
export async function leaveProviders(trx: Trx, userId: string, now: Date): Promise<void> {
  const customers = await customersOf(trx, userId);
  for (const { provider, customerId } of customers) await queueRemoval(trx, provider, customerId, now);
  if (!(await hadPlan(trx))) return;
  // A database that was restored may know fewer of them than the provider.
  await queueJob(trx, { kind: removeCustomersOf, key: userId, payload: { userId }, runAt: now }, now);
}

export async function queueRemoval(db: Db, provider: Provider, customerId: string, now: Date): Promise<void> {
  const payload = { provider, customerId };
  await queueJob(db, { kind: removeCustomer, key: `${provider}:${customerId}`, payload, runAt: now }, now);
}

/** For a notice about somebody who is not known here, as after a backup was restored. */
export async function queueAdoption(db: Db, provider: Provider, customerId: string, now: Date): Promise<void> {
  const payload = { provider, customerId };
  await queueJob(db, { kind: adoptCustomer, key: `${provider}:${customerId}`, payload, runAt: now }, now);
}

/** Whether anybody may ever have paid here. */
async function hadPlan(trx: Trx): Promise<boolean> {
  return (await selectSetting(trx, planBegan)) !== null;
}

async function customersOf(trx: Trx, userId: string): Promise<{ provider: Provider; customerId: string }[]> {
  const rows = await trx
    .selectFrom('payment_customers')
    .select(['provider', 'customer_id as customerId'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.flatMap(({ provider, customerId }) => (customerId === null ? [] : [{ provider, customerId }]));
}

function ofOwner(trx: Trx, { userId, provider }: Owner) {
  return trx.updateTable('payment_customers').where('user_id', '=', userId).where('provider', '=', provider);
}
