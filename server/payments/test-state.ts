import * as z from 'zod/mini';
import { isSubscribed, PROVIDER_STATUSES } from '#domain/billing/subscription.ts';
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

export const TestCheckout = z.object({ status: z.enum(['open', 'paid', 'ended']), endsAt: z.iso.datetime() });
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
  resume: 'Let it go on after all',
  'cancel-now': 'Cancel at once',
  'fail-payment': 'Let a payment fail',
  pay: 'Let the payment succeed',
  'give-up': 'Let the provider give up collecting',
  expire: 'Let the first payment run out of time',
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
  'leave-open': 'Go back before the payment is confirmed',
} as const;
export type CheckoutAct = keyof typeof CHECKOUT_ACTS;

const begunAs = { pay: 'active', 'start-trial': 'trialing', 'leave-open': 'incomplete' } as const;

export function begunBy(act: Exclude<CheckoutAct, 'decline'>, now: Date): TestSubscription {
  return {
    status: begunAs[act],
    cancelsAtPeriodEnd: false,
    currentPeriodEnd: new Date(now.getTime() + PERIOD_MS).toISOString(),
    refundedAt: null,
  };
}

/** With their labels. What is over stays over, as at any provider. */
export function possibleActs(state: TestSubscription): (readonly [act: string, label: string])[] {
  return Object.entries(PORTAL_ACTS).filter(([act]) => isAct(act) && isPossible(act, state));
}

function isAct(name: string): name is PortalAct {
  return name in PORTAL_ACTS;
}

function isPossible(act: PortalAct, { status, cancelsAtPeriodEnd, refundedAt }: TestSubscription): boolean {
  const isRunning = status === 'active' || status === 'trialing';
  const wasPaid = status !== 'incomplete' && status !== 'incomplete_expired';
  switch (act) {
    case 'cancel-at-end':
      return isSubscribed(status) && !cancelsAtPeriodEnd;
    case 'resume':
      return (isSubscribed(status) && cancelsAtPeriodEnd) || status === 'paused';
    case 'cancel-now':
      return status !== 'canceled' && status !== 'incomplete_expired';
    case 'pay':
      return status === 'past_due' || status === 'unpaid' || status === 'incomplete';
    case 'fail-payment':
    case 'pause':
      return isRunning;
    case 'give-up':
      return isRunning || status === 'past_due';
    case 'expire':
      return status === 'incomplete';
    case 'start-trial':
      return status === 'active';
    case 'refund':
      return wasPaid && refundedAt === null;
  }
}

export function changedBy(act: PortalAct, state: TestSubscription, now: Date): TestSubscription {
  if (!isPossible(act, state)) return state;
  const renewed = new Date(now.getTime() + PERIOD_MS).toISOString();
  switch (act) {
    case 'cancel-at-end':
      return { ...state, cancelsAtPeriodEnd: true };
    case 'resume':
      return { ...state, cancelsAtPeriodEnd: false, status: state.status === 'paused' ? 'active' : state.status };
    case 'cancel-now':
      return { ...state, status: 'canceled', currentPeriodEnd: now.toISOString() };
    case 'fail-payment':
      return { ...state, status: 'past_due' };
    case 'pay':
      return { ...state, status: 'active', currentPeriodEnd: renewed, refundedAt: null };
    case 'give-up':
      return { ...state, status: 'unpaid' };
    case 'expire':
      return { ...state, status: 'incomplete_expired' };
    case 'pause':
      return { ...state, status: 'paused' };
    case 'start-trial':
      return { ...state, status: 'trialing', currentPeriodEnd: renewed };
    case 'refund':
      return { ...state, refundedAt: now.toISOString() };
  }
}
