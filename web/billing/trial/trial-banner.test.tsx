import { describe, expect, test } from 'vitest';
import type { Trial } from '#contract/billing/trial.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { trialQuery } from './trial-data.ts';
import { TrialBanner } from './trial-banner.tsx';

const active: Trial = {
  startedAt: '2026-11-13T17:00:00.000Z',
  // In New York it is the 13th still.
  endsAt: '2026-12-14T02:00:00.000Z',
  isUsed: true,
  isActive: true,
  daysRemaining: 22,
  isExpiringSoon: false,
  isNew: false,
  isSubscribed: false,
  subscriptionStatus: null,
  mayUseAi: true,
};
const expired: Trial = { ...active, isActive: false, daysRemaining: 0, mayUseAi: false };
const never: Trial = { ...expired, startedAt: null, endsAt: null, isUsed: false };

function markup(trial: Loaded<Trial>): string {
  const cache = aQueryCache();
  put(cache, trialQuery, trial);
  return markupWithin(cache, <TrialBanner />);
}

const expiringIn = (daysRemaining: number): Trial => ({ ...active, daysRemaining, isExpiringSoon: true });

describe('[SUB-01] [DASH-01] the banner about the trial', () => {
  test.each<[string, string, Trial]>([
    ['heather', 'Free trial active! 22 days left, until December 13. See the plan', active],
    ['amber', 'Trial expires in 3 days. See the plan', expiringIn(3)],
    ['amber', 'Trial expires in 1 day. See the plan', expiringIn(1)],
    ['clay', 'Trial Expired Essential features stay free. Upgrade Now', expired],
  ])('is %s: %s', (tone, words, trial) => {
    expect(wordsOf(markup(trial)).replace(' ,', ',')).toBe(words);
    expect(markup(trial)).toContain(`class="alert ${tone} center"`);
    expect(markup(trial)).toContain('href="/settings?tab=subscription"');
  });

  test.each<[string, Trial]>([
    ['Payment being confirmed Nothing to do; do not pay again.', { ...active, subscriptionStatus: 'incomplete' }],
    ['Payment being confirmed Nothing to do; do not pay again.', { ...expired, subscriptionStatus: 'incomplete' }],
    ['Subscription paused Essential features stay free.', { ...expired, subscriptionStatus: 'paused' }],
    ['Payment overdue Essential features stay free.', { ...expired, subscriptionStatus: 'unpaid' }],
  ])('offers nothing to pay twice: %s', (words, trial) => {
    expect(wordsOf(markup(trial))).toBe(`${words} See the plan`);
  });

  test('tells a subscription that is over as one', () => {
    expect(wordsOf(markup({ ...expired, subscriptionStatus: 'canceled' }))).toBe(
      'Subscription Ended Essential features stay free. Upgrade Now',
    );
  });

  test.each<[string, Loaded<Trial>]>([
    ['is subscribed, in the trial', { ...active, isSubscribed: true }],
    ['is subscribed, after it', { ...expired, isSubscribed: true, mayUseAi: true }],
    ['never had a trial', never],
    ['has one that is not known', null],
    ['has one that could not be loaded', new CallFailed('offline')],
  ])('is not there for whoever %s', (_, trial) => {
    expect(markup(trial)).toBe('');
  });
});
