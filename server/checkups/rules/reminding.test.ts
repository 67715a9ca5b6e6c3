import { expect, test } from 'vitest';
import { nextMorningIn } from './reminding.ts';

test.each([
  { zone: 'America/New_York', now: '2026-11-21T15:00:00Z', morning: '2026-11-22T13:00:00Z' },
  { zone: 'America/New_York', now: '2026-11-21T12:59:59Z', morning: '2026-11-21T13:00:00Z' },
  { zone: 'America/New_York', now: '2026-11-21T13:00:00Z', morning: '2026-11-22T13:00:00Z' },
  { zone: 'America/New_York', now: '2026-11-21T13:59:59Z', morning: '2026-11-22T13:00:00Z' },
  { zone: 'America/New_York', now: '2026-11-21T05:00:00Z', morning: '2026-11-21T13:00:00Z' },
  { zone: 'Asia/Kathmandu', now: '2026-11-21T15:00:00Z', morning: '2026-11-22T02:15:00Z' },
  { zone: 'Australia/Lord_Howe', now: '2026-11-21T15:00:00Z', morning: '2026-11-21T21:00:00Z' },
  { zone: 'Pacific/Kiritimati', now: '2026-11-21T15:00:00Z', morning: '2026-11-21T18:00:00Z' },
  {
    zone: 'America/New_York, the night the clocks are put back',
    now: '2026-10-31T20:00:00Z',
    morning: '2026-11-01T13:00:00Z',
  },
  {
    zone: 'America/New_York, the night they are put forward',
    now: '2026-03-07T20:00:00Z',
    morning: '2026-03-08T12:00:00Z',
  },
])('[CHK-01] in $zone at $now the next morning of reminders is $morning', ({ zone, now, morning }) => {
  const [timeZone = ''] = zone.split(',', 1);

  expect(nextMorningIn(timeZone, new Date(now))).toEqual(new Date(morning));
});
