import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import {
  askDoctorBy,
  atAge,
  doseIn,
  dosesOf,
  given,
  JANUARY_CHILD,
  productsOf,
  requestFor,
  visitOn,
  visitToday,
  withoutFlu,
} from '#testing/vaccines/vaccine-plans.ts';
import { planVisits } from './planner.ts';

describe('a newborn', () => {
  const plan = planVisits(requestFor(JANUARY_CHILD, [], withoutFlu), JANUARY_CHILD, atAge('6y'));
  // March 15, 2026 is a Sunday.
  const dayOfVisit = (age: string) => (age === '2m' ? addDays(atAge(age), 1) : atAge(age));

  test.each([
    { age: '0d', doses: ['HepB 1', 'RSV 1'] },
    { age: '2m', doses: ['DTaP/Tdap/Td 1', 'HepB 2', 'Hib 1', 'Pneumococcal 1', 'Polio 1', 'Rotavirus 1'] },
    { age: '4m', doses: ['DTaP/Tdap/Td 2', 'Hib 2', 'Pneumococcal 2', 'Polio 2', 'Rotavirus 2'] },
    { age: '6m', doses: ['DTaP/Tdap/Td 3', 'HepB 3', 'Hib 3', 'Pneumococcal 3', 'Polio 3', 'Rotavirus 3'] },
    { age: '12m', doses: ['HepA 1', 'Hib 4', 'MMR 1', 'Pneumococcal 4', 'Varicella 1'] },
    { age: '15m', doses: ['DTaP/Tdap/Td 4'] },
    { age: '18m', doses: ['HepA 2'] },
    { age: '4y', doses: ['DTaP/Tdap/Td 5', 'MMR 2', 'Polio 4', 'Varicella 2'] },
  ])('is given $doses at $age', ({ age, doses }) => {
    expect(dosesOf(visitOn(plan, dayOfVisit(age)))).toEqual(doses);
  });

  test('has eight visits up to the sixth birthday, none of them far from its age', () => {
    expect(plan.visits.map(({ on }) => on)).toEqual(
      ['0d', '2m', '4m', '6m', '12m', '15m', '18m', '4y'].map(dayOfVisit),
    );
  });

  // CDC's routine schedule, 2025.
  test.each([
    [
      'HepB',
      [
        ['0d', '4w'],
        ['1m', '3m+4w'],
        ['6m', '19m+4w'],
      ],
    ],
    ['RSV', [['0d', '8m']]],
    ['Rotavirus', [['2m'], ['4m', '5m+4w'], ['6m', '7m+4w']]],
    [
      'DTaP/Tdap/Td',
      [
        ['2m', '3m+4w'],
        ['4m', '5m+4w'],
        ['6m', '7m+4w'],
        ['15m', '19m+4w'],
        ['4y', '7y'],
      ],
    ],
    [
      'Hib',
      [
        ['2m', '3m+4w'],
        ['4m', '5m+4w'],
        ['6m', '7m+4w'],
        ['12m', '16m+4w'],
      ],
    ],
    [
      'Pneumococcal',
      [
        ['2m', '3m+4w'],
        ['4m', '5m+4w'],
        ['6m', '7m+4w'],
        ['12m', '16m+4w'],
      ],
    ],
    [
      'Polio',
      [
        ['2m', '3m+4w'],
        ['4m', '5m+4w'],
        ['6m', '19m+4w'],
        ['4y', '7y+4w'],
      ],
    ],
    [
      'MMR',
      [
        ['12m', '16m+4w'],
        ['4y', '7y+4w'],
      ],
    ],
    [
      'Varicella',
      [
        ['12m', '16m+4w'],
        ['4y', '7y+4w'],
      ],
    ],
    ['HepA', [['12m', '24m+4w'], ['18m']]],
  ] as const)('is given each dose of %s at an age that the schedule has', (vaccineGroup, ages) => {
    for (const [index, [from, to]] of ages.entries()) {
      const on = doseIn(plan, vaccineGroup, index + 1)?.on;
      expect(on !== undefined && on >= atAge(from) && (to === undefined || on < atAge(to))).toBe(true);
    }
    expect(doseIn(plan, vaccineGroup, ages.length + 1)).toBeUndefined();
  });

  test('is given the fewest products: Vaxelis, Pentacel, MMRV and DTaP-IPV where all of them is due', () => {
    const products = (age: string) => productsOf(visitOn(plan, dayOfVisit(age)));
    expect(products('2m')).toEqual(['116', '146', '216']);
    // The third dose of hepatitis B is not due yet, and would not count before 24 weeks.
    expect(products('4m')).toEqual(['116', '120', '216']);
    expect(products('6m')).toEqual(['116', '146', '216']);
    expect(products('4y')).toEqual(['130', '94']);
  });

  test('gets a number for each product, in order', () => {
    const places = plan.visits.flatMap(({ products }) => products.map(({ place }) => place));
    expect(places).toEqual([...places.keys()]);
  });

  test('gets the brands of each product', () => {
    expect(visitOn(plan, atAge('4y'))?.products.map((of) => (of.choice === 'one' ? of.product.brands : []))).toEqual([
      ['Kinrix', 'Quadracel'],
      ['ProQuad'],
    ]);
  });

  test('gets the reason for each dose’s day, and the doses that it waits for', () => {
    expect(doseIn(plan, 'DTaP/Tdap/Td', 1)?.why).toEqual({
      limit: 'recommended-age',
      on: atAge('2m'),
      attr: '2m',
      ref: null,
    });
    expect(doseIn(plan, 'HepB', 2)).toMatchObject({
      opensOn: atAge('1m'),
      waitsFor: expect.arrayContaining(['DTaP/Tdap/Td', 'Pneumococcal']),
    });
    expect(doseIn(plan, 'HepB', 2)?.waitsFor).not.toContain('HepB');
    expect(doseIn(plan, 'DTaP/Tdap/Td', 4)?.waitsFor).toEqual([]);
    expect(doseIn(plan, 'HepA', 2)?.waitsFor).toEqual([]);
  });

  test('may come later to a visit until its first dose would be past due', () => {
    expect(visitOn(plan, atAge('12m'))?.noLaterThan).toBe('2027-06-11');
    expect(visitOn(plan, atAge('0d'))?.noLaterThan).toBe(atAge('0d'));
  });

  test('is given nothing that parents and doctor have to decide on, unless they ask for it', () => {
    expect(plan.notPlanned).toEqual([
      { vaccineGroup: 'COVID-19', why: 'ask-your-doctor', observation: null },
      { vaccineGroup: 'Influenza', why: 'not-wanted', observation: null },
    ]);
    const asked = planVisits(requestFor(JANUARY_CHILD, [], { withGroups: ['COVID-19'] }), JANUARY_CHILD, atAge('7m'));
    expect(dosesOf(visitOn(asked, atAge('6m')))).toContain('COVID-19 1');
    expect(asked.notPlanned).toEqual([]);
  });

  test('is given COVID-19 vaccine without being asked where its authority has it for all of that age', () => {
    const byAap = { ...requestFor(JANUARY_CHILD), askDoctorOn: askDoctorBy('aap-2026', JANUARY_CHILD) };

    expect(dosesOf(visitOn(planVisits(byAap, JANUARY_CHILD, atAge('7m')), atAge('6m')))).toContain('COVID-19 1');
    expect(planVisits(byAap, atAge('24m'), atAge('30m')).notPlanned).toContainEqual({
      vaccineGroup: 'COVID-19',
      why: 'ask-your-doctor',
      observation: null,
    });
  });

  test('is not given what its authority leaves to parents and doctor', () => {
    const byJanuary = { ...requestFor(JANUARY_CHILD), askDoctorOn: askDoctorBy('cdc-2026-01', JANUARY_CHILD) };
    const { visits, notPlanned } = planVisits(byJanuary, JANUARY_CHILD, atAge('7m'));

    expect(visits.flatMap(dosesOf).filter((dose) => dose.startsWith('Rotavirus'))).toEqual([]);
    expect(notPlanned).toContainEqual({ vaccineGroup: 'Rotavirus', why: 'ask-your-doctor', observation: null });
  });
});

