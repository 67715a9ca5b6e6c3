import type { SubscriptionStatus } from '#domain/billing/subscription.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { Provider } from '#server/payments/payments.ts';

/** What the provider's latest word on an account is asked for. */
export const fetchPlan = 'fetch-plan';
export const stopRenewing = 'stop-renewing-plan';
export const removeCustomer = 'remove-customer';
/** Whoever else the provider has for an account that is erased. */
export const removeCustomersOf = 'remove-customers-of-account';
/** Whose a customer is that nobody here is known to be. */
export const adoptCustomer = 'adopt-customer';

/** Longer than a provider sends a notice again. */
export const EVENTS_KEPT_MS = 90 * DAY_MS;
/** An account is asked about again once a day, in the hour in which it falls due. */
export const RECHECK_MS = DAY_MS - HOUR_MS;
/** A checkout that is about to end is not begun again. */
export const CHECKOUT_LEFT_MS = 10 * MINUTE_MS;
/** Waits before a checkout is looked at, should no notice of it come: each follows on the one before. */
export const LOOKS_MS = [10, 10, 20, 40, 80, 160].map((minutes) => minutes * MINUTE_MS);

/** The facts that a plan follows from. */
export type PlanFacts = {
  readonly userId: string;
  readonly accountMadeAt: Date;
  /** When this server first started with a plan; null before. */
  readonly planBeganAt: Date | null;
  readonly subscription: KnownStatus | null;
  /** Whether the payment provider knows the account. */
  readonly hasCustomer: boolean;
  readonly grantEndsAt: Date | null;
};

export type KnownStatus = {
  readonly status: SubscriptionStatus;
  readonly cancelAt: Date | null;
  readonly currentPeriodEnd: Date | null;
};

/** Name of the setting. */
export const planBegan = 'plan-began';

/** One thing at the provider for one account, kind and round, however often and by whichever server it is asked for. */
export function requestKey(what: 'customer' | 'checkout', userId: string, round: number): string {
  return `fernling-${what}-${userId}-${round}`;
}

/** Unique among all providers. */
export function eventKey(provider: Provider, id: string): string {
  return `${provider}:${id}`;
}
