import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { isBeforeVisit } from './before-visit.ts';

const today = day('2026-11-23');

test.each([
  { what: 'due long ago, the visit within a week', dueOn: '2026-09-01', visitOn: '2026-11-30', is: false },
  { what: 'due long ago, the visit after a week', dueOn: '2026-09-01', visitOn: '2026-12-01', is: true },
  { what: 'due later, the visit within a week of it', dueOn: '2026-12-10', visitOn: '2026-12-17', is: false },
  { what: 'due later, the visit after that week', dueOn: '2026-12-10', visitOn: '2026-12-18', is: true },
  { what: 'due on no day', dueOn: null, visitOn: '2026-12-18', is: false },
])('a dose that is due as soon as possible must not wait for a visit, $what: $is', ({ dueOn, visitOn, is }) => {
  const row = { isPrompt: true, dueOn: dueOn === null ? null : day(dueOn) };

  expect(isBeforeVisit(row, day(visitOn), today)).toBe(is);
  expect(isBeforeVisit({ ...row, isPrompt: false }, day(visitOn), today)).toBe(false);
});