describe('catching up', () => {
  test('at 24 months with nothing given: all at once, then as soon as each dose counts', () => {
    const bornOn = day('2024-01-10');
    const plan = planVisits(requestFor(bornOn), day('2026-01-20'), day('2026-12-31'));

    expect(plan.visits.map((visit) => [visit.on, dosesOf(visit)])).toEqual([
      [
        '2026-01-20',
        [
          'DTaP/Tdap/Td 1',
          'HepA 1',
          'HepB 1',
          'Hib 1',
          'Influenza 1',
          'MMR 1',
          'Pneumococcal 1',
          'Polio 1',
          'Varicella 1',
        ],
      ],
      // 4 weeks
      ['2026-02-17', ['DTaP/Tdap/Td 2', 'HepB 2', 'Influenza 2', 'Polio 2']],
      // 4 weeks again
      ['2026-03-17', ['DTaP/Tdap/Td 3', 'Polio 3']],
      // 16 weeks after the first
      ['2026-05-12', ['HepB 3']],
      // 6 months after the first
      ['2026-07-20', ['HepA 2']],
      // 6 months after the third
      ['2026-09-17', ['DTaP/Tdap/Td 4', 'Influenza 1']],
    ]);
    expect(doseIn(plan, 'HepB', 3)?.why).toEqual({
      limit: 'minimum-interval',
      on: day('2026-05-12'),
      attr: '16w',
      ref: 0,
    });
  });

  test('Vaxelis is not offered for a first Hib dose at 24 months, when one dose is enough and others are preferred for it', () => {
    const bornOn = day('2024-01-10');
    const on = day('2026-01-20');
    expect(productsOf(visitToday(requestFor(bornOn, [], withoutFlu), on))).toEqual([
      '03',
      '110',
      '21',
      '216',
      '48',
      '83',
    ]);
  });

  test('varicella waits 28 days after MMR that was given two weeks ago', () => {
    const doses = [...given('03', '2026-01-15')];
    const wishes = { withoutGroups: ['Influenza', 'DTaP/Tdap/Td', 'HepB', 'Hib', 'Polio', 'Pneumococcal', 'HepA'] };
    const plan = planVisits(requestFor(day('2025-01-10'), doses, wishes), day('2026-01-29'), day('2026-12-31'));

    expect(plan.visits.map((visit) => [visit.on, dosesOf(visit)])).toEqual([['2026-02-12', ['Varicella 1']]]);
    expect(doseIn(plan, 'Varicella', 1)?.why).toEqual({
      limit: 'live-vaccine',
      on: day('2026-02-12'),
      attr: '28d',
      ref: 0,
    });
  });

  test('no rotavirus vaccine is begun at 8 months', () => {
    const plan = planVisits(requestFor(JANUARY_CHILD), atAge('8m+1d'), atAge('2y'));
    expect(plan.visits.flatMap(dosesOf).filter((dose) => dose.startsWith('Rotavirus'))).toEqual([]);
  });

  test.each([
    { age: '15m', hib: 1 },
    { age: '12m', hib: 2 },
  ])('begun at $age, Hib takes $hib dose(s)', ({ age, hib }) => {
    const plan = planVisits(requestFor(JANUARY_CHILD), atAge(age), atAge('5y'));
    expect(plan.visits.flatMap(dosesOf).filter((dose) => dose.startsWith('Hib'))).toHaveLength(hib);
  });

  test('at 7 years Tdap comes first, and no vaccine for small children', () => {
    const bornOn = day('2019-01-10');
    const plan = planVisits(requestFor(bornOn, [], withoutFlu), day('2026-01-20'), day('2027-12-31'));

    const [first] = plan.visits;
    expect(dosesOf(first)).toEqual(['DTaP/Tdap/Td 1', 'HepA 1', 'HepB 1', 'MMR 1', 'Polio 1', 'Varicella 1']);
    expect(productsOf(first)).toEqual(['08', '10', '115', '83', '94']);
    const tetanus = plan.visits.flatMap(({ on, products }) =>
      products.filter(({ doses }) => doses.some((of) => of.vaccineGroup === 'DTaP/Tdap/Td')).map(() => on),
    );
    expect(tetanus).toEqual(['2026-01-20', '2026-02-17', '2026-08-17']);
  });
});

test('where the engine judges nothing, no visit is planned and the reason is given', () => {
  const tooMany = requestFor(JANUARY_CHILD, given('110', ...Array.from({ length: 501 }, () => '2026-03-15')));

  expect(planVisits(tooMany, day('2026-04-01'), day('2027-04-01'))).toMatchObject({
    refused: 'too-many-doses',
    visits: [],
  });
  expect(planVisits(requestFor(JANUARY_CHILD), day('2026-04-01'), day('2026-04-01')).refused).toBeNull();
});

test('a dose on no day is ignored: the usual product follows, not its', () => {
  const visit = visitToday(requestFor(JANUARY_CHILD, given('215', '2026-04-31')), atAge('6m'));

  expect(productsOf(visit)).toContain('216');
});
