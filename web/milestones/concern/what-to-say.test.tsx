import { expect, test } from 'vitest';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { day } from '#domain/time/day.ts';
import { aQueryCache, markupWithin } from '#testing/web/a-query-cache.tsx';
import { maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { WhatToSay } from './what-to-say.tsx';
import { YoungBaby } from './young-baby.tsx';

const link = (child: typeof maya) =>
  wordsOf(markupWithin(aQueryCache(), <WhatToSay child={child} list={milestoneList} today={today} />));

test('what to say at an age names the age, and that it is corrected', () => {
  expect(link(maya)).toBe('What to say at 4 months');
  expect(link({ ...maya, bornOn: day('2025-10-25'), gestationDays: 168 })).toBe('What to say at 9 months corrected');
});

test.each([
  { bornOn: '2026-08-22', isYoung: true },
  { bornOn: '2026-08-20', isYoung: false },
  { bornOn: '2026-07-22', isYoung: false },
])('what a young baby needs stands first until 3 months of age, not of the group: born $bornOn', (child) => {
  const born = { ...maya, bornOn: day(child.bornOn) };
  const words = wordsOf(markupWithin(aQueryCache(), <YoungBaby child={born} today={day('2026-11-21')} />));

  expect(words.includes('Will not feed, is hard to wake, or is very floppy?')).toBe(child.isYoung);
});
