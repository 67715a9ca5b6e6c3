import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { recommendedOn, recommendedSpan } from './schedule.ts';
import { visitOf } from './schedule-data.ts';
import { checkupStatus, isStillOpen, nextCheckup, type StatusCheckup } from './status.ts';

const today = day('2026-11-21');
const longAgo = day('2020-01-01');
const anyDay = fc.integer({ min: -800, max: 800 }).map((days) => addDays(today, days));

describe('[CHK-01] the status of a checkup', () => {
  test.each([
    { recommended: '2026-11-20', scheduled: null, added: '2026-11-01', status: 'overdue' },
    { recommended: '2026-11-21', scheduled: null, added: '2026-11-01', status: 'upcoming' },
    { recommended: '2026-12-05', scheduled: null, added: '2026-11-01', status: 'upcoming' },
    { recommended: '2026-12-06', scheduled: null, added: '2026-11-01', status: 'future' },
    { recommended: '2026-11-01', scheduled: '2026-11-21', added: '2026-10-01', status: 'upcoming' },
    { recommended: '2026-11-21', scheduled: '2026-11-20', added: '2026-11-01', status: 'overdue' },
    { recommended: '2026-11-21', scheduled: '2026-12-06', added: '2026-11-01', status: 'future' },
    { recommended: '2026-11-10', scheduled: null, added: '2026-11-10', status: 'overdue' },
    { recommended: '2026-11-21', scheduled: null, added: '2026-11-21', status: 'upcoming' },
    { recommended: '2026-11-01', scheduled: '2026-11-25', added: '2026-11-21', status: 'upcoming' },
    { recommended: '2026-11-01', scheduled: '2026-11-20', added: '2026-11-21', status: 'overdue' },
  ] as const)(
    'recommended for $recommended, scheduled for $scheduled, the child added on $added: $status',
    ({ recommended, scheduled, added, status }) => {
      const checkup = {
        recommendedOn: day(recommended),
        recommendedUntil: addDays(day(recommended), 5),
        scheduledOn: scheduled && day(scheduled),
        addedOn: day(added),
        isPastOpen: true,
        completed: false,
      };

      expect(checkupStatus(checkup, today)).toBe(status);
      expect(checkupStatus({ ...checkup, completed: true }, today)).toBe('completed');
    },
  );

  describe('recommended for a time before the child was added', () => {
    const statusOn = (recommendedUntil: string, addedOn: string, on: string, isPastOpen = true) =>
      checkupStatus(
        {
          recommendedOn: day('2026-11-01'),
          recommendedUntil: day(recommendedUntil),
          scheduledOn: null,
          completed: false,
          addedOn: day(addedOn),
          isPastOpen,
        },
        day(on),
      );

    test('it is open until the last day on which it is recommended, answered or not, and then overdue', () => {
      for (const isPastOpen of [true, false]) {
        const on = (on_: string) => statusOn('2026-11-23', '2026-11-21', on_, isPastOpen);
        expect(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map(on)).toEqual([
          'upcoming',
          'upcoming',
          'upcoming',
          'overdue',
        ]);
      }
    });

    test('one whose last day has passed waits 14 days for an answer, and is then overdue', () => {
      const on = (on_: string) => statusOn('2026-11-20', '2026-11-21', on_);
      expect(['2026-11-21', '2026-12-04', '2026-12-05'].map(on)).toEqual(['before', 'before', 'overdue']);
    });

    test('one whose last day has passed is overdue once the family has answered', () => {
      expect(statusOn('2026-11-20', '2026-11-21', '2026-11-21', false)).toBe('overdue');
    });
  });

  test.each([
    { ageDays: 3, visits: { newborn: 'before', 'first-week': 'future' } },
    { ageDays: 5, visits: { newborn: 'before', 'first-week': 'upcoming' } },
    { ageDays: 6, visits: { newborn: 'before', 'first-week': 'before' } },
    { ageDays: 10, visits: { newborn: 'before', 'first-week': 'before' } },
    { ageDays: 20, visits: { newborn: 'before', 'first-week': 'before' } },
    { ageDays: 40, visits: { newborn: 'before', 'first-week': 'before', m1: 'upcoming' } },
    { ageDays: 46, visits: { m1: 'before' } },
    { ageDays: 370, visits: { m9: 'before', m12: 'upcoming', m15: 'future' } },
  ])('of a child who is added at $ageDays days: $visits', ({ ageDays, visits }) => {
    const bornOn = addDays(today, -ageDays);
    for (const [id, status] of Object.entries(visits)) {
      const visit = visitOf(id);
      const checkup = {
        recommendedOn: recommendedOn(visit, bornOn),
        recommendedUntil: recommendedSpan(visit, bornOn).until,
        scheduledOn: null,
        completed: false,
        addedOn: today,
        isPastOpen: true,
      };
      const isSoon = status === 'future' && checkup.recommendedOn <= addDays(today, 14);
      expect(checkupStatus(checkup, today)).toBe(isSoon ? 'upcoming' : status);
    }
  });
});

describe('[CHK-03] the next checkup', () => {
  const aCheckup = (recommended: string, scheduled: string | null = null, completed = false) => ({
    recommendedOn: day(recommended),
    scheduledOn: scheduled === null ? null : day(scheduled),
    recommendedUntil: addDays(day(recommended), 5),
    completed,
    addedOn: longAgo,
    isPastOpen: false,
  });
  const withStatus = <C extends StatusCheckup>(checkup: C) => ({ ...checkup, status: checkupStatus(checkup, today) });

  test.each([
    { what: 'none of none', checkups: [], next: null },
    { what: 'the one of today', checkups: [aCheckup('2026-11-22'), aCheckup('2026-11-21')], next: 1 },
    { what: 'not one of yesterday', checkups: [aCheckup('2026-11-20'), aCheckup('2027-01-19')], next: 1 },
    { what: 'not one that is completed', checkups: [aCheckup('2026-11-22', null, true)], next: null },
    {
      what: 'by the day it is scheduled for',
      checkups: [aCheckup('2026-11-22', '2027-03-01'), aCheckup('2027-01-19')],
      next: 1,
    },
    { what: 'one that was moved to later', checkups: [aCheckup('2026-11-01', '2026-11-24')], next: 0 },
    { what: 'the first of two on one day', checkups: [aCheckup('2026-11-24'), aCheckup('2026-11-24')], next: 0 },
  ])('is $what', ({ checkups, next }) => {
    const all = checkups.map(withStatus);
    expect(nextCheckup(all)).toBe(next === null ? null : all[next]);
  });

  test('is one that is still recommended before one to come', () => {
    const open = { ...aCheckup('2026-11-17'), recommendedUntil: day('2026-12-22'), addedOn: today };
    const [next, later] = [withStatus(open), withStatus(aCheckup('2027-02-17'))];
    expect(nextCheckup([later, next])).toBe(next);
    expect(isStillOpen(next, today)).toBe(true);
    expect(isStillOpen(later, today)).toBe(false);
  });

  test('is never overdue, completed or from before the child was added', () => {
    const checkup = fc.record({
      recommendedOn: anyDay,
      recommendedUntil: anyDay,
      scheduledOn: fc.option(anyDay),
      completed: fc.boolean(),
      isPastOpen: fc.boolean(),
    });
    const property = fc.property(fc.array(checkup), anyDay, (checkups, added) => {
      const addedOn = added < today ? added : today;
      const next = nextCheckup(checkups.map((one) => withStatus({ ...one, addedOn })));
      expect(next?.status ?? null).toBeOneOf([null, 'upcoming', 'future']);
    });
    expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
  });
});
