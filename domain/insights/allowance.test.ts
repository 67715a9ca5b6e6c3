import { describe, expect, test } from 'vitest';
import { allowanceOf } from './allowance.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('[AI-01] one insight of a child in 30 days', () => {
  test('the first is possible at once', () => {
    expect(allowanceOf(null, at('2026-11-21T08:30:00'))).toEqual({ lastAt: null, nextAt: null, daysRemaining: 0 });
  });

  test.each([
    { now: '2026-11-21T08:30:00', daysRemaining: 30 },
    { now: '2026-12-20T08:30:00', daysRemaining: 1 },
    { now: '2026-12-21T08:29:59', daysRemaining: 1 },
  ])('the next one waits until 30 days are over: $now', ({ now, daysRemaining }) => {
    expect(allowanceOf(at('2026-11-21T08:30:00'), at(now))).toMatchObject({
      nextAt: at('2026-12-21T08:30:00'),
      daysRemaining,
    });
  });

  test('of a server whose clock is ahead waits no longer', () => {
    expect(allowanceOf(at('2026-11-21T08:31:00'), at('2026-11-21T08:30:00'))).toMatchObject({ daysRemaining: 30 });
  });

  test('is possible to the second after 30 days', () => {
    expect(allowanceOf(at('2026-11-21T08:30:00'), at('2026-12-21T08:30:00'))).toMatchObject({
      nextAt: null,
      daysRemaining: 0,
    });
  });
});
