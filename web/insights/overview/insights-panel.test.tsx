import { describe, expect, test } from 'vitest';
import { readTrial, type Trial } from '#contract/billing/trial.ts';
import type { Insight, InsightAllowance } from '#contract/insights.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya, me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { allowanceQuery, insightsQuery } from '../data.ts';
import { failedText } from '../insight-changes.ts';
import { InsightsPanel } from './insights-panel.tsx';

const at = '2026-10-24T16:00:00.000Z';
const insight: Insight = {
  id: '01a00000-0000-7000-8000-000000000001',
  childId: maya.id,
  requestText: '{"age_months":3,"sex":"female","weight":6.43,"height":61.1,"head_circumference":null}',
  responseText:
    'Maya grows. [Growth chart](/dashboard?tab=growth)\n\n### When to call\n\n- Fever. [Fever](/education/article/x)',
  requestedAt: at,
  writer: 'guide',
  edition: '2026-11',
  madeBy: { id: me.id, name: me.name },
  madeAt: at,
  changedBy: { id: me.id, name: me.name },
  changedAt: at,
  version: 1,
};
const free: InsightAllowance = {
  lastGeneratedAt: null,
  nextAt: null,
  daysRemaining: 0,
  isBeingWritten: false,
  sentTo: null,
  growthSince: null,
};
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
const active: Trial = { ...expired, endsAt: '2026-12-13T17:00:00.000Z', isActive: true, mayUseAi: true };

type Known = {
  insights?: Insight[] | CallFailed | null;
  allowance?: Loaded<InsightAllowance>;
  trial?: Loaded<Trial>;
  child?: typeof maya;
};

function panel({ insights = [], allowance = free, trial = active, child = maya }: Known = {}): string {
  const cache = aQueryCache();
  put(cache, insightsQuery(maya.id), insights);
  put(cache, allowanceQuery(maya.id), allowance);
  put(cache, queryOf(readTrial, {}), trial);
  const drawn = { path: '/dashboard', search: '?tab=ai-insights', today: null, hasIntergrowth: false, hasPlan: true };
  return markupWithin(
    cache,
    <DrawnContext value={drawn}>
      <InsightsPanel child={child} today={today} />
    </DrawnContext>,
  );
}

const words = (known?: Known) => wordsOf(panel(known));

describe('[DASH-07] [AI-01] the tab of insights', () => {
  test('says that it is loading', () => {
    expect(words({ insights: null })).toContain('Latest insight Loading insights...');
    expect(panel({ insights: null })).toContain('aria-busy="true"');
  });

  test('says above the latest one what the growth room asks for since then', () => {
    const growthSince = 'A weight to show your doctor today. Have Maya weighed again.';

    const said = words({ insights: [insight], allowance: { ...free, growthSince } });

    expect(said.indexOf(growthSince)).toBeGreaterThan(said.indexOf('New since this insight'));
    expect(said.indexOf(growthSince)).toBeLessThan(said.indexOf('Maya grows.'));
    expect(words({ insights: [insight] })).not.toContain('New since this insight');
  });

  test('has none yet, and one can be generated', () => {
    expect(words()).toContain('No insights yet');
    expect(words()).toContain('Generate insight One every 30 days for each child');
    expect(words()).toContain('Free trial active! Insights and chat are included until December 13.');
  });

  test('[AI-04] says before it is asked for what leaves the server, and to whom', () => {
    expect(words()).toContain('Written on this server; nothing is sent anywhere.');
    expect(words()).toContain('One every 30 days for each child Uses');

    const said = words({ allowance: { ...free, sentTo: 'api.example.org' } });
    expect(said).toContain('One every 30 days for each child AI Uses');
    expect(said).toContain(
      "Sentences without Maya's name are sent to api.example.org, which may word them: no name, no birthday, no notes.",
    );
    expect(said).not.toContain('nothing is sent anywhere');
  });

  test('[AI-04] of one that a model worded says what was sent', () => {
    expect(words({ insights: [{ ...insight, writer: 'model' }] })).toContain(
      "Sentences without Maya's name were given to a language model, which worded some: no name, no birthday, no notes.",
    );
    expect(words({ insights: [insight] })).not.toContain('language model');
  });

  test('shows the latest with what it was based on, by whom, and that it is no diagnosis', () => {
    const said = words({ insights: [insight] });

    expect(said).toContain(
      'Latest insight October 24, 2026 · Maya was 3 months old Built-in guide Maya Brooks , born July 19, 2026. Printed November 21, 2026. Maya grows. Growth chart',
    );
    expect(said).toContain('Age 3 months, girl');
    expect(said).toContain('Head not measured');
    expect(said).toContain('Generated by you.');
    expect(said).toContain('It can be wrong and is not a diagnosis.');
    expect(panel({ insights: [insight] })).toContain('href="/education/article/x"');
  });

  test('says when the next one is possible', () => {
    const allowance = { ...free, lastGeneratedAt: at, nextAt: '2026-11-23T17:00:00.000Z', daysRemaining: 2 };

    expect(words({ insights: [insight], allowance })).toContain(
      'From Nov 23 One insight every 30 days. The next one is possible in 2 days , on November 23, 2026.',
    );
  });

  test('is part of a plan after the trial, and what was written stays', () => {
    const said = words({ insights: [insight], trial: expired });

    expect(said).toContain('AI insights are part of a plan Your trial ended on October 12, 2026');
    expect(said).toContain('Maya grows.');
    expect(panel({ trial: expired })).toContain('href="/settings?tab=subscription"');
  });

  test.each<[Trial['subscriptionStatus'], string]>([
    ['incomplete', 'Your payment is being confirmed. Nothing to do; do not pay again.'],
    ['unpaid', 'Your last payment did not go through'],
    ['canceled', 'Your subscription has ended'],
  ])('says of a subscription that is %s how it stands', (subscriptionStatus, state) => {
    const said = words({ trial: { ...expired, subscriptionStatus } });

    expect(said).toContain(`AI insights are part of a plan ${state}`);
    expect(said.includes('Upgrade Now')).toBe(subscriptionStatus === 'canceled');
    expect(said).not.toContain('Your trial ended');
  });

  test('can be tried where the limit is not known', () => {
    expect(words({ allowance: new CallFailed('offline') })).toContain('Could not verify generation limit status.');
  });

  test('says that it could not be loaded', () => {
    expect(words({ insights: new CallFailed('offline') })).toContain('An unexpected error occurred fetching data.');
  });

  test('offers a viewer nothing to generate', () => {
    expect(panel({ child: { ...maya, may: 'view' } })).not.toContain('<button type="button" class="btn primary');
    expect(words({ child: { ...maya, may: 'view' } })).toContain('You can read what is here.');
  });

  test('waits while another is being written', () => {
    expect(words({ allowance: { ...free, isBeingWritten: true } })).toContain('One is being written right now.');
  });
});

const refused = (code: 'sign-in-needed' | 'unavailable' | 'slow-down', title: string) =>
  new CallFailed({ type: '', title, status: 503, code, requestId: '' });

test.each([
  [refused('sign-in-needed', 'Please log in first.'), 'No valid session found'],
  [refused('slow-down', 'Cannot generate insights. One.'), 'Cannot generate insights. One.'],
  [refused('unavailable', 'Not now.'), 'Failed to generate insights: 503 Not now.'],
  [new Error('odd'), 'Failed to generate insights'],
])('[UI-02] a failure is said in the words of the specification: %s', (error, text) => {
  expect(failedText(error)).toBe(text);
});
