import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from '#domain/billing/subscription.ts';
import { endpoint } from '#contract/endpoint.ts';
import { specified, StoredAt, StoredId } from '#contract/stored.ts';

export const Subscription = z.object({
  userId: specified(StoredId, 'subscriptions.user_id'),
  /** Null without a subscription. */
  status: specified(z.nullable(z.enum(SUBSCRIPTION_STATUSES)), 'subscriptions.status'),
  /** When it ends, if that is decided and known. */
  cancelAt: specified(z.nullable(StoredAt), 'subscriptions.cancel_at'),
  /** The next billing date; null when nothing is billed, as with what the operator granted. */
  currentPeriodEnd: specified(z.nullable(StoredAt), 'subscriptions.current_period_end'),
  isSubscribed: z.boolean(),
  /** Until when the operator has given the plan for nothing: then it is active, and there is nothing to pay or manage. */
  grantEndsAt: z.nullable(StoredAt),
  /** Whether the payment provider knows the account, so that its portal can be opened. */
  hasPortal: z.boolean(),
  /** No money moves: payments are played by the server itself. */
  isTest: z.boolean(),
  /** In the operator's words, such as '$5 a month'. */
  price: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof Subscription>;

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  who: 'signed in',
  summary:
    "The account's subscription, as the payment provider last said. Without a plan on this server there is none.",
  reply: Subscription,
  spec: ['select subscriptions by user_id'],
});

export const checkSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/checks',
  who: 'signed in',
  summary: 'Asks the payment provider what the account has, should a notice of it not have come.',
  reply: Subscription,
});

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/functions/v1/create-checkout-session',
  who: 'signed in',
  summary: "Begins a payment. It goes on at the payment provider's page, `url`. An open one is answered again.",
  reply: z.object({ sessionId: z.string(), url: z.string() }),
  spec: ['function create-checkout-session'],
});

export const createPortalSession = endpoint({
  method: 'POST',
  path: '/functions/v1/create-customer-portal-session',
  who: 'signed in',
  summary: "Opens the payment provider's page where the subscription is managed.",
  reply: z.object({ portalUrl: z.string() }),
  spec: ['function create-customer-portal-session'],
});
