import * as z from 'zod/mini';
import { SUBSCRIPTION_STATUSES } from '#domain/billing/subscription.ts';
import { endpoint } from '#contract/endpoint.ts';
import { specified, StoredAt } from '#contract/stored.ts';

export const Trial = z.object({
  /** Null on a server without a plan, where everything is free. */
  startedAt: specified(z.nullable(StoredAt), 'profiles.trial_started_at'),
  endsAt: specified(z.nullable(StoredAt), 'profiles.trial_ends_at'),
  /** Whether it was ever started, and so cannot be again. */
  isUsed: specified(z.boolean(), 'profiles.trial_used'),
  isActive: specified(z.boolean(), 'trial status.is_active'),
  /** Days that have begun count. */
  daysRemaining: specified(z.int(), 'trial status.days_remaining'),
  /** Active with 3 or fewer days left. */
  isExpiringSoon: z.boolean(),
  /** Active and started within the last 24 hours. */
  isNew: z.boolean(),
  /** Then nothing is said of the trial. */
  isSubscribed: z.boolean(),
  /** Null without a subscription. One that is not on may wait for a payment, or be over. */
  subscriptionStatus: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  /** Subscribed, in the trial, or on a server without a plan. */
  mayUseAi: z.boolean(),
});
export type Trial = z.infer<typeof Trial>;

export const readTrial = endpoint({
  method: 'GET',
  path: '/api/trial',
  who: 'signed in',
  summary: "The account's free trial by the server's clock, and whether the account may use what needs the plan.",
  reply: Trial,
  spec: ['rpc check_trial_status', 'rpc get_trial_info', 'select profiles trial by id'],
});
