import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { checkupStatus, nextCheckup } from './status.ts';

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
    { recommended: '2026-11-09', scheduled: null, added: '2026-11-10', status: 'before' },
    { recommended: '2026-11-10', scheduled: null, added: '2026-11-10', status: 'overdue' },
    { recommended: '2026-11-20', scheduled: null, added: '2026-11-21', status: 'before' },
    { recommended: '2026-11-21', scheduled: null, added: '2026-11-21', status: 'upcoming' },
    { recommended: '2026-11-01', scheduled: '2026-11-25', added: '2026-11-21', status: 'upcoming' },
    { recommended: '2026-11-01', scheduled: '2026-11-20', added: '2026-11-21', status: 'overdue' },
  ] as const)(
    'recommended for $recommended, scheduled for $scheduled, the child added on $added: $status',
    ({ recommended, scheduled, added, status }) => {
      const checkup = {
        recommendedOn: day(recommended),
        scheduledOn: scheduled && day(scheduled),
        addedOn: day(added),
        completed: false,
      };

      expect(checkupStatus(checkup, today)).toBe(status);
      expect(checkupStatus({ ...checkup, completed: true }, today)).toBe('completed');
    },
  );

  test('a child that is added late never has a checkup that is overdue by its recommended day', () => {
    const property = fc.property(anyDay, anyDay, (recommendedOn, addedOn) => {
      const status = checkupStatus({ recommendedOn, scheduledOn: null, completed: false, addedOn }, today);
      expect(status === 'overdue' && recommendedOn < addedOn).toBe(false);
    });
    expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
  });
});

describe('[CHK-03] the next checkup', () => {
  const aCheckup = (recommended: string, scheduled: string | null = null, completed = false) => ({
    recommendedOn: day(recommended),
    scheduledOn: scheduled === null ? null : day(scheduled),
    completed,
    addedOn: longAgo,
  });

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
    expect(nextCheckup(checkups, today)).toBe(next === null ? null : checkups[next]);
  });

  test('is never overdue, completed or from before the child was added', () => {
    const checkup = fc.record({
      recommendedOn: anyDay,
      scheduledOn: fc.option(anyDay),
      completed: fc.boolean(),
    });
    const property = fc.property(fc.array(checkup), anyDay, (checkups, added) => {
      const addedOn = added < today ? added : today;
      const next = nextCheckup(checkups, today);
      expect(next && checkupStatus({ ...next, addedOn }, today)).toBeOneOf([null, 'upcoming', 'future']);
    });
    expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
  });
});
