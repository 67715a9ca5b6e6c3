import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { recommendedOn, recommendedSpan } from './schedule.ts';
import { visitOf } from './schedule-data.ts';
import {
  checkupDay,
  checkupStatus,
  dosesDay,
  isStillOpen,
  nextCheckup,
  openCheckup,
  visitDay,
  visitsAhead,
} from './status.ts';

const today = day('2026-11-21');
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
    { recommended: '2026-11-18', scheduled: null, added: '2026-11-18', status: 'overdue' },
    { recommended: '2026-11-21', scheduled: null, added: '2026-11-21', status: 'upcoming' },
    { recommended: '2026-11-01', scheduled: '2026-11-25', added: '2026-11-21', status: 'upcoming' },
    { recommended: '2026-11-01', scheduled: '2026-11-20', added: '2026-11-21', status: 'overdue' },
  ] as const)(
    'recommended for $recommended, scheduled for $scheduled, the child added on $added: $status',
    ({ recommended, scheduled, added, status }) => {
      const checkup = {
        visit: 'm4',
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
          visit: 'm4',
          recommendedOn: day('2026-11-01'),
          recommendedUntil: day(recommendedUntil),
          scheduledOn: null,
          completed: false,
          addedOn: day(addedOn),
          isPastOpen,
        },
        day(on),
      );

    test('it is overdue within its window too, answered or not, like that of a child added earlier', () => {
      for (const isPastOpen of [true, false]) {
        for (const addedOn of ['2026-10-01', '2026-11-21']) {
          const on = (on_: string) => statusOn('2026-11-23', addedOn, on_, isPastOpen);
          expect(['2026-11-21', '2026-11-23', '2026-11-24'].map(on)).toEqual(['overdue', 'overdue', 'overdue']);
        }
      }
    });

    test('it is never from before on its last day, also where the day on which the child was added is ahead', () => {
      expect(statusOn('2026-11-20', '2026-11-21', '2026-11-20')).toBe('overdue');
    });

    test('one whose last day has passed waits 14 days for an answer, and is then overdue', () => {
      const on = (on_: string) => statusOn('2026-11-20', '2026-11-21', on_);
      expect(['2026-11-21', '2026-12-04', '2026-12-05'].map(on)).toEqual(['before', 'before', 'overdue']);
    });

    test('one whose last day was the day on which the child was added waits for no answer', () => {
      expect(statusOn('2026-11-21', '2026-11-21', '2026-11-22')).toBe('overdue');
    });

    test('one whose last day has passed is overdue once the family has answered', () => {
      expect(statusOn('2026-11-20', '2026-11-21', '2026-11-21', false)).toBe('overdue');
    });
  });

  test.each([
    { ageDays: 3, visits: { newborn: 'before', 'first-week': 'future' } },
    { ageDays: 5, visits: { newborn: 'before', 'first-week': 'overdue' } },
    { ageDays: 6, visits: { newborn: 'before', 'first-week': 'before' } },
    { ageDays: 10, visits: { newborn: 'before', 'first-week': 'before' } },
    { ageDays: 20, visits: { newborn: 'before', 'first-week': 'before' } },
    { ageDays: 40, visits: { newborn: 'before', 'first-week': 'before', m1: 'overdue' } },
    { ageDays: 46, visits: { m1: 'before' } },
    { ageDays: 370, visits: { m9: 'before', m12: 'overdue', m15: 'future' } },
  ])('of a child who is added at $ageDays days: $visits', ({ ageDays, visits }) => {
    const bornOn = addDays(today, -ageDays);
    for (const [id, status] of Object.entries(visits)) {
      const visit = visitOf(id);
      const checkup = {
        visit: id,
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

describe('[decision 79] the newborn checkup, which is made in the hospital', () => {
  const statusAt = (ageDays: number, scheduledOn: Day | null = null) => {
    const bornOn = addDays(today, -ageDays);
    const visit = visitOf('newborn');
    const days = {
      recommendedOn: recommendedOn(visit, bornOn),
      recommendedUntil: recommendedSpan(visit, bornOn).until,
    };
    const checkup = { visit: 'newborn', ...days, scheduledOn, completed: false };
    return checkupStatus({ ...checkup, addedOn: bornOn, isPastOpen: false }, today);
  };

  test('is not overdue while it is recommended, and is after that', () => {
    expect([0, 1, 2, 3].map((ageDays) => statusAt(ageDays))).toEqual(['upcoming', 'upcoming', 'upcoming', 'overdue']);
  });

  test('is overdue after a day that was agreed on', () => {
    expect(statusAt(2, addDays(today, -1))).toBe('overdue');
  });
});

describe('[CHK-03] the next checkup', () => {
  const aCheckup = (recommended: string, scheduled: string | null = null, completed = false) => ({
    visit: 'm4',
    recommendedOn: day(recommended),
    scheduledOn: scheduled === null ? null : day(scheduled),
    recommendedUntil: addDays(day(recommended), 5),
    completed,
  });

  test.each([
    { what: 'none of none', checkups: [], next: null },
    { what: 'the one of today', checkups: [aCheckup('2026-11-22'), aCheckup('2026-11-21')], next: 1 },
    {
      what: 'one of three days ago that is still recommended',
      checkups: [aCheckup('2026-11-18'), aCheckup('2027-01-19')],
      next: 0,
    },
    {
      what: 'not one of four days ago, still recommended or not',
      checkups: [aCheckup('2026-11-17'), aCheckup('2027-01-19')],
      next: 1,
    },
    {
      what: 'not one of three days ago that is no longer recommended',
      checkups: [{ ...aCheckup('2026-11-18'), recommendedUntil: day('2026-11-20') }, aCheckup('2027-01-19')],
      next: 1,
    },
    { what: 'not one that was scheduled for yesterday', checkups: [aCheckup('2026-11-17', '2026-11-20')], next: null },
    { what: 'not one that is completed', checkups: [aCheckup('2026-11-22', null, true)], next: null },
    {
      what: 'by the day it is scheduled for',
      checkups: [aCheckup('2026-11-22', '2027-03-01'), aCheckup('2027-01-19')],
      next: 1,
    },
    { what: 'one that was moved to later', checkups: [aCheckup('2026-11-01', '2026-11-24')], next: 0 },
    { what: 'the first of two on one day', checkups: [aCheckup('2026-11-24'), aCheckup('2026-11-24')], next: 0 },
  ])('is $what', ({ checkups, next }) => {
    expect(nextCheckup<ReturnType<typeof aCheckup>>(checkups, today)).toBe(next === null ? null : checkups[next]);
  });

  test.each([
    { ageDays: 0, next: 'newborn' },
    { ageDays: 1, next: 'first-week' },
    { ageDays: 2, next: 'first-week' },
    { ageDays: 5, next: 'first-week' },
    { ageDays: 6, next: 'm1' },
  ])('of a child $ageDays days old with nothing marked is $next', ({ ageDays, next }) => {
    const bornOn = addDays(today, -ageDays);
    const visits = ['newborn', 'first-week', 'm1'].map((id) => {
      const visit = visitOf(id);
      const { until } = recommendedSpan(visit, bornOn);
      const days = { recommendedOn: recommendedOn(visit, bornOn), recommendedUntil: until, scheduledOn: null };
      return { visit: id, ...days, completed: false };
    });
    expect(nextCheckup(visits, today)?.visit).toBe(next);
  });

  test('is never completed, and never one whose day has passed unless it is still recommended', () => {
    const checkup = fc.record({
      visit: fc.constantFrom('newborn', 'm4'),
      recommendedOn: anyDay,
      recommendedUntil: anyDay,
      scheduledOn: fc.option(anyDay),
      completed: fc.boolean(),
    });
    const property = fc.property(fc.array(checkup), (checkups) => {
      const next = nextCheckup(checkups, today);
      const isAhead = next === null || checkupDay(next) >= today;
      const isOpen = next?.scheduledOn === null && next.recommendedUntil >= today;
      expect({ isCompleted: next?.completed ?? false, isOffered: isAhead || isOpen }).toEqual({
        isCompleted: false,
        isOffered: true,
      });
    });
    expect(() => fc.assert(property, { seed: 20261121 })).not.toThrow();
  });
});

test('[CHK-01] a checkup is on the day it took place, else on that it is scheduled or recommended for', () => {
  const [recommended, scheduled, completed] = [day('2026-11-01'), day('2026-11-05'), day('2026-11-09')];

  expect(checkupDay({ recommendedOn: recommended, scheduledOn: null, completedOn: null })).toBe(recommended);
  expect(checkupDay({ recommendedOn: recommended, scheduledOn: scheduled })).toBe(scheduled);
  expect(checkupDay({ recommendedOn: recommended, scheduledOn: scheduled, completedOn: completed })).toBe(completed);
});

describe('[CHK-03] a checkup is still open after its recommended day', () => {
  const open = {
    visit: 'm4',
    recommendedOn: day('2026-11-20'),
    recommendedUntil: day('2026-11-21'),
    scheduledOn: null,
    completed: false,
  };

  test.each([
    { what: 'until its last day', but: {}, is: true },
    { what: 'not on that day itself', but: { recommendedOn: today }, is: false },
    { what: 'not after the last', but: { recommendedUntil: day('2026-11-20') }, is: false },
    { what: 'not once it is completed', but: { completed: true }, is: false },
    { what: 'not where it is scheduled', but: { scheduledOn: day('2026-11-20') }, is: false },
  ])('$what: $is', ({ but, is }) => {
    expect(isStillOpen({ ...open, ...but }, today)).toBe(is);
  });

  test('is named beside the next one, but for that of the hospital', () => {
    const later = { ...open, recommendedOn: day('2026-12-21'), recommendedUntil: day('2027-01-05') };

    expect(openCheckup([later, open], today)).toBe(open);
    expect(openCheckup([later, { ...open, visit: 'newborn' }], today)).toBeNull();
    expect(openCheckup([later, { ...open, scheduledOn: day('2026-11-20') }], today)).toBeNull();
  });

  test('comes before the next one, and its doses are those of today', () => {
    const next = { ...open, recommendedOn: day('2026-12-21'), recommendedUntil: day('2027-01-05') };
    const over = { ...open, completed: true };

    expect(visitsAhead([next, over, open], today)).toEqual([open, next]);
    expect(visitDay(open, today)).toBe(today);
    expect(visitDay(next, today)).toBe(next.recommendedOn);
  });

  test('gives its doses on no Sunday or holiday, unless the family has agreed on one', () => {
    const christmas = day('2026-12-25');
    const of = { recommendedOn: christmas, recommendedUntil: day('2027-01-20'), completed: false };

    expect(dosesDay({ ...of, scheduledOn: null }, today)).toBe('2026-12-26');
    expect(dosesDay({ ...of, scheduledOn: christmas }, today)).toBe(christmas);
    expect(dosesDay({ ...of, scheduledOn: day('2026-12-27') }, today)).toBe('2026-12-27');
    expect(dosesDay({ ...of, scheduledOn: null }, day('2027-01-03'))).toBe('2027-01-04');
  });
});
