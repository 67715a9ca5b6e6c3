import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { atAge, doseIn, dosesOf, given, JANUARY_CHILD, requestFor } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import type { VisitPlan } from './plan.ts';
import { planVisits } from './planner.ts';

/** March 15, 2026 is a Sunday. */
const AFTER_2_MONTHS = addDays(atAge('2m'), 1);

describe('seasons', () => {
  const flu = {
    withoutGroups: [
      'DTaP/Tdap/Td',
      'HepA',
      'HepB',
      'Hib',
      'MMR',
      'Pneumococcal',
      'Polio',
      'Rotavirus',
      'RSV',
      'Varicella',
    ],
  };

  test('influenza is planned twice in the first season and once in each other', () => {
    const plan = planVisits(requestFor(JANUARY_CHILD, [], flu), JANUARY_CHILD, day('2029-06-30'));
    expect(plan.visits.map(({ on }) => on)).toEqual(['2026-09-01', '2026-09-29', '2027-09-01', '2028-09-01']);
    expect(plan.visits.map(({ edition }) => edition.slice(-11))).toEqual([
      'season-2026',
      'season-2026',
      'season-2027',
      'season-2028',
    ]);
    expect(doseIn(plan, 'Influenza', 2)?.why).toEqual({
      limit: 'minimum-interval',
      on: day('2026-09-29'),
      attr: '4w',
      ref: 0,
    });
  });

  test('influenza waits for another visit until the end of October, and not longer', () => {
    const waits = planVisits(
      requestFor(day('2025-04-20'), given('140', '2025-11-01', '2025-12-01')),
      day('2026-07-02'),
      day('2026-12-31'),
    );
    expect(doseIn(waits, 'Influenza', 1)?.closesOn).toBe('2026-10-31');
    const late = planVisits(requestFor(day('2023-12-20'), [], flu), day('2026-11-21'), day('2026-12-31'));
    expect(late.visits.map(({ on }) => on)).toEqual(['2026-11-21', '2026-12-19']);
  });

  test('a baby born in May gets the antibodies against RSV on October 1', () => {
    const plan = planVisits(requestFor(day('2026-05-05')), day('2026-05-05'), day('2027-05-05'));
    expect(doseIn(plan, 'RSV', 1)).toMatchObject({ on: '2026-10-01', why: { limit: 'season' } });
  });

  test('without a later season nothing is planned for one', () => {
    const edition = publishedEdition('cdsi-4.65');
    const request = { ...requestFor(JANUARY_CHILD, [], flu), editionOn: () => edition };
    expect(planVisits(request, day('2026-07-01'), day('2027-12-31')).visits).toEqual([]);
  });
});

describe('wishes', () => {
  test('a deferred vaccine is planned from its date on', () => {
    const notBefore = new Map([['Pneumococcal', day('2026-04-05')]]);
    const plan = planVisits(requestFor(JANUARY_CHILD, [], { notBefore }), atAge('2m'), atAge('8m'));
    expect(doseIn(plan, 'Pneumococcal', 1)).toMatchObject({
      opensOn: '2026-04-05',
      why: { limit: 'wish', on: '2026-04-05' },
    });
    expect(doseIn(plan, 'Pneumococcal', 1)?.on.slice(0, 7)).toBe('2026-04');
    expect(doseIn(plan, 'Polio', 1)?.on).toBe(AFTER_2_MONTHS);
    expect(plan.notPlanned).not.toContainEqual(expect.objectContaining({ vaccineGroup: 'Pneumococcal' }));
  });

  test('no other vaccine waits for a deferred one', () => {
    const withoutGroups = ['DTaP/Tdap/Td', 'HepB', 'Influenza', 'Polio', 'Rotavirus', 'RSV'];
    const notBefore = new Map([['Pneumococcal', day('2026-04-05')]]);
    const plan = planVisits(requestFor(JANUARY_CHILD, [], { withoutGroups, notBefore }), atAge('2m'), atAge('4m'));
    expect(doseIn(plan, 'Hib', 1)?.on).toBe(AFTER_2_MONTHS);
    // A Sunday.
    expect(doseIn(plan, 'Pneumococcal', 1)?.on).toBe('2026-04-06');
  });

  test('a vaccine that is deferred past its last day is named', () => {
    const notBefore = new Map([['Rotavirus', day('2026-10-01')]]);
    const plan = planVisits(requestFor(JANUARY_CHILD, [], { notBefore }), atAge('2m'), atAge('12m'));
    expect(doseIn(plan, 'Rotavirus', 1)).toBeUndefined();
    expect(plan.notPlanned).toContainEqual({ vaccineGroup: 'Rotavirus', why: 'not-wanted', observation: null });
  });

  test('one that is deferred past its season is named, and one until a day in it is planned', () => {
    const plan = (until: string) =>
      planVisits(
        requestFor(JANUARY_CHILD, [], { notBefore: new Map([['RSV', day(until)]]) }),
        day('2026-02-10'),
        atAge('12m'),
      );
    const isNamed = ({ notPlanned }: VisitPlan) => notPlanned.some(({ vaccineGroup }) => vaccineGroup === 'RSV');
    expect(doseIn(plan('2026-04-15'), 'RSV', 1)).toBeUndefined();
    expect(isNamed(plan('2026-04-15'))).toBe(true);
    expect(doseIn(plan('2026-03-02'), 'RSV', 1)?.on).toBe('2026-03-02');
    expect(isNamed(plan('2026-03-02'))).toBe(false);
  });
});

