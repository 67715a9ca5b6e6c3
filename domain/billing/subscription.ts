/** As the payment provider has it; the words are those of `Subscription.Status` in Stripe's package. */
export const PROVIDER_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  'canceled',
] as const;
export type ProviderStatus = (typeof PROVIDER_STATUSES)[number];

export const SUBSCRIPTION_STATUSES = [...PROVIDER_STATUSES, 'pending_cancellation'] as const;
/** As parents are shown it. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export type KnownSubscription = {
  readonly status: ProviderStatus;
  readonly cancelsAtPeriodEnd: boolean;
  readonly cancelAt: Date | null;
};

/** [SUB-02] */
export function statusOf({ status, cancelsAtPeriodEnd, cancelAt }: KnownSubscription, now: Date): SubscriptionStatus {
  const isScheduled = cancelsAtPeriodEnd || (cancelAt !== null && cancelAt > now);
  return isScheduled && (status === 'active' || status === 'trialing') ? 'pending_cancellation' : status;
}

const SUBSCRIBED: readonly SubscriptionStatus[] = ['active', 'trialing', 'pending_cancellation', 'past_due'];

/** [SUB-05] */
export function isSubscribed(status: SubscriptionStatus | null): boolean {
  return status !== null && SUBSCRIBED.includes(status);
}

const MAY_COME_BACK: readonly SubscriptionStatus[] = ['paused', 'unpaid', 'incomplete'];

/** Not subscribed, and yet not over: it goes on as soon as it is paid or resumed at the provider. */
export function mayComeBack(status: SubscriptionStatus | null): boolean {
  return status !== null && MAY_COME_BACK.includes(status);
}

/** Of all subscriptions of a customer, a subscribed one before others, then the newest; and how many others are billed. */
export function whatCounts<T extends { readonly status: ProviderStatus }>(
  newestFirst: readonly T[],
): { readonly one: T; readonly othersBilled: number } | null {
  const billed = newestFirst.filter(({ status }) => isSubscribed(status));
  const one = billed[0] ?? newestFirst[0];
  return one === undefined ? null : { one, othersBilled: Math.max(0, billed.length - 1) };
}

/** So that nothing more is charged; null for one that is over. */
export function howToStop(status: ProviderStatus): 'at the end' | 'now' | null {
  if (isSubscribed(status)) return 'at the end';
  return mayComeBack(status) ? 'now' : null;
}
