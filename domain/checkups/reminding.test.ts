import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { dosesToRemindOf, isReminded, openVisits, visitsToRemindOf } from './reminding.ts';

const today = day('2026-11-21');
test.each([
  { status: 'overdue' as const, isKnown: true },
  { status: 'upcoming' as const, isKnown: true },
  { status: 'future' as const, isKnown: true },
  { status: 'completed' as const, isKnown: false },
  { status: 'before' as const, isKnown: false },
])('[CHK-01] a calendar and a reminder know a checkup that is $status: $isKnown', ({ status, isKnown }) => {
  expect(openVisits([{ status }])).toHaveLength(isKnown ? 1 : 0);
});

test.each([
  { dueOn: '2026-11-29', isDue: false },
  { dueOn: '2026-11-28', isDue: true },
  { dueOn: '2026-11-21', isDue: true },
  { dueOn: '2026-09-19', isDue: true },
])('[VAX-02] on November 21 a dose due on $dueOn gets a reminder: $isDue', ({ dueOn, isDue }) => {
  expect(dosesToRemindOf([{ toldOn: day(dueOn) }], today)).toHaveLength(isDue ? 1 : 0);
});

test.each([
  { on: '2026-11-25', isNear: false },
  { on: '2026-11-24', isNear: true },
  { on: '2026-11-21', isNear: true },
  { on: '2026-11-20', isNear: false },
])('[CHK-02] on November 21 a checkup on $on gets a reminder: $isNear', ({ on, isNear }) => {
  expect(visitsToRemindOf([{ on: day(on) }], today)).toHaveLength(isNear ? 1 : 0);
});

test.each([
  { reminded: [], isNews: true },
  { reminded: ['2026-11-28'], isNews: false },
  { reminded: ['2026-11-22'], isNews: false },
  { reminded: ['2026-11-21'], isNews: true },
  { reminded: ['2026-12-05'], isNews: true },
  { reminded: ['2026-09-01', '2026-11-30'], isNews: false },
  { reminded: ['2026-11-26'], isDeferred: true, isNews: true },
  { reminded: ['2026-11-26', '2026-11-28'], isDeferred: true, isNews: false },
])(
  '[VAX-02] a dose due on November 28, after reminders for $reminded, gets a new one: $isNews',
  ({ reminded, isDeferred, isNews }) => {
    expect(isReminded({ toldOn: day('2026-11-28'), isDeferred: isDeferred ?? false }, reminded.map(day))).toBe(!isNews);
  },
);
