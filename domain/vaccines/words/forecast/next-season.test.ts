import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { nextSeason } from './next-season.ts';

test.each([
  { began: '2025-10-01', today: '2026-05-01', next: '2026-10-01' },
  { began: '2025-10-01', today: '2026-09-30', next: '2026-10-01' },
  { began: '2025-10-01', today: '2026-10-01', next: null },
  { began: null, today: '2026-05-01', next: null },
])('after a season that began on $began, seen from $today, the next begins on $next', ({ began, today, next }) => {
  const saw = began === null ? {} : { seasonStart: day(began) };
  expect(nextSeason({ step: '7.4', outcome: 'aged-out', rule: 'TABLE 7-10', saw }, day(today))).toBe(next);
});
