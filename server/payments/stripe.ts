import type { Stripe } from 'stripe';
import { howToStop, PROVIDER_STATUSES, whatCounts, type ProviderStatus } from '#domain/billing/subscription.ts';
import type { PaymentsConfig } from '#server/config.ts';
import { PaymentsDown, UnknownToProvider, type Payer, type Payments, type ProvidersSubscription } from './payments.ts';

/** For a whole answer: pages wait for 10 s, and what they ask takes three questions. */
const LONGEST_MS = 3200;
/** Of one list. */
const MOST_LISTED = 100;

/** Another request with the same key is under way. */
const STILL_ASKED = 409;
/** Parameters that name the customer: what else is missing, such as the price, was set up wrong. */
const CUSTOMERS = ['customer', 'id'];

type StripeConfig = Extract<PaymentsConfig, { provider: 'stripe' }>;
type ClientSettings = NonNullable<ConstructorParameters<typeof Stripe>[1]>;
type Place = Pick<ClientSettings, 'host' | 'port' | 'protocol'> & { readonly longestMs?: number };

/** @param place of a server that stands in for Stripe's, in tests */
export async function stripePayments(
  { secretKey, webhookSecret, priceId }: StripeConfig,
  publicUrl: string,
  { longestMs = LONGEST_MS, ...place }: Place = {},
): Promise<Payments> {
  const { Stripe: Client } = await import('stripe');
  const stripe = new Client(secretKey, { ...place, timeout: longestMs, maxNetworkRetries: 0, telemetry: false });
  const ask = <T>(question: () => Promise<T>) => inTime(question, { longestMs, errors: Client.errors });
  const settingsPage = `${publicUrl}/settings?section=subscription`;
  const subscriptions = (customer: string) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: MOST_LISTED });
  return {
    provider: 'stripe',
    makeCustomer: async ({ id, email }, key) => {
      const made = { email, metadata: { account: id } };
      return (await ask(() => stripe.customers.create(made, once(key)))).id;
    },
    customersOf: async (accountId) => {
      const query = `metadata['account']:'${accountId}'`;
      const { data } = await ask(() => stripe.customers.search({ query, limit: MOST_LISTED }));
      return data.map(({ id }) => id);
    },
    accountOf: async (id) => {
      const customer = await ask(() => stripe.customers.retrieve(id));
      return customer.deleted ? null : (customer.metadata['account'] ?? null);
    },
    payers: async (after) => {
      const asked = { limit: MOST_LISTED, ...(after !== null && { starting_after: after }) };
      const { data, has_more } = await ask(() => stripe.subscriptions.list(asked));
      return { payers: data.flatMap(payerIn), next: has_more ? (data.at(-1)?.id ?? null) : null };
    },
    beginCheckout: async ({ customerId, accountId }, key) => {
      const metadata = { account: accountId };
      const asked: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: accountId,
        line_items: [{ price: priceId, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url: `${publicUrl}/payment-success`,
        cancel_url: settingsPage,
      };
      const { id, url, expires_at } = await ask(() => stripe.checkout.sessions.create(asked, once(key)));
      if (url === null) throw strange('a checkout without an address');
      return { id, url, endsAt: instantOf(expires_at) };
    },
    endCheckout: async (id) => {
      await ask(() => stripe.checkout.sessions.expire(id));
    },
    stateOfCheckout: async (id) => {
      const { status } = await ask(() => stripe.checkout.sessions.retrieve(id));
      if (status === 'complete') return 'paid';
      return status === 'open' ? 'open' : 'ended';
    },
    openPortal: async (customer) =>
      (await ask(() => stripe.billingPortal.sessions.create({ customer, return_url: settingsPage }))).url,
    subscriptionOf: async (customer) => {
      const { data } = await ask(() => subscriptions(customer));
      // They come newest first.
      const counts = whatCounts(data.map(toSubscription));
      return counts && { ...counts.one, othersBilled: counts.othersBilled };
    },
    stopRenewing: async (customer) => {
      const open = { customer, status: 'open', limit: MOST_LISTED } as const;
      for (const { id } of (await ask(() => stripe.checkout.sessions.list(open))).data) {
        await ask(() => stripe.checkout.sessions.expire(id));
      }
      for (const { id, status } of (await ask(() => subscriptions(customer))).data) {
        const how = howToStop(statusIn(status));
        if (how === 'at the end') await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
        if (how === 'now') await ask(() => stripe.subscriptions.cancel(id));
      }
    },
    removeCustomer: async (customer) => {
      await ask(() => stripe.customers.del(customer)).catch((error: unknown) => {
        if (!(error instanceof UnknownToProvider)) throw error;
      });
    },
    webhookSecret: () => Promise.resolve(webhookSecret),
  };
}

function payerIn({ customer, metadata }: Stripe.Subscription): Payer[] {
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const { account: accountId } = metadata;
  return accountId === undefined ? [] : [{ customerId, accountId }];
}

/** Sent again while the first request with the key is under way, as when two tabs ask at the same moment. */
function once(idempotencyKey: string): Stripe.RequestOptions {
  return { idempotencyKey, maxNetworkRetries: 2 };
}

function toSubscription(subscription: Stripe.Subscription): Omit<ProvidersSubscription, 'othersBilled'> {
  const { id, status, cancel_at, cancel_at_period_end, items } = subscription;
  const ends = items.data.map(({ current_period_end: end }) => end);
  const currentPeriodEnd = ends.length === 0 ? null : instantOf(Math.min(...ends));
  const cancelAt = cancel_at === null ? null : instantOf(cancel_at);
  return {
    id,
    status: statusIn(status),
    cancelsAtPeriodEnd: cancel_at_period_end,
    cancelAt: cancelAt ?? (cancel_at_period_end ? currentPeriodEnd : null),
    currentPeriodEnd,
  };
}

/** @throws PaymentsDown for one that this version does not know */
function statusIn(given: string): ProviderStatus {
  const status = PROVIDER_STATUSES.find((known) => known === given);
  if (status === undefined) throw strange('an unknown status of a subscription');
  return status;
}

function strange(what: string): PaymentsDown {
  return new PaymentsDown(new Error(what), { isAnswered: true, isOfThisOnly: true });
}

function instantOf(seconds: number): Date {
  return new Date(seconds * 1000);
}

/** @throws PaymentsDown, UnknownToProvider */
async function inTime<T>(
  question: () => Promise<T>,
  { longestMs, errors }: { longestMs: number; errors: typeof Stripe.errors },
): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(new PaymentsDown(new Error('no answer in time'))), longestMs);
  try {
    return await Promise.race([question(), tooLate.promise]);
  } catch (error) {
    if (error instanceof PaymentsDown) throw error;
    const isMissing = error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing && CUSTOMERS.includes(error.param ?? '')) throw new UnknownToProvider(undefined, { cause: error });
    const code = error instanceof errors.StripeError ? error.statusCode : undefined;
    throw new PaymentsDown(error, {
      code,
      isAnswered: code !== undefined && code !== STILL_ASKED,
      isOfThisOnly: error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeIdempotencyError,
    });
  } finally {
    clearTimeout(timer);
  }
}
