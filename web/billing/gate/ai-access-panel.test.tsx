import { expect, test } from 'vitest';
import { readTrial, type Trial } from '#contract/billing/trial.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { AiAccessPanel } from './ai-access-panel.tsx';

const ended: Trial = {
  startedAt: '2026-09-12T17:00:00.000Z',
  endsAt: '2026-10-12T17:00:00.000Z',
  isUsed: true,
  isActive: false,
  daysRemaining: 0,
  isExpiringSoon: false,
  isNew: false,
  isSubscribed: false,
  subscriptionStatus: null,
  mayUseAi: false,
};

function why(trial: Loaded<Trial>, hasPlan = true): string {
  const cache = aQueryCache();
  put(cache, queryOf(readTrial, {}), trial);
  const drawn = { path: '/dashboard', search: '', today: null, hasIntergrowth: false, hasPlan };
  return markupWithin(
    cache,
    <DrawnContext value={drawn}>
      <AiAccessPanel>{(none) => none && `${none.title} ${none.action} ${none.href}`}</AiAccessPanel>
    </DrawnContext>,
  );
}

test.each<[string, Partial<Trial>, string]>([
  ['after the trial', {}, 'Your free trial has ended. Upgrade to ask the expert. Upgrade Now'],
  ['without a trial', { isUsed: false }, 'Upgrade to ask the expert. Upgrade Now'],
  [
    'after a subscription',
    { subscriptionStatus: 'canceled' },
    'Your subscription has ended. Upgrade to ask the expert. Upgrade Now',
  ],
  ['while it is paused', { subscriptionStatus: 'paused' }, 'Your subscription is paused. See the plan'],
  ['while it is not paid', { subscriptionStatus: 'unpaid' }, 'Your last payment did not go through. See the plan'],
  [
    'while a payment is under way',
    { subscriptionStatus: 'incomplete' },
    'Your payment is being confirmed. See the plan',
  ],
])('[SUB-05] [AI-02] %s it is said why there is no AI access', (_, changes, said) => {
  expect(why({ ...ended, ...changes })).toBe(`${said} /settings?tab=subscription`);
});

test.each<[string, Loaded<Trial>, boolean]>([
  ['in the trial', { ...ended, isActive: true, mayUseAi: true }, true],
  ['on a server without a plan', ended, false],
  ['as long as it is not known', null, true],
  ['where it could not be loaded', new CallFailed('offline'), true],
])('[SUB-05] [AI-02] %s nothing stands in the way', (_, trial, hasPlan) => {
  expect(why(trial, hasPlan)).toBe('');
});
