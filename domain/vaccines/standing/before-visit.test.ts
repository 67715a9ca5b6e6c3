import { expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { isBeforeVisit } from './before-visit.ts';

const today = day('2026-11-23');

test.each([
  { what: 'due long ago, the visit within a week', dueOn: '2026-09-01', visitOn: '2026-11-30', is: false },
  { what: 'due long ago, the visit after a week', dueOn: '2026-09-01', visitOn: '2026-12-01', is: true },
  { what: 'due later, the visit within a week of it', dueOn: '2026-12-10', visitOn: '2026-12-17', is: false },
  { what: 'due later, the visit after that week', dueOn: '2026-12-10', visitOn: '2026-12-18', is: true },
  { what: 'due on no day', dueOn: null, visitOn: '2026-12-18', is: false },
])(
  'a dose that is overdue, or due as soon as possible, and that no visit has, $what: $is',
  ({ dueOn, visitOn, is }) => {
    const row = { isPrompt: true, status: 'upcoming', dueOn: dueOn === null ? null : day(dueOn), plannedOn: null };

    expect(isBeforeVisit(row, day(visitOn), today)).toBe(is);
    expect(isBeforeVisit({ ...row, isPrompt: false, status: 'overdue' }, day(visitOn), today)).toBe(is);
    expect(isBeforeVisit({ ...row, isPrompt: false }, day(visitOn), today)).toBe(false);
  },
);

test.each([
  { plannedOn: '2026-11-23', is: true },
  { plannedOn: '2026-12-11', is: true },
  { plannedOn: '2026-12-12', is: false },
  { plannedOn: '2026-12-14', is: false },
])('a dose that is planned for $plannedOn is given before the visit of December 12: $is', ({ plannedOn, is }) => {
  const isBefore = (isPrompt: boolean, dueOn: Day | null) =>
    isBeforeVisit({ isPrompt, status: 'upcoming', dueOn, plannedOn: day(plannedOn) }, day('2026-12-12'), today);

  expect([isBefore(true, today), isBefore(false, today), isBefore(false, day('2026-10-01'))]).toEqual([is, is, is]);
});
