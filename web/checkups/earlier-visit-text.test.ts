import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { today } from '#testing/web/replies.ts';
import { earlierVisitText } from './earlier-visit-text.ts';

const shot = (windowEnd: number | null, status: 'upcoming' | 'overdue' = 'upcoming') => ({
  status,
  windowEndsOn: windowEnd === null ? null : addDays(today, windowEnd),
});

// Today is November 21, 2026.
test.each([
  { what: 'its window ends before', shots: [shot(10)], days: 13, text: 'it can wait only until December 1.' },
  {
    what: 'two windows end before',
    shots: [shot(12), shot(10)],
    days: 13,
    text: 'they can wait only until December 1.',
  },
  {
    what: 'one of two ends before',
    shots: [shot(10), shot(40)],
    days: 13,
    text: '1 of them can wait only until December 1.',
  },
  { what: 'one is overdue', shots: [shot(-3, 'overdue')], days: 8, text: 'it is overdue.' },
  { what: 'one of two is overdue', shots: [shot(-3, 'overdue'), shot(40)], days: 8, text: '1 of them is overdue.' },
  {
    what: 'two of three are',
    shots: [shot(-3, 'overdue'), shot(-9, 'overdue'), shot(3)],
    days: 8,
    text: '2 of them are overdue.',
  },
])('[decision 76] an earlier visit is asked for where $what', ({ shots, days, text }) => {
  expect(earlierVisitText(shots, addDays(today, days), today)).toBe(`Ask for an earlier visit: ${text}`);
});

test.each([
  { what: 'that can wait', shots: [shot(13), shot(null)], days: 13 },
  { what: 'that is overdue, a week before', shots: [shot(-3, 'overdue')], days: 7 },
  { what: 'of a visit of today', shots: [shot(-3, 'overdue'), shot(0)], days: 0 },
  { what: 'of one that is past', shots: [shot(0)], days: -2 },
])('[decision 76] no earlier visit is asked for with a shot $what', ({ shots, days }) => {
  expect(earlierVisitText(shots, addDays(today, days), today)).toBe('');
});
