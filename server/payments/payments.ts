import type { ProviderStatus } from '#domain/billing/subscription.ts';

export type Provider = 'stripe' | 'test';

export type Checkout = {
  readonly id: string;
  /** Where the parent pays. */
  readonly url: string;
  readonly endsAt: Date;
};

/** What the provider says of a customer now. */
export type ProvidersSubscription = {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly cancelsAtPeriodEnd: boolean;
  readonly cancelAt: Date | null;
  readonly currentPeriodEnd: Date | null;
  /** Others of the customer that are billed, too. */
  readonly othersBilled: number;
};

/** Whoever has a subscription that has not ended, by what the provider was told when it was made. */
export type Payer = { readonly customerId: string; readonly accountId: string };

/**
 * A payment provider. Requests with the same key, while they are fresh, are one request.
 *
 * All throw `PaymentsDown` when the provider cannot be asked, `UnknownToProvider` when it does not know the customer.
 */
export type Payments = {
  readonly provider: Provider;
  /** @returns the customer's id */
  readonly makeCustomer: (account: { id: string; email: string }, key: string) => Promise<string>;
  /** All customers that were made for an account, as far as the provider keeps them. */
  readonly customersOf: (accountId: string) => Promise<readonly string[]>;
  /** The account that a customer was made for; null for one that was made for none. */
  readonly accountOf: (customerId: string) => Promise<string | null>;
  /** @param after as `next` of the page before; null for the first page */
  readonly payers: (after: string | null) => Promise<{ payers: readonly Payer[]; next: string | null }>;
  readonly beginCheckout: (who: { customerId: string; accountId: string }, key: string) => Promise<Checkout>;
  /** It can be paid no more. Does nothing to one that has ended. */
  readonly endCheckout: (id: string) => Promise<void>;
  readonly stateOfCheckout: (id: string) => Promise<'open' | 'paid' | 'ended'>;
  /** @returns the address of the page where the customer manages the subscription */
  readonly openPortal: (customerId: string) => Promise<string>;
  /** The one that counts: a subscribed one before others, then the newest. */
  readonly subscriptionOf: (customerId: string) => Promise<ProvidersSubscription | null>;
  /**
   * Nothing is charged after what is paid for has ended: open checkouts end, too, and so does a subscription that is
   * not paid for, since a later payment would bring it back.
   */
  readonly stopRenewing: (customerId: string) => Promise<void>;
  /** Ends its subscriptions at once. Does nothing for one that is unknown. */
  readonly removeCustomer: (customerId: string) => Promise<void>;
  /** Signs the notices of the provider. */
  readonly webhookSecret: () => Promise<string>;
};

type Failure = {
  /** Whether it answered: then it may answer the same key so again. */
  readonly isAnswered?: boolean;
  /** Whether only this question fails, and not all. */
  readonly isOfThisOnly?: boolean;
  /** HTTP status of its answer. */
  readonly code?: number | undefined;
};

/** The provider did not answer, or not as it should. */
export class PaymentsDown extends Error {
  override readonly name = 'PaymentsDown';
  readonly isAnswered: boolean;
  readonly isOfThisOnly: boolean;
  readonly code: number | undefined;

  constructor(cause: unknown, { isAnswered = false, isOfThisOnly = false, code }: Failure = {}) {
    super('payments cannot be asked', { cause });
    this.isAnswered = isAnswered;
    this.isOfThisOnly = isOfThisOnly;
    this.code = code;
  }
}

export class UnknownToProvider extends Error {
  override readonly name = 'UnknownToProvider';
}
