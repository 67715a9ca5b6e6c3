import { describe, expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer, MilestoneSummary } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { milestoneSummary } from '#domain/milestones/summary.ts';
import { day } from '#domain/time/day.ts';
import { allOf, answered } from '#testing/milestones/milestone-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { milestoneSummaryQuery } from '../data.ts';
import { DevelopmentPanel } from './development-panel.tsx';
import { MilestonesCard } from './milestones-card.tsx';

const summaryOf = (answers: MilestoneAnswer[], child: Child = maya) =>
  milestoneSummary(milestoneList, child, answers, today);

function wordsIn(View: typeof MilestonesCard, summary: Loaded<MilestoneSummary>, child: Child = maya): string {
  const cache = aQueryCache();
  put(cache, milestoneSummaryQuery(child.id), summary);
  return wordsOf(markupWithin(cache, <View child={child} today={today} />));
}

const failed = new CallFailed('offline');

describe('[DASH-02] the card of milestones', () => {
  test('says how far the group ahead is, and what comes next', () => {
    const words = wordsIn(MilestonesCard, summaryOf([answered('ms-06-soc-1')]));

    expect(words).toContain('Development Milestones 6 Months, the group ahead 1 of 12');
    expect(words).toContain('Next milestone Enjoys looking in a mirror Achieved');
    expect(words).toContain('CDC, Learn the Signs. Act Early., 2022, in our words');
    expect(words).toContain('See all milestones');
  });

  test('offers no button to whoever may only look', () => {
    expect(wordsIn(MilestonesCard, summaryOf([]), { ...maya, may: 'view' })).not.toContain('Achieved');
  });

  test('of a newborn names its own source for the first month', () => {
    const newborn = { ...maya, bornOn: day('2026-11-10') };

    expect(wordsIn(MilestonesCard, summaryOf([], newborn), newborn)).toContain(
      'Ours, on what AAP / Bright Futures looks at in the first month',
    );
  });

  test('says so when the group is complete, when it loads, and when it cannot be loaded', () => {
    expect(wordsIn(MilestonesCard, summaryOf(allOf('age-06')))).toContain(
      'All milestones completed for this age group!',
    );
    expect(wordsIn(MilestonesCard, null)).toContain('Loading milestones...');
    expect(wordsIn(MilestonesCard, failed)).toContain('Unable to load milestones. Please try again later.');
  });
});

describe('[DASH-04] the Development tab', () => {
  test('shows the progress, only the latest achievement, and three milestones ahead', () => {
    const words = wordsIn(DevelopmentPanel, summaryOf([answered('ms-06-soc-1'), ...allOf('age-02')]));

    expect(words).toContain('Progress 6 Months, the group ahead 1 of 12');
    expect(words).toContain('Recently Achieved');
    expect(words.match(/Achieved [A-Z][a-z]{2} \d+, 2026, by|Achieved today, by|Achieved about/g)).toHaveLength(1);
    expect(words.match(/Skip Achieved/g)).toHaveLength(3);
    expect(words).toContain('Children differ; there is no score.');
  });

  test('what somebody is not sure of is not offered to be skipped', () => {
    const notSure = answered('ms-06-soc-1', { answer: 'not-sure', achievedOn: null });

    expect(wordsIn(DevelopmentPanel, summaryOf([notSure])).match(/Skip Achieved/g)).toHaveLength(2);
  });

  test('a viewer sees the same without buttons', () => {
    const words = wordsIn(DevelopmentPanel, summaryOf([]), { ...maya, may: 'view' });

    expect(words).toContain('Enjoys looking in a mirror');
    expect(words).not.toContain('Skip');
  });

  test('without an achievement it says what to do, without a hint that one is missing', () => {
    expect(wordsIn(DevelopmentPanel, summaryOf([]))).toContain(
      'Nothing is marked yet. Mark what Maya does, whenever you see it.',
    );
  });
});
