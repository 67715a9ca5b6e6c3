import { expect, test } from 'vitest';
import type { Subscription } from '#contract/billing.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { subscriptionQuery } from '../data.ts';
import { PaymentSuccessPage } from './payment-success-page.tsx';

function page(isSubscribed: boolean, changes: Partial<Subscription> = {}): string {
  const cache = aQueryCache();
  const subscription: Subscription = {
    userId: me.id,
    status: isSubscribed ? 'active' : null,
    cancelAt: null,
    currentPeriodEnd: null,
    isSubscribed,
    grantEndsAt: null,
    hasPortal: true,
    isTest: true,
    price: null,
    ...changes,
  };
  put(cache, subscriptionQuery, subscription);
  return wordsOf(markupWithin(cache, <PaymentSuccessPage />));
}

test('[PUB-09] after a payment is confirmed the page says so, and that the dashboard opens', () => {
  expect(page(true)).toContain(
    'Payment Successful! Your subscription is now active Open the dashboard Stay here The dashboard opens in 3 seconds.',
  );
});

test('[PUB-09] before it is confirmed the page waits, and says nothing else', () => {
  expect(page(false)).toContain('We are waiting for the payment to be confirmed.');
  expect(page(false)).not.toContain('Successful');
});

test('[PUB-09] whoever never began to pay, or was given the plan, reads of no payment under way', () => {
  const words = page(false, { hasPortal: false });

  expect(words).toBe(
    'There is no payment under way Nothing was charged. The settings show your plan. Open the settings',
  );
  expect(page(true, { hasPortal: false, grantEndsAt: '2027-01-13T17:00:00.000Z' })).toBe(
    'Your plan is active There is nothing to pay. Open the settings',
  );
});

test.each<Partial<Subscription>>([
  { status: 'past_due' },
  { status: 'pending_cancellation' },
  { grantEndsAt: '2027-01-13T17:00:00.000Z' },
])('[PUB-09] what somebody has anyhow is no payment that succeeded: %j', (changes) => {
  expect(page(true, changes)).not.toContain('Successful');
});
