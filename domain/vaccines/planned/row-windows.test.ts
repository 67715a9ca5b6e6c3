import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, type Day } from '#domain/time/day.ts';
import { ofProduct, planInput } from '#testing/vaccines/planned-vaccines.ts';
import { atAge, given, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import { planVisits } from '../planner/planner.ts';
import { isOverdue } from '../standing/planned-status.ts';
import { planOn, type PlanInput } from './plan-on.ts';

/** On each day of the week. */
const TODAYS = Array.from({ length: 17 }, (_, n) => addDays(day('2026-01-02'), n * 22));
const AGES = [0, 2, 5, 6, 7, 11, 14, 26, 50, 100];

type Dated = {
  readonly vaccine: string;
  readonly number: number;
  readonly dueOn: Day;
  readonly windowEndsOn: Day | null;
};

function openRows(input: PlanInput, today: Day): readonly Dated[] {
  return planOn(input, today).flatMap(({ vaccine, number, due }) => (due ? [{ vaccine, number, ...due }] : []));
}

describe('the window of a row', () => {
  test.each(AGES)('never ends before its due day, for a child of %i months all through a year', (months) => {
    for (const today of TODAYS) {
      const bornOn = addMonths(today, -months);
      const histories = [[], ofProduct('140', addDays(today, -400)), ofProduct('20', addDays(today, -10))];
      for (const doses of histories.map((all) => all.filter(({ givenOn }) => givenOn !== null && givenOn > bornOn))) {
        const rows = openRows(planInput(bornOn, doses), today);
        expect(rows.filter(({ dueOn, windowEndsOn }) => windowEndsOn !== null && windowEndsOn < dueOn)).toEqual([]);
      }
    }
  });

  test('of influenza ends with the season of its due day', () => {
    const flu = (bornOn: string, today: string) =>
      openRows(planInput(day(bornOn)), day(today)).find(({ vaccine }) => vaccine === 'flu');

    expect(flu('2027-05-20', '2027-05-25')).toMatchObject({ dueOn: '2027-11-20', windowEndsOn: '2028-06-30' });
    expect(flu('2026-05-20', '2026-11-23')).toMatchObject({ dueOn: '2026-11-20', windowEndsOn: '2027-06-30' });
  });

  test('of a dose with a shortest interval alone is two weeks, so that it is not overdue on the day of its visit', () => {
    const bornOn = day('2023-01-10');
    const late = TODAYS.filter((on) => on >= '2026-02-01').flatMap((before) => {
      const today = addDays(before, 29);
      const doses = ofProduct('20', before);
      const row = openRows(planInput(bornOn, doses), today).find(
        ({ vaccine, number }) => vaccine === 'dtap' && number === 2,
      );
      const { visits } = planVisits(requestFor(bornOn, given('20', before)), today, addDays(today, 60));
      return row && !isOverdue(row, visits[0]?.on ?? today) ? [] : [before];
    });

    expect(late).toEqual([]);
  });

  test('is two weeks for the second dose of a child of 5 years, and ends with the schedule for one on time', () => {
    const row = (doses: ReturnType<typeof ofProduct>, bornOn: Day, today: Day) =>
      openRows(planInput(bornOn, doses), today).find(({ vaccine }) => vaccine === 'dtap');
    const bornOn = day('2021-03-02');

    expect(row(ofProduct('20', '2026-10-01'), bornOn, day('2026-11-01'))).toMatchObject({
      dueOn: '2026-10-29',
      windowEndsOn: '2026-11-12',
    });
    const young = day('2026-07-01');
    expect(row(ofProduct('20', '2026-09-01'), young, day('2026-09-02'))).toMatchObject({
      dueOn: '2026-11-01',
      windowEndsOn: addDays(atAge('5m+4w', young), -1),
    });
  });
});
