import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { birthNote } from './birth-words.ts';

test.each([
  { hours: 12, today: '2026-11-02', said: 'within 12 hours of birth' },
  { hours: 24, today: '2026-11-02', said: 'within 24 hours of birth' },
  { hours: 24, today: '2026-11-01', said: 'within 24 hours of birth' },
  { hours: 24, today: '2026-11-03', said: 'as soon as possible' },
] as const)('a birth dose of November 2 is $said on $today', ({ hours, today, said }) => {
  expect(birthNote(hours, day('2026-11-02'), day(today))).toBe(said);
});
