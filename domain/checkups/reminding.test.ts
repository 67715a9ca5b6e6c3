import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { dosesToRemindOf, isReminded, openDoses, openVisits, visitsToRemindOf, type PlannedDose } from './reminding.ts';

const today = day('2026-11-21');
const dose = (dueOn: string | null, status: PlannedDose['status'] = 'upcoming') => ({
  vaccine: 'dtap',
  dueOn: dueOn === null ? null : day(dueOn),
  status,
  isUnanswered: false,
});

describe('[VAX-02] a calendar and a reminder know a dose', () => {
  test.each([
    { status: 'upcoming' as const, dueOn: '2026-12-01', isKnown: true },
    { status: 'overdue' as const, dueOn: '2026-09-19', isKnown: true },
    { status: 'declined' as const, dueOn: '2026-12-01', isKnown: false },
    { status: 'completed' as const, dueOn: '2026-09-19', isKnown: false },
    { status: 'not-needed' as const, dueOn: '2026-12-01', isKnown: false },
    { status: 'deferred' as const, dueOn: '2026-12-01', isKnown: false },
    { status: 'upcoming' as const, dueOn: null, isKnown: false },
  ])('that is $status with the day $dueOn: $isKnown', ({ status, dueOn, isKnown }) => {
    expect(openDoses([dose(dueOn, status)], new Map())).toHaveLength(isKnown ? 1 : 0);
  });

  test.each([
    { status: 'deferred' as const, dueOn: '2026-11-19', on: '2026-12-10' },
    { status: 'overdue' as const, dueOn: '2026-11-19', on: '2026-12-10' },
    { status: 'upcoming' as const, dueOn: '2027-01-19', on: '2027-01-19' },
  ])('that is $status, was due $dueOn and deferred until December 10, on $on', ({ status, dueOn, on }) => {
    const deferrals = new Map([['dtap', day('2026-12-10')]]);

    expect(openDoses([dose(dueOn, status)], deferrals)).toMatchObject([{ dueOn: on, toldOn: on }]);
  });

  test('of a vaccine deferred until December 10 only the next one, and those due later', () => {
    const doses = ['2026-12-05', '2026-09-19', '2026-12-10', '2027-02-04'].map((on) => dose(on, 'deferred'));

    const open = openDoses(doses, new Map([['dtap', day('2026-12-10')]]));

    expect(open.map(({ dueOn }) => dueOn)).toEqual(['2026-12-10', '2027-02-04']);
  });

  test('on the day for which it is planned, beside the day since when it is due', () => {
    const toldOn = day('2026-12-05');

    expect(openDoses([{ ...dose('2026-11-20'), toldOn }], new Map())).toMatchObject([{ dueOn: '2026-11-20', toldOn }]);
  });

  test('not while its family was not asked whether it was given', () => {
    expect(openDoses([{ ...dose('2026-09-19'), isUnanswered: true }], new Map())).toEqual([]);
  });
});

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
