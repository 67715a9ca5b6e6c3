import { describe, expect, test } from 'vitest';
import { trialOf } from './trial.ts';

const madeAt = new Date('2026-11-01T08:00:00.000Z');
const at = (instant: string, planBeganAt: Date | null = null) =>
  trialOf({ accountMadeAt: madeAt, planBeganAt }, new Date(instant));

describe('[SUB-01] a trial', () => {
  test('lasts 30 days to the millisecond', () => {
    expect(at('2026-12-01T07:59:59.999Z')).toMatchObject({ isActive: true, daysRemaining: 1 });
    expect(at('2026-12-01T08:00:00.000Z')).toMatchObject({ isActive: false, daysRemaining: 0 });
  });

  test.each([
    ['2026-11-01T08:00:00.000Z', 30],
    ['2026-11-01T08:00:00.001Z', 30],
    ['2026-11-02T08:00:00.000Z', 29],
    ['2026-11-28T07:59:59.999Z', 4],
    ['2026-11-28T08:00:00.000Z', 3],
    ['2026-11-30T08:00:00.000Z', 1],
  ])('counts days that have begun: at %s there are %i', (instant, days) => {
    expect(at(instant).daysRemaining).toBe(days);
  });

  test('expires soon with three days left, and is over without expiring soon', () => {
    expect(at('2026-11-28T07:59:59.999Z').isExpiringSoon).toBe(false);
    expect(at('2026-11-28T08:00:00.000Z').isExpiringSoon).toBe(true);
    expect(at('2026-12-01T08:00:00.000Z').isExpiringSoon).toBe(false);
  });

  test('is new for 24 hours', () => {
    expect(at('2026-11-02T07:59:59.999Z').isNew).toBe(true);
    expect(at('2026-11-02T08:00:00.000Z').isNew).toBe(false);
  });

  test('of an account older than the plan starts with the plan, of a younger one with the account', () => {
    const later = new Date('2027-03-01T00:00:00.000Z');
    const earlier = new Date('2026-01-01T00:00:00.000Z');

    expect(at('2027-03-02T00:00:00.000Z', later)).toMatchObject({
      startedAt: later,
      isActive: true,
      daysRemaining: 29,
    });
    expect(at('2026-11-02T08:00:00.000Z', earlier)).toMatchObject({ startedAt: madeAt, daysRemaining: 29 });
  });

  test('that a clock ahead has started in the future has 30 days, and no more', () => {
    expect(at('2026-10-01T00:00:00.000Z')).toMatchObject({ isActive: true, daysRemaining: 30 });
  });
});
