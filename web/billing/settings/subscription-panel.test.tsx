import { describe, expect, test } from 'vitest';
import type { Subscription } from '#contract/billing.ts';
import type { Trial } from '#contract/billing/trial.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { subscriptionQuery } from '../data.ts';
import { trialQuery } from '../trial/trial-data.ts';
import { SubscriptionPanel } from './subscription-panel.tsx';

const none: Subscription = {
  userId: me.id,
  status: null,
  cancelAt: null,
  currentPeriodEnd: null,
  isSubscribed: false,
  grantEndsAt: null,
  hasPortal: false,
  isTest: false,
  price: null,
};
const paid: Subscription = {
  ...none,
  status: 'active',
  isSubscribed: true,
  hasPortal: true,
  // In New York it is the 13th still.
  currentPeriodEnd: '2026-12-14T02:00:00.000Z',
};
const trial: Trial = {
  startedAt: '2026-11-13T17:00:00.000Z',
  endsAt: '2026-12-13T17:00:00.000Z',
  isUsed: true,
  isActive: true,
  daysRemaining: 22,
  isExpiringSoon: false,
  isNew: false,
  isSubscribed: false,
  subscriptionStatus: null,
  mayUseAi: true,
};
const expired: Trial = { ...trial, isActive: false, daysRemaining: 0, mayUseAi: false };

function panel(subscription: Loaded<Subscription>, loadedTrial: Loaded<Trial> = trial): string {
  const cache = aQueryCache();
  put(cache, subscriptionQuery, subscription);
  put(cache, trialQuery, loadedTrial);
  return wordsOf(markupWithin(cache, <SubscriptionPanel />));
}

const untilThen = 'AI insights and the expert chat until December 13, 2026. All else is free.';

