import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { endBeforeVisit, isBeforeVisit } from './before-visit.ts';

const today = day('2026-11-23');

test.each([
  { what: 'due long ago, the visit within a week', dueOn: '2026-09-01', visitOn: '2026-11-30', is: false },
  { what: 'due long ago, the visit after a week', dueOn: '2026-09-01', visitOn: '2026-12-01', is: true },
  { what: 'due later, the visit within a week of it', dueOn: '2026-12-10', visitOn: '2026-12-17', is: false },
  { what: 'due later, the visit after that week', dueOn: '2026-12-10', visitOn: '2026-12-18', is: true },
  { what: 'due on no day', dueOn: null, visitOn: '2026-12-18', is: false },
])('a dose that is due as soon as possible must not wait for a visit, $what: $is', ({ dueOn, visitOn, is }) => {
  const row = { isPrompt: true, dueOn: dueOn === null ? null : day(dueOn), windowEndsOn: null };

  expect(isBeforeVisit(row, day(visitOn), today)).toBe(is);
  expect(isBeforeVisit({ ...row, isPrompt: false }, day(visitOn), today)).toBe(false);
});

test.each([
  { what: 'a visit after its two weeks', windowEndsOn: '2026-12-04', visitOn: '2026-12-05', end: '2026-12-04' },
  { what: 'a visit on their last day', windowEndsOn: '2026-12-04', visitOn: '2026-12-04', end: null },
  { what: 'after a longer window', windowEndsOn: '2026-12-05', visitOn: '2026-12-20', end: null },
  { what: 'two weeks that are over', windowEndsOn: '2026-11-22', visitOn: '2026-12-20', end: null },
  { what: 'no end', windowEndsOn: null, visitOn: '2026-12-20', end: null },
  { what: 'no day', dueOn: null, windowEndsOn: '2026-12-04', visitOn: '2026-12-20', end: null },
  { what: 'wanted at once', isPrompt: true, windowEndsOn: '2026-12-04', visitOn: '2026-12-20', end: null },
])('a dose of two weeks has them before a visit: $what: $end', ({ isPrompt = false, visitOn, end, ...days }) => {
  const { dueOn = '2026-11-20', windowEndsOn } = days;
  const row = { isPrompt, dueOn: dueOn && day(dueOn), windowEndsOn: windowEndsOn && day(windowEndsOn) };

  expect(endBeforeVisit(row as Parameters<typeof endBeforeVisit>[0], day(visitOn), today)).toBe(end);
});
