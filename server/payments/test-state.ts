import * as z from 'zod/mini';
import { PROVIDER_STATUSES } from '#domain/billing/subscription.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Of what is billed, and of a trial that the provider gives. */
const PERIOD_MS = 30 * DAY_MS;

export const TestSubscription = z.object({
  status: z.enum(PROVIDER_STATUSES),
  cancelsAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.iso.datetime(),
  refundedAt: z.nullable(z.iso.datetime()),
});
export type TestSubscription = z.infer<typeof TestSubscription>;

export const TestCheckout = z.object({ status: z.enum(['open', 'paid']), endsAt: z.iso.datetime() });
export type TestCheckout = z.infer<typeof TestCheckout>;

/** What is due by now: the end of what was canceled, or the next period. */
export function asOf(state: TestSubscription, now: Date): TestSubscription {
  const isRunning = state.status === 'active' || state.status === 'trialing';
  if (!isRunning || state.currentPeriodEnd > now.toISOString()) return state;
  if (state.cancelsAtPeriodEnd) return { ...state, status: 'canceled' };
  const endedMs = now.getTime() - Date.parse(state.currentPeriodEnd);
  const periods = Math.floor(endedMs / PERIOD_MS) + 1;
  const next = new Date(Date.parse(state.currentPeriodEnd) + periods * PERIOD_MS);
  return { ...state, status: 'active', currentPeriodEnd: next.toISOString() };
}

/** What can be played at the portal, in the order of its buttons. */
export const PORTAL_ACTS = {
  'cancel-at-end': 'Cancel at the end of the period',
  resume: 'Keep the subscription after all',
  'cancel-now': 'Cancel at once',
  'fail-payment': 'Let the next payment fail',
  pay: 'Pay what is overdue',
  'give-up': 'Let the provider give up collecting',
  pause: 'Pause the subscription',
  'start-trial': 'Give a trial of the provider',
  refund: 'Refund the last payment',
} as const;
export type PortalAct = keyof typeof PORTAL_ACTS;

/** What can be played while paying. */
export const CHECKOUT_ACTS = {
  pay: 'Pay',
  decline: 'Let the card be declined',
  'start-trial': 'Start with a trial of the provider',
} as const;
export type CheckoutAct = keyof typeof CHECKOUT_ACTS;

export function begunBy(act: Exclude<CheckoutAct, 'decline'>, now: Date): TestSubscription {
  return {
    status: act === 'pay' ? 'active' : 'trialing',
    cancelsAtPeriodEnd: false,
    currentPeriodEnd: new Date(now.getTime() + PERIOD_MS).toISOString(),
    refundedAt: null,
  };
}

/** A canceled subscription stays canceled, as at any provider. */
export function changedBy(act: PortalAct, state: TestSubscription, now: Date): TestSubscription {
  if (state.status === 'canceled' && act !== 'refund') return state;
  const renewed = new Date(now.getTime() + PERIOD_MS).toISOString();
  switch (act) {
    case 'cancel-at-end':
      return { ...state, cancelsAtPeriodEnd: true };
    case 'resume':
      return { ...state, cancelsAtPeriodEnd: false };
    case 'cancel-now':
      return { ...state, status: 'canceled', currentPeriodEnd: now.toISOString() };
    case 'fail-payment':
      return { ...state, status: 'past_due' };
    case 'pay':
      return { ...state, status: 'active', currentPeriodEnd: renewed };
    case 'give-up':
      return { ...state, status: 'unpaid' };
    case 'pause':
      return { ...state, status: 'paused' };
    case 'start-trial':
      return { ...state, status: 'trialing', currentPeriodEnd: renewed };
    case 'refund':
      return { ...state, refundedAt: now.toISOString() };
  }
}
