import { createCheckoutSession } from '#contract/billing.ts';
import type { billingEndpoints } from '#contract/billing/endpoints.ts';
import { toAccounts, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export { demo } from './demo/billing.ts';

export const access: AccessTo<typeof billingEndpoints> = {
  // Plan and payments: each account its own.
  readSubscription: toAccounts,
  checkSubscription: toAccounts,
  readTrial: toAccounts,
  createCheckoutSession: toAccounts,
  createPortalSession: toAccounts,
};

export const columns = {
  payment_customers: {
    user_id: 'text',
    provider: 'text',
    customer_id: 'text?',
    round: 'integer',
    checkout_id: 'text?',
    checkout_url: 'text?',
    checkout_ends_at: 'text?',
    asked: 'integer',
    told: 'integer',
    checked_at: 'text',
    made_at: 'text',
  },
  subscriptions: {
    user_id: 'text',
    provider: 'text',
    subscription_id: 'text',
    status: 'text',
    cancels_at_period_end: 'integer',
    cancel_at: 'text?',
    current_period_end: 'text?',
    changed_at: 'text',
  },
  plan_grants: { user_id: 'text', until_at: 'text', made_at: 'text' },
  plan_changes: { user_id: 'text', id: 'text', what: 'text', until_at: 'text?', at: 'text' },
  payment_events: { id: 'text', received_at: 'text' },
  test_payments: {
    id: 'text',
    kind: 'text',
    customer_id: 'text',
    request_key: 'text?',
    state: 'text',
    made_at: 'text',
  },
} as const satisfies Partial<Columns>;

export const told: Told = [
  [
    'the numbers under which the payment provider knows you',
    'payment_customers.provider payment_customers.customer_id subscriptions.provider subscriptions.subscription_id',
  ],
  [
    'the payment you began last, until when it can be finished',
    'payment_customers.checkout_id payment_customers.checkout_url payment_customers.checkout_ends_at',
  ],
  [
    'when we asked the provider last, and how often',
    'payment_customers.checked_at payment_customers.made_at payment_customers.asked payment_customers.told payment_customers.round',
  ],
  ['What state your subscription is in', 'subscriptions.status subscriptions.changed_at'],
  [
    'when it is billed next or ends',
    'subscriptions.cancels_at_period_end subscriptions.cancel_at subscriptions.current_period_end',
  ],
  ['a plan that the operator gave you, since when and until when', 'plan_grants.until_at plan_grants.made_at'],
  ['each of these states with its time', 'plan_changes.what plan_changes.until_at plan_changes.at'],
];

export const requests: RequestsTo<typeof billingEndpoints> = {
  readSubscription: async () => ({}),
  checkSubscription: async () => ({}),
  readTrial: async () => ({}),
  createCheckoutSession: async () => ({}),
  createPortalSession: async ({ parent, stranger, viewer, coParent, removed }) => {
    // Beginning a payment makes the account known to the provider.
    for (const person of [parent, stranger, viewer, coParent, removed]) await person.call(createCheckoutSession, {});
    return {};
  },
};

export const generated = {};
