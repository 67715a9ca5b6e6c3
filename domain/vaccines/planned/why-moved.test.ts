import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { ofProduct } from '#testing/vaccines/planned-vaccines.ts';
import type { CategoryOnDay } from '../editions/category-on.ts';
import type { PlanRow } from './plan-rows.ts';
import { whyMoved, type VaccineOnDay } from '#testing/vaccines/why-moved.ts';

const given = (on: string): Pick<PlanRow, 'dose' | 'due'> => ({
  dose: { id: on, givenOn: day(on), cvx: '20', vaccine: null },
  due: null,
});
const due = (on: string, windowEndsOn: string | null = null): Pick<PlanRow, 'dose' | 'due'> => ({
  dose: null,
  due: { dueOn: day(on), windowEndsOn: windowEndsOn === null ? null : day(windowEndsOn) },
});
const notNeeded: Pick<PlanRow, 'dose' | 'due'> = { dose: null, due: null };
const forecast = { status: 'not-complete', reasons: [], dose: 1, earliest: day('2026-02-26') } as const;
const routine: CategoryOnDay = { categories: ['routine'], note: null };

function vaccine(
  on: string,
  rows: readonly Pick<PlanRow, 'dose' | 'due'>[],
  of: Partial<VaccineOnDay> = {},
): VaccineOnDay {
  return {
    on: day(on),
    isSeasonal: false,
    given: rows.flatMap(({ dose }) => dose ?? []),
    rows: rows.map((row, place) => ({ vaccine: 'dtap', number: place + 1, isContraindicated: false, ...row })),
    forecast,
    category: routine,
    ...of,
  };
}

describe('[VAX-01] why a row of the plan is another than the day before', () => {
  const eve = '2026-06-30';
  const turn = '2026-07-01';

  test.each([
    {
      what: 'a dose was marked',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-28')]),
      now: vaccine(turn, [given('2026-07-01'), due('2026-08-29')]),
      number: 2,
      why: 'dose',
    },
    {
      what: 'a dose was removed',
      before: vaccine(eve, [given('2026-06-01'), notNeeded]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29')]),
      number: 2,
      why: 'dose',
    },
    {
      what: 'it waits for one that is due, and is due later',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-28')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29')]),
      number: 2,
      why: 'waits-for-due',
    },
    {
      what: 'it waits for one that is due today, and is not needed any more',
      before: vaccine(eve, [due('2026-07-01'), due('2026-07-28')]),
      now: vaccine(turn, [due('2026-07-01'), notNeeded]),
      number: 2,
      why: 'waits-for-due',
    },
    {
      what: 'it waits for one that is due, and is due sooner',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-29')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-28')]),
      number: 2,
      why: null,
    },
    {
      what: 'it waits for one that is due, and its window ends sooner',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-28', '2026-09-01')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29', '2026-08-01')]),
      number: 2,
      why: null,
    },
    {
      what: 'it waits for one that is due, and its window ends later',
      before: vaccine(eve, [due('2026-06-01'), due('2026-12-01', '2027-08-27')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-12-01', '2027-08-28')]),
      number: 2,
      why: 'waits-for-due',
    },
    {
      what: 'it waits for one that is due, and has a window now',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-28')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29', '2026-09-01')]),
      number: 2,
      why: 'waits-for-due',
    },
    {
      what: 'it waits for one that is due, and has no window any more',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-28', '2026-09-01')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29')]),
      number: 2,
      why: null,
    },
    {
      what: 'it waited for one that was due, and neither is needed any more',
      before: vaccine(eve, [due('2026-06-01'), due('2026-07-28')]),
      now: vaccine(turn, [notNeeded, notNeeded]),
      number: 2,
      why: 'waits-for-due',
    },
    {
      what: 'it comes behind one that is due',
      before: vaccine(eve, [due('2026-06-01')]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29')]),
      number: 2,
      why: null,
    },
    {
      what: 'it comes back behind one that is due',
      before: vaccine(eve, [due('2026-06-01'), notNeeded]),
      now: vaccine(turn, [due('2026-06-01'), due('2026-07-29')]),
      number: 2,
      why: null,
    },
    {
      what: 'one before it is not due before tomorrow',
      before: vaccine(eve, [due('2026-07-02'), due('2026-07-28')]),
      now: vaccine(turn, [due('2026-07-02'), due('2026-07-29')]),
      number: 2,
      why: null,
    },
    {
      what: 'its season turned',
      before: vaccine(eve, [due('2025-09-01')], { isSeasonal: true }),
      now: vaccine(turn, [due('2026-09-01')], { isSeasonal: true }),
      number: 1,
      why: 'season',
    },
    {
      what: 'the season of others turned',
      before: vaccine(eve, [due('2025-09-01')]),
      now: vaccine(turn, [due('2026-09-01')]),
      number: 1,
      why: null,
    },
    {
      what: 'it moves within its season',
      before: vaccine('2026-07-01', [due('2026-09-01')], { isSeasonal: true }),
      now: vaccine('2026-07-02', [due('2026-09-02')], { isSeasonal: true }),
      number: 1,
      why: null,
    },
    {
      what: 'another vaccine was given, and it is put off',
      before: vaccine(eve, [due('2026-06-01')]),
      now: vaccine(turn, [due('2026-07-29')], { given: ofProduct('03', turn) }),
      number: 1,
      why: 'other-dose',
    },
    {
      what: 'another vaccine was given, and it is due sooner',
      before: vaccine(eve, [due('2026-06-01')]),
      now: vaccine(turn, [due('2026-05-29')], { given: ofProduct('03', turn) }),
      number: 1,
      why: null,
    },
    {
      what: 'another vaccine was given, and it is gone',
      before: vaccine(eve, [due('2026-06-01')]),
      now: vaccine(turn, [notNeeded], { given: ofProduct('03', turn) }),
      number: 1,
      why: null,
    },
    {
      what: 'a dose is skipped from this age on, and the one after it is due',
      before: vaccine(eve, [due('2026-01-01')]),
      now: vaccine(turn, [due('2026-07-01')], { forecast: { ...forecast, earliest: day('2026-07-01') } }),
      number: 1,
      why: 'forecast',
    },
    {
      what: 'it may be given later at the soonest, and is due sooner',
      before: vaccine(eve, [due('2026-07-02')]),
      now: vaccine(turn, [due('2026-07-01')], { forecast: { ...forecast, earliest: day('2026-07-01') } }),
      number: 1,
      why: null,
    },
    {
      what: 'the vaccine is no longer given at this age',
      before: vaccine(eve, [due('2026-06-01')]),
      now: vaccine(turn, [notNeeded], { forecast: { ...forecast, status: 'aged-out', dose: null } }),
      number: 1,
      why: 'forecast',
    },
    {
      what: 'the authority means it for others at this age',
      before: vaccine(eve, [due('2026-06-01')]),
      now: vaccine(turn, [], { category: { categories: ['risk', 'ask-your-doctor'], note: null } }),
      number: 1,
      why: 'authority',
    },
    {
      what: 'nothing that a family is told',
      before: vaccine(eve, [due('2026-06-01', '2026-08-01')]),
      now: vaccine(turn, [due('2026-06-01', '2026-08-02')]),
      number: 1,
      why: null,
    },
  ])('$what: $why', ({ before, now, number, why }) => {
    expect(whyMoved(before, now, number)).toBe(why);
  });
});
