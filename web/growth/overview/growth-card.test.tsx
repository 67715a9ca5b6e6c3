import type { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { Measurement } from '#contract/growth.ts';
import { aQueryCache, markupWithin, put } from '#testing/web/a-query-cache.tsx';
import { childrenOf, maya, me, measured, measurements, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { forgetFirstAnswers, storeFirstAnswers } from '#web/client/calls/first-answers.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { measurementsQuery } from '../data.ts';
import { GrowthCard } from './growth-card.tsx';
import { growthSummaryQuery } from './summary-data.ts';

function card(child: Child, growth: Measurement[]) {
  const cache = aQueryCache(me);
  put(cache, measurementsQuery(child.id), growth);
  return markupWithin(cache, <GrowthCard child={child} today={today} />);
}

test('[decision 76] whoever may edit corrects the latest weight itself; a birth weight is changed in settings', () => {
  const onlyHead = [measured('2026-11-19', { headCm: 41 })];

  expect(card(maya, measurements)).toContain('<button type="button" class="link">Correct</button>');
  expect(card({ ...maya, may: 'view' }, measurements)).not.toContain('Correct');
  expect(card({ ...maya, birthWeightKg: 3.4 }, onlyHead)).not.toContain('Correct');
});

describe('what was sent with the page', () => {
  afterEach(forgetFirstAnswers);

  const open = () => {
    const cache = createQueryClient();
    storeFirstAnswers(
      {
        '/api/me': me,
        '/api/children': childrenOf(maya),
        [`/api/children/${maya.id}/measurements`]: measurements,
        [`/api/children/${maya.id}/growth-summary`]: {
          statement: null,
          gain: null,
          percentile: '51st percentile',
          last: '6.94 kg',
          reasons: [],
          source: 'Reference: WHO',
        },
      },
      Date.now() - 10_000,
    );
    return cache;
  };
  const cardIn = (cache: QueryClient) => wordsOf(markupWithin(cache, <GrowthCard child={maya} today={today} />));

  test('is said at once of the measurements that were sent along', () => {
    expect(cardIn(open())).toContain('51st percentile');
  });

  test('is not said of what another parent has entered since', () => {
    const cache = open();
    cache.setQueryData(measurementsQuery(maya.id).queryKey, [...measurements, measured('2026-11-21', { weightKg: 5 })]);

    expect(cardIn(cache)).toMatch(/5\.00 kg/);
    expect(cardIn(cache)).not.toContain('percentile');
  });
});

describe('the card', () => {
  const offline = new CallFailed('offline');
  const markup = (loaded: null | typeof offline) => {
    const cache = aQueryCache(me);
    put(cache, measurementsQuery(maya.id), measurements);
    put(cache, growthSummaryQuery({ child: maya, me, measurements }), loaded);
    return markupWithin(cache, <GrowthCard child={maya} today={today} />);
  };

  test('says that it waits for what is said of a weight', () => {
    expect(markup(null)).toContain('aria-busy="true"');
    expect(wordsOf(markup(null))).toContain('Loading growth...');
  });

  test('says once when that cannot be loaded, and offers to try again', () => {
    expect(markup(offline)).not.toContain('aria-busy="true"');
    expect(wordsOf(markup(offline))).toContain("Unable to load Maya's growth. Please try again later.");
    expect(markup(offline).match(/role="alert"/g)).toHaveLength(1);
    expect(markup(offline)).toContain('Try again');
  });
});
