import type { SubscriptionStatus, ProviderStatus } from '#domain/billing/subscription.ts';
import type { At, Flag } from '#server/db/columns.ts';
import type { Provider } from '#server/payments/payments.ts';

/** An account as a payment provider knows it. */
type PaymentCustomersTable = {
  user_id: string;
  provider: Provider;
  /** Null until the provider has made it. */
  customer_id: string | null;
  /** Counts what is to be made anew at the provider, which makes one thing of the requests of one round. */
  round: number;
  /** The checkout that was begun last. */
  checkout_id: string | null;
  checkout_url: string | null;
  checkout_ends_at: At | null;
  /** Counts the questions to the provider. */
  asked: number;
  /** The latest question whose answer is stored. */
  told: number;
  /** When the provider was asked last. */
  checked_at: At;
  made_at: At;
};

/** As the provider last said. */
type SubscriptionsTable = {
  user_id: string;
  provider: Provider;
  subscription_id: string;
  status: ProviderStatus;
  cancels_at_period_end: Flag;
  cancel_at: At | null;
  current_period_end: At | null;
  changed_at: At;
};

/** The plan for nothing, given by the operator. */
type PlanGrantsTable = { user_id: string; until_at: At; made_at: At };

export type PlanEvent = SubscriptionStatus | 'granted' | 'grant ended';

/** The history of a plan. */
type PlanChangesTable = {
  user_id: string;
  id: string;
  what: PlanEvent;
  /** When it ends or is renewed, as far as is known. */
  until_at: At | null;
  at: At;
};

/** Notices of the payment provider that have come. */
type PaymentEventsTable = { id: string; received_at: At };

declare module '#server/db/tables.ts' {
  interface Tables {
    payment_customers: PaymentCustomersTable;
    subscriptions: SubscriptionsTable;
    plan_grants: PlanGrantsTable;
    plan_changes: PlanChangesTable;
    payment_events: PaymentEventsTable;
  }
}
