import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '#domain/time/day.ts';
import { planInput } from '#testing/vaccines/planned-vaccines.ts';
import { planOn } from '../planned/plan-on.ts';
import { plannedStatus } from './planned-status.ts';

/** The status of a vaccine's first row on a day, for a child who was given nothing. */
function statusOn(vaccine: string, bornOn: Day, today: Day): string {
  const row = planOn(planInput(bornOn), today).find((one) => one.vaccine === vaccine);
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
