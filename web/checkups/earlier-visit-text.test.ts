import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { today } from '#testing/web/replies.ts';
import { earlierVisitText } from './earlier-visit-text.ts';

const shot = (status: 'upcoming' | 'overdue', days = 0, dueIn = -20) => ({
  status,
  dueOn: addDays(today, dueIn),
  plannedOn: addDays(today, days),
});

const ASK = 'book an earlier visit or ask for a shots visit.';

// Today is November 21, 2026.
test.each([
  { what: 'is due', shots: [shot('upcoming')], text: `1 shot should not wait for it: ${ASK}` },
  {
    what: 'and another are due',
    shots: [shot('upcoming'), shot('upcoming')],
    text: `2 shots should not wait for it: ${ASK}`,
  },
  { what: 'is overdue', shots: [shot('overdue')], text: `1 shot is overdue and should not wait for it: ${ASK}` },
  {
    what: 'and another are overdue, beside one that is due',
    shots: [shot('overdue'), shot('overdue'), shot('upcoming')],
    text: `2 shots are overdue and should not wait for it: ${ASK}`,
  },
  {
    what: 'is planned before',
    shots: [shot('upcoming', 30, 29)],
    text: '1 shot is planned before it, on December 21.',
  },
  {
    what: 'is due and two are planned before',
    shots: [shot('upcoming'), shot('upcoming', 32, 29), shot('upcoming', 30, 29)],
    text: `1 shot should not wait for it: ${ASK} 2 shots are planned before it, from December 21.`,
  },
])('[decision 76] an earlier visit is asked for where a shot $what', ({ shots, text }) => {
  expect(earlierVisitText(shots, today)).toBe(text);
});

test('[decision 76] no earlier visit is asked for where every shot waits', () => {
  expect(earlierVisitText([], today)).toBe('');
});
