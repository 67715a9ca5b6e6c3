import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { month } from '#domain/time/month.ts';
import { lostSentence, notYetSentence } from './doctor-words.ts';
import { milestoneDescription } from './milestone-data.ts';

describe('the words for the doctor', () => {
  test('say what the child does not do yet, and what it used to do and since when not', () => {
    const description = 'Turns toward your voice';
    const lostOn = day('2026-11-15');
    const lost = { description, achievedOn: null, achievedIn: null, lostOn };
    const noted = day('2026-11-20');

    expect(notYetSentence('Maya', { id: 'ms-04-phy-5', description: 'Props up on forearms during tummy time' })).toBe(
      'Maya does not do this yet: props up on forearms during tummy time.',
    );
    expect(lostSentence('Maya', { ...lost, achievedOn: day('2026-10-12') }, noted)).toBe(
      "Maya used to do this: 'Turns toward your voice', first seen on October 12, 2026. Not any more since about November 15, 2026.",
    );
    expect(lostSentence('Maya', { ...lost, achievedIn: month('2026-10') }, noted)).toBe(
      "Maya used to do this: 'Turns toward your voice', first seen about October 2026. Not any more since about November 15, 2026.",
    );
    expect(lostSentence('Maya', { ...lost, lostOn: null }, noted)).toBe(
      "Maya used to do this: 'Turns toward your voice'. Not any more.",
    );
    expect(lostSentence('Maya', lost, lostOn)).toBe(
      "Maya used to do this: 'Turns toward your voice'. Not any more, noted November 15, 2026.",
    );
  });

  test.each([
    { id: 'ms-01-lan-2', asks: true },
    { id: 'ms-02-lan-2', asks: true },
    { id: 'ms-04-lan-3', asks: true },
    { id: 'ms-09-soc-3', asks: true },
    { id: 'ms-02-lan-1', asks: false },
    { id: 'ms-09-lan-1', asks: false },
  ])('ask for a hearing test where a child does not answer a sound: $id, $asks', ({ id, asks }) => {
    const description = milestoneDescription(id) ?? '';

    expect(notYetSentence('Maya', { id, description }).endsWith('. We would like a hearing test.')).toBe(asks);
  });
});
