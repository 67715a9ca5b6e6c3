import type { Subscription } from '#contract/billing.ts';
import type { Trial } from '#contract/billing/trial.ts';
import { isSubscribed } from '#domain/billing/subscription.ts';
import type { Trial as KnownTrial } from '#domain/billing/trial.ts';
import type { Config } from '#server/config.ts';
import type { PlanFacts } from './rules.ts';

/** What counts for an account: what it pays for, else what the operator has granted. */
export function subscriptionReply(
  { userId, subscription, hasCustomer, grantEndsAt }: PlanFacts,
  { planPrice, payments }: Pick<Config, 'planPrice' | 'payments'>,
  now: Date,
): Subscription {
  const paid = subscription && isSubscribed(subscription.status) ? subscription : null;
  const granted = paid === null && grantEndsAt !== null && grantEndsAt > now ? grantEndsAt : null;
  const isGranted = granted !== null;
  return {
    userId,
    status: isGranted ? 'active' : (subscription?.status ?? null),
    cancelAt: isGranted ? null : (subscription?.cancelAt?.toISOString() ?? null),
    currentPeriodEnd: isGranted ? null : (subscription?.currentPeriodEnd?.toISOString() ?? null),
    isSubscribed: isGranted || paid !== null,
    grantEndsAt: granted?.toISOString() ?? null,
    hasPortal: hasCustomer && !isGranted,
    isTest: payments.provider === 'test',
    price: planPrice,
  };
}

/** On a server without a plan. */
export function noSubscription(userId: string): Subscription {
  return {
    userId,
    status: null,
    cancelAt: null,
    currentPeriodEnd: null,
    isSubscribed: false,
    grantEndsAt: null,
    hasPortal: false,
    isTest: false,
    price: null,
  };
}

export function trialReply(trial: KnownTrial, { isSubscribed: hasPlan, status }: Subscription): Trial {
  const { startedAt, endsAt, isActive, daysRemaining, isExpiringSoon, isNew } = trial;
  return {
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isUsed: true,
    isActive,
    daysRemaining,
    isExpiringSoon,
    isNew,
    isSubscribed: hasPlan,
    subscriptionStatus: status,
    mayUseAi: hasPlan || isActive,
  };
}

/** On a server without a plan, where everything may be used. */
export const noTrial: Trial = {
  startedAt: null,
  endsAt: null,
  isUsed: false,
  isActive: false,
  daysRemaining: 0,
  isExpiringSoon: false,
  isNew: false,
  isSubscribed: false,
  subscriptionStatus: null,
  mayUseAi: true,
};