describe('[SUB-02] the subscription section of the settings', () => {
  test.each<[string, Subscription]>([
    ['Active Active Next billing date: December 13, 2026 Manage Subscription', paid],
    [
      'Trial Period Trial Your plan starts on December 13, 2026. Cancel before and nothing is charged. Manage Subscription',
      { ...paid, status: 'trialing' },
    ],
    [
      'Pending Cancellation Ends January 13 Everything works until January 13, 2027. Manage Subscription',
      { ...paid, status: 'pending_cancellation', cancelAt: '2027-01-13T17:00:00.000Z' },
    ],
    [
      'Pending Cancellation Ends soon Your subscription is scheduled to be cancelled soon. Manage Subscription',
      { ...paid, status: 'pending_cancellation' },
    ],
    [
      'Payment Overdue Payment Overdue The last payment did not go through. Nothing is switched off yet. Update the card',
      { ...paid, status: 'past_due' },
    ],
  ])('shows a subscriber: %s', (words, subscription) => {
    expect(panel(subscription).replace('Jan 13', 'January 13')).toSatisfy(startingWith(words));
  });

  test.each<[string, Trial]>([
    [
      'Free Trial 22 days left AI insights and the expert chat until December 13, 2026. All else is free. No card is stored. Choose a plan',
      trial,
    ],
    [
      'Free Trial 3 days left Ends on December 13, 2026. Growth, vaccines, milestones and sharing stay free. Trial expires in 3 days. Upgrade Now',
      { ...trial, daysRemaining: 3, isExpiringSoon: true },
    ],
    [
      'Free Trial 1 day left Ends on December 13, 2026. Growth, vaccines, milestones and sharing stay free. Trial expires in 1 day. Upgrade Now',
      { ...trial, daysRemaining: 1, isExpiringSoon: true },
    ],
    ['Trial Expired Everything you entered stays, and essential features stay free. Upgrade Now', expired],
    ['No Subscription New users get a 30-day free trial. Upgrade Now', { ...expired, isUsed: false }],
  ])('shows who is not subscribed: %s', (words, loaded) => {
    expect(panel(none, loaded)).toSatisfy(startingWith(words));
    expect(panel({ ...none, status: 'incomplete_expired' }, loaded)).toSatisfy(startingWith(words));
  });

  test.each([
    ['paused', 'Your subscription is paused.'],
    ['unpaid', 'Your last payment did not go through. Your subscription is off until it is paid.'],
  ] as const)('[SUB-04] says of a subscription that is %s how it stands, and leads to the portal', (status, stands) => {
    const owned = { ...none, status, hasPortal: true };
    const expiring = { ...trial, daysRemaining: 3, isExpiringSoon: true };

    expect(panel(owned)).toSatisfy(
      startingWith(`Free Trial 22 days left ${untilThen} ${stands} Manage Subscription Your plan`),
    );
    expect(panel(owned, expiring)).toContain(`Trial expires in 3 days. ${stands} Manage Subscription Your plan`);
    expect(panel(owned, expired)).toSatisfy(
      startingWith(
        `Trial Expired Everything you entered stays, and essential features stay free. ${stands} Manage Subscription Your plan`,
      ),
    );
    expect(panel({ ...owned, hasPortal: false })).not.toContain('Manage Subscription');
  });

  test.each([trial, expired])('[SUB-02] whoever has paid and waits is asked for nothing more: %#', (loaded) => {
    const waiting =
      'Payment being confirmed We are waiting for the payment to be confirmed. Nothing to do; do not pay again.';

    expect(panel({ ...none, status: 'incomplete', hasPortal: true }, loaded)).toSatisfy(
      startingWith(`${waiting} Manage Subscription Your plan`),
    );
    expect(panel({ ...none, status: 'incomplete' }, loaded)).toSatisfy(startingWith(`${waiting} Your plan`));
  });

  test('[SUB-02] a subscription that is over is told as one, and not as a trial', () => {
    expect(panel({ ...none, status: 'canceled', hasPortal: true }, expired)).toSatisfy(
      startingWith(
        'Subscription Ended Your subscription has ended. Everything you entered stays, and essential features stay free. Subscribe again',
      ),
    );
    expect(panel({ ...none, status: 'canceled' }, trial)).toSatisfy(startingWith('Free Trial'));
  });

  test('does not say that no card is stored of an account that the payment provider knows', () => {
    const words = panel({ ...none, status: 'canceled', hasPortal: true });

    expect(words).toSatisfy(startingWith(`Free Trial 22 days left ${untilThen} Choose a plan`));
    expect(words).not.toContain('Manage Subscription');
  });

  test('[SUB-02] offers nothing to pay for what the operator has given', () => {
    const words = panel({ ...paid, hasPortal: false, currentPeriodEnd: null, grantEndsAt: '2027-01-13T17:00:00.000Z' });

    expect(words).toSatisfy(
      startingWith('Active Active Given to you by whoever runs this server, until January 13, 2027.'),
    );
    expect(words).not.toMatch(/Manage Subscription|Upgrade Now|billing date/);
  });

  test('says the price in the words of the operator, and where no money moves', () => {
    expect(panel({ ...none, price: '$5 a month' })).toContain('With a plan $5 a month');
    expect(panel(none)).not.toContain('No money moves');
    expect(panel({ ...none, isTest: true })).toMatch(/^Test payments No money moves on this server/);
  });

  test('[decision 82] names what the plan has, and what is free in any case', () => {
    expect(panel(none)).toContain(
      'With a plan AI insights, one every 30 days for each child Expert chat All free features stay as they are',
    );
    expect(panel(none, expired)).not.toMatch(/(insights|chat) (are|is) paused/);
  });

  test('[UI-02] waits, and says when its state cannot be loaded', () => {
    const failed = 'Error loading subscription status. Nothing was charged or changed. Try again';

    expect(panel(null)).toContain('Loading your subscription...');
    expect(panel(new CallFailed('offline'))).toContain(failed);
    expect(panel(none, null)).toContain('Loading your subscription...');
    expect(panel(none, new CallFailed('offline'))).toContain(failed);
    expect(panel(paid, new CallFailed('offline'))).toSatisfy(startingWith('Active'));
  });
});

function startingWith(words: string): (shown: string) => boolean {
  return (shown) => shown.startsWith(words);
}
