import { describe, expect, test } from 'vitest';
import type { Trial } from '#contract/billing/trial.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { trialQuery } from '../trial/trial-data.ts';
import { InsightsPanel } from './insights-panel.tsx';

const expired: Trial = {
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

function panel(trial: Loaded<Trial>, hasPlan = true): string {
  const cache = aQueryCache();
  put(cache, trialQuery, trial);
  const drawn = { path: '/dashboard', search: '?tab=ai-insights', today: null, hasIntergrowth: false, hasPlan };
  return markupWithin(
    cache,
    <DrawnContext value={drawn}>
      <InsightsPanel child={maya} />
    </DrawnContext>,
  );
}

describe('[DASH-07] the tab of AI insights, before there are any', () => {
  test('says after the trial that they are part of a plan, and leads to it', () => {
    expect(wordsOf(panel(expired))).toBe(
      'AI Insights AI insights are part of a plan Your trial ended on October 12, 2026 Coming ' +
        'They are not here yet, so there is no hurry. Growth, vaccines, milestones and articles stay free. ' +
        'Upgrade Now',
    );
    expect(panel(expired)).toContain('href="/settings?tab=subscription"');
  });

  test.each<[string, Trial]>([
    ['in the trial', { ...expired, isActive: true, mayUseAi: true }],
    ['with a subscription', { ...expired, isSubscribed: true, mayUseAi: true }],
  ])('says %s that they are not here yet, and offers nothing that is not there', (_, trial) => {
    expect(wordsOf(panel(trial))).toContain('AI insights are not here yet Coming There is nothing to do.');
    expect(panel(trial)).not.toMatch(/<(button|a) /);
  });

  test('[SUB-02] says nothing of a plan where there is none', () => {
    expect(wordsOf(panel({ ...expired, mayUseAi: true }, false))).toContain('AI insights are coming Coming');
    expect(wordsOf(panel({ ...expired, mayUseAi: true }, false))).not.toMatch(/plan|trial|upgrade/i);
  });

  test('[UI-02] waits, and says when it cannot tell: An unexpected error occurred fetching data.', () => {
    expect(wordsOf(panel(null))).toContain('Loading insights...');
    expect(wordsOf(panel(new CallFailed('offline')))).toContain(
      'An unexpected error occurred fetching data. Try again',
    );
  });
});
