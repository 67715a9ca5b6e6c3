import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { achievedText, firstSeenText, groupAge, groupMeaning, lostText, NO_SCORE } from './answer-text.ts';
import { milestoneList } from './milestone-data.ts';

describe('[MIL-02] when a milestone was achieved', () => {
  test.each([
    { achievedOn: day('2026-11-20'), achievedIn: null, text: 'Achieved today' },
    { achievedOn: day('2026-11-12'), achievedIn: null, text: 'Achieved Nov 12, 2026' },
    { achievedOn: null, achievedIn: month('2026-10'), text: 'Achieved about October 2026' },
  ])('reads $text', ({ text, ...achieved }) => {
    expect(achievedText(achieved, day('2026-11-20'))).toBe(text);
  });

  test('a lost skill has the day since which it is gone, and the day or month it was seen first', () => {
    expect(lostText(day('2026-11-15'), day('2026-11-20'))).toBe('Not any more since about Nov 15, 2026');
    expect(lostText(day('2026-11-20'), day('2026-11-20'))).toBe('Not any more, noted Nov 20, 2026');
    expect(firstSeenText({ achievedOn: day('2026-10-12'), achievedIn: null })).toBe('Oct 12, 2026');
    expect(firstSeenText({ achievedOn: null, achievedIn: null })).toBe('');
  });
});

describe('what an age means', () => {
  test('three of four children for the lists of CDC, and no such claim for the list that is ours', () => {
    const meanings = milestoneList.ages.map(groupMeaning);

    expect(meanings[0]).toBe('The CDC list starts at 2 months. What stands here is our own.');
    expect(meanings[3]).toBe('At least three of four children do each of these by 6 months.');
    expect(
      meanings.slice(1).every((text) => text.startsWith('At least three of four children do each of these by ')),
    ).toBe(true);
    expect(milestoneList.ages.map(groupAge).slice(8)).toEqual([
      '2 years',
      '30 months',
      '3 years',
      '4 years',
      '5 years',
    ]);
    expect(NO_SCORE).toBe('Children differ; there is no score.');
  });
});
