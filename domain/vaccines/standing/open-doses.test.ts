import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { openDoses, type DatedRow } from './open-doses.ts';

const dose = (dueOn: string | null, status: DatedRow['status'] = 'upcoming') => ({
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
