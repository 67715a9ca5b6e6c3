import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { ofProduct, planInput } from '#testing/vaccines/planned-vaccines.ts';
import type { KnownDose } from '../given/known-dose.ts';
import { planOn } from '../planned/plan-on.ts';
import { plannedStatus } from './planned-status.ts';

/** The status of a vaccine's first open row on a day. */
function statusOn(vaccine: string, bornOn: Day, today: Day, given: readonly KnownDose[] = []): string {
  const row = planOn(planInput(bornOn, given), today).find((one) => one.vaccine === vaccine && one.dose === null);
  const { dueOn = null, windowEndsOn = null } = row?.due ?? {};
  const facts = {
    completed: false,
    dueOn,
    windowEndsOn,
    isUnanswered: false,
    isByRecord: false,
    isDecidedTogether: false,
    isAskedFirst: false,
    isContraindicated: false,
  };
  return plannedStatus(facts, undefined, today);
}

const january = '2026-01-15';

describe('[VAX-02] a child who was given nothing', () => {
  test.each([
    { vaccine: 'dtap', bornOn: january, dueOn: '2026-03-15', until: '2026-05-12' },
    { vaccine: 'hib', bornOn: january, dueOn: '2026-03-15', until: '2026-05-12' },
    { vaccine: 'pcv', bornOn: january, dueOn: '2026-03-15', until: '2026-05-12' },
    { vaccine: 'ipv', bornOn: january, dueOn: '2026-03-15', until: '2026-05-12' },
    { vaccine: 'mmr', bornOn: january, dueOn: '2027-01-15', until: '2027-06-11' },
    { vaccine: 'var', bornOn: january, dueOn: '2027-01-15', until: '2027-06-11' },
    { vaccine: 'hepa', bornOn: january, dueOn: '2027-01-15', until: '2028-02-11' },
  ])('$vaccine is due on $dueOn and overdue after CDC’s past due day, $until', ({ vaccine, bornOn, dueOn, until }) => {
    const on = (today: Day) => statusOn(vaccine, day(bornOn), today);
    for (const today of [day(bornOn), addDays(day(dueOn), -1), day(dueOn), addDays(day(dueOn), 1), day(until)]) {
      expect(on(today)).toBe('upcoming');
    }
    expect(on(addDays(day(until), 1))).toBe('overdue');
  });

  test('a rotavirus vaccine can wait until it can no longer be begun, and is then not needed', () => {
    const on = (today: string) => statusOn('rv', day(january), day(today));
    expect(['2026-03-16', '2026-04-29', '2026-04-30'].map(on)).toEqual(['upcoming', 'upcoming', 'not-needed']);
  });

  test.each([
    { bornOn: '2026-11-05', days: ['2026-11-06', '2027-03-31'], after: '2027-04-01' },
    { bornOn: '2026-06-22', days: ['2026-09-30', '2026-10-01', '2026-10-02', '2027-02-21'], after: '2027-02-22' },
  ])('the RSV antibody of one born $bornOn can wait for the end of its season or age', ({ bornOn, days, after }) => {
    for (const today of days) expect(statusOn('rsv-ab', day(bornOn), day(today))).toBe('upcoming');
    expect(statusOn('rsv-ab', day(bornOn), day(after))).not.toBe('overdue');
  });

  test('influenza is overdue when October has ended', () => {
    const on = (today: string) => statusOn('flu', day(january), day(today));
    expect(['2026-08-31', '2026-09-01', '2026-10-31'].map(on)).toEqual(['upcoming', 'upcoming', 'upcoming']);
    expect(on('2026-11-01')).toBe('overdue');
  });
});

describe('influenza that may first be given in the fall is not overdue before October has ended, nor within 14 days', () => {
  test.each([
    { first: '2026-09-01', from: '2026-09-29', until: '2026-10-31' },
    { first: '2026-09-19', from: '2026-10-17', until: '2026-10-31' },
    { first: '2026-09-20', from: '2026-10-18', until: '2026-11-01' },
    { first: '2026-10-01', from: '2026-10-29', until: '2026-11-12' },
    { first: '2026-10-02', from: '2026-10-30', until: '2026-11-13' },
  ])('the second dose 4 weeks after one of $first', ({ first, from, until }) => {
    const on = (today: Day) => statusOn('flu', day(january), today, ofProduct('140', first));
    expect([day(from), day(until), addDays(day(until), 1)].map(on)).toEqual(['upcoming', 'upcoming', 'overdue']);
  });

  test.each(['2026-10-03', '2026-10-04', '2026-10-20', '2026-12-01'])(
    'the second dose after one of %s, which may be given after October, is so in no month of the winter',
    (first) => {
      const on = (today: Day) => statusOn('flu', day(january), today, ofProduct('140', first));
      for (const days of [28, 42, 43, 60]) expect(on(addDays(day(first), days))).toBe('upcoming');
    },
  );

  test.each([
    { bornOn: '2026-04-16', until: '2026-10-31' },
    { bornOn: '2026-04-30', until: '2026-11-13' },
  ])('the first dose of a baby who is 6 months old in October, born $bornOn', ({ bornOn, until }) => {
    const on = (today: Day) => statusOn('flu', day(bornOn), today);
    expect([on(day(until)), on(addDays(day(until), 1))]).toEqual(['upcoming', 'overdue']);
  });
});
