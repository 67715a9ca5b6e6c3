import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { visitAtHandText } from './visit-at-hand-text.ts';
import { lastDayAtHand, visitAtHand } from './visit-at-hand.ts';

const on = day('2026-11-25');
const checkup = { id: 'm4', scheduledOn: on, completed: false };

describe('[decision 76] a checkup is at hand', () => {
  test.each([
    { today: '2026-11-24', isAtHand: false },
    { today: '2026-11-25', isAtHand: true },
    { today: '2026-11-28', isAtHand: true },
    { today: '2026-11-29', isAtHand: false },
  ])('on its day and for three days after it: $today $isAtHand', ({ today, isAtHand }) => {
    expect(visitAtHand([checkup], day(today))).toBe(isAtHand ? checkup : null);
  });

  test('not once it is completed, and not without a scheduled day', () => {
    const others = [
      { ...checkup, completed: true },
      { ...checkup, scheduledOn: null },
    ];

    expect(visitAtHand(others, on)).toBeNull();
  });

  test('of two the later one of the plan', () => {
    const before = { ...checkup, id: 'm2', scheduledOn: day('2026-11-23') };

    expect(visitAtHand([before, checkup], on)?.id).toBe('m4');
  });

  test.each([
    ['2026-11-25', "Today's checkup"],
    ['2026-11-26', "Yesterday's checkup"],
    ['2026-11-27', 'Checkup of Wednesday'],
    ['2026-11-28', 'Checkup of Wednesday'],
  ])('and named by its day: on %s %s', (today, text) => {
    expect(visitAtHandText(on, day(today))).toBe(text);
  });

  test('and says until when it stays', () => {
    expect(lastDayAtHand(on)).toBe('2026-11-28');
  });
});
