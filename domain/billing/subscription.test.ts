import { expect, test } from 'vitest';
import {
  howToStop,
  isSubscribed,
  PROVIDER_STATUSES,
  statusOf,
  whatCounts,
  type ProviderStatus,
} from './subscription.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const ahead = new Date('2026-12-01T00:00:00.000Z');
const before = new Date('2026-11-01T00:00:00.000Z');

const shown = (status: ProviderStatus, cancelsAtPeriodEnd = false, cancelAt: Date | null = null) =>
  statusOf({ status, cancelsAtPeriodEnd, cancelAt }, now);

test.each(['active', 'trialing'] as const)(
  '[SUB-02] a cancellation of one that is %s is pending until its day',
  (status) => {
    expect(shown(status)).toBe(status);
    expect(shown(status, true)).toBe('pending_cancellation');
    expect(shown(status, false, ahead)).toBe('pending_cancellation');
    expect(shown(status, false, before)).toBe(status);
  },
);

test('[SUB-02] every other state is shown as it is, whatever is scheduled', () => {
  for (const status of PROVIDER_STATUSES.filter((one) => one !== 'active' && one !== 'trialing')) {
    expect(shown(status, true, ahead)).toBe(status);
  }
});

test('[SUB-05] subscribed is who is active, on trial, about to end or overdue, and nobody else', () => {
  const subscribed = [...PROVIDER_STATUSES, 'pending_cancellation' as const].filter((status) => isSubscribed(status));

  expect(subscribed.toSorted()).toEqual(['active', 'past_due', 'pending_cancellation', 'trialing']);
  expect(isSubscribed(null)).toBe(false);
});

test.each([
  { newestFirst: [], counts: null },
  { newestFirst: ['canceled', 'unpaid'], counts: { one: { status: 'canceled' }, othersBilled: 0 } },
  { newestFirst: ['incomplete', 'past_due', 'canceled'], counts: { one: { status: 'past_due' }, othersBilled: 0 } },
  { newestFirst: ['trialing', 'paused', 'active'], counts: { one: { status: 'trialing' }, othersBilled: 1 } },
] as const)(
  '[SUB-02] a subscribed one counts before others, then the newest: $newestFirst',
  ({ newestFirst, counts }) => {
    expect(whatCounts(newestFirst.map((status) => ({ status })))).toEqual(counts);
  },
);

test('[ACC-03] what is paid for ends with its period, what may come back at once, and what is over stays', () => {
  expect(Object.fromEntries(PROVIDER_STATUSES.map((status) => [status, howToStop(status)]))).toEqual({
    trialing: 'at the end',
    active: 'at the end',
    past_due: 'at the end',
    unpaid: 'now',
    incomplete: 'now',
    incomplete_expired: null,
    paused: 'now',
    canceled: null,
  });
});
