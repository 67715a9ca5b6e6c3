import { expect, test } from 'vitest';
import { hourIn } from './hour.ts';

test.each([
  { timeZone: 'UTC', hour: 15 },
  { timeZone: 'America/Los_Angeles', hour: 7 },
  { timeZone: 'America/New_York', hour: 10 },
  { timeZone: 'Asia/Kolkata', hour: 20 },
  { timeZone: 'Asia/Tokyo', hour: 0 },
  { timeZone: 'Pacific/Kiritimati', hour: 5 },
])('at 15:00 UTC in November it is $hour in $timeZone', ({ timeZone, hour }) => {
  expect(hourIn(timeZone, new Date('2026-11-21T15:00:00.000Z'))).toBe(hour);
});

test('the hour follows the clocks of a summer', () => {
  expect(hourIn('America/New_York', new Date('2026-07-01T12:00:00.000Z'))).toBe(8);
  expect(hourIn('America/New_York', new Date('2026-12-01T12:00:00.000Z'))).toBe(7);
});

test('an unknown time zone is an error', () => {
  expect(() => hourIn('Mars/Olympus', new Date())).toThrow(RangeError);
});