describe('what cannot be used', () => {
  test('doses of no day, before birth, of the future and of no product change nothing', () => {
    const odd = [
      { givenOn: '2026-02-30', cvx: '08' },
      { givenOn: 'yesterday', cvx: '08' },
      { givenOn: '2025-12-31', cvx: '08' },
      { givenOn: '2026-05-15', cvx: '08' },
      { givenOn: '2026-02-15', cvx: '' },
    ];
    const plan = (doses: readonly GivenDose[]) =>
      planVisits(requestFor(JANUARY_CHILD, doses), atAge('3m'), atAge('13m'));
    const days = ({ visits }: VisitPlan) => visits.map((visit) => [visit.on, dosesOf(visit)]);
    expect(days(plan(odd))).toEqual(days(plan([])));
    expect(plan(odd).visits[0]?.products[0]?.place).toBe(odd.length);
    expect(plan(odd).refused).toBeNull();
  });

  test('a dose of today counts by its day, also with its hour', () => {
    const firstOf = (givenOn: string) =>
      doseIn(planVisits(requestFor(JANUARY_CHILD, [{ givenOn, cvx: '08' }]), JANUARY_CHILD, JANUARY_CHILD), 'HepB', 1);
    expect(firstOf('2026-01-15T09:30')).toBeUndefined();
    expect(firstOf('2026-01-15')).toBeUndefined();
    expect(firstOf('2026-01-16')).toBeDefined();
  });

  test('a word about the child that the data does not know stops no plan', () => {
    const patient = { bornOn: JANUARY_CHILD, sex: 'not said', observations: [{ code: 'none of these' }] };
    const { refused, visits } = planVisits({ ...requestFor(JANUARY_CHILD), patient }, JANUARY_CHILD, JANUARY_CHILD);
    expect([refused, visits.length]).toEqual([null, 1]);
  });

  test('before birth the plan begins with the day of birth', () => {
    expect(planVisits(requestFor(JANUARY_CHILD), day('2025-12-01'), atAge('1m')).from).toBe(JANUARY_CHILD);
  });

  test('when the end is before the beginning, nothing is planned', () => {
    expect(planVisits(requestFor(JANUARY_CHILD), atAge('1y'), atAge('2m')).visits).toEqual([]);
  });

  test('after too many doses nothing is planned, and nothing breaks', () => {
    const many = Array.from({ length: 501 }, () => ({ givenOn: '2026-01-15', cvx: '08' }));
    expect(planVisits(requestFor(JANUARY_CHILD, many), atAge('2m'), atAge('1y')).visits).toEqual([]);
  });
});

test('a child without a spleen is planned what it needs beyond the others, once it is of age', () => {
  const bornOn = day('2024-01-15');
  const patient = { bornOn, sex: 'male', observations: [{ code: '160' }] };
  const all = planVisits(requestFor(bornOn), day('2026-01-20'), day('2027-01-20'));
  const more = planVisits({ ...requestFor(bornOn), patient }, day('2026-01-20'), day('2027-01-20'));
  expect(all.visits.flatMap(dosesOf)).not.toContain('Meningococcal 1');
  expect(more.visits.flatMap(dosesOf)).toContain('Meningococcal 1');
});

test('what a child without a spleen needs from 10 years on is planned from then, though others would have to ask for it', () => {
  const bornOn = day('2016-03-01');
  const edition = publishedEdition('cdsi-4.65');
  const withoutGroups = [...edition.vaccineGroups.keys()].filter((name) => name !== 'Meningococcal B');
  const request = { ...requestFor(bornOn, [], { withoutGroups }), editionOn: () => edition };
  const patient = { bornOn, sex: 'male', observations: [{ code: '160' }] };
  const plan = planVisits({ ...request, patient }, day('2025-12-01'), day('2026-06-30'));
  // March 1 is a Sunday.
  expect(plan.visits[0]?.on).toBe('2026-03-02');
  expect(plan.visits.flatMap(dosesOf)).toContain('Meningococcal B 1');
  expect(planVisits(request, day('2025-12-01'), day('2026-06-30')).visits).toEqual([]);
});
