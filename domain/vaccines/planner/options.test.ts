import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import {
  atAge,
  doseIn,
  dosesOf,
  given,
  JANUARY_CHILD,
  productsOf,
  requestFor,
  visitToday,
} from '#testing/vaccines/vaccine-plans.ts';
import { editionOn, publishedEdition } from '../editions/editions-data.ts';
import { lookOn } from './look.ts';
import { optionsOn } from './options.ts';
import type { PlanRequest } from './plan.ts';
import { planVisits } from './planner.ts';

/** CVX code and vaccine groups of each product for what is due, best first. */
function offered(request: PlanRequest, on: Day): (readonly [cvx: string, vaccineGroups: readonly string[]])[] {
  const look = lookOn(request, request.doses, on);
  const due = look.nextDoses.filter(({ opensOn }) => opensOn <= on);
  return optionsOn(request, look, request.doses, due).map(({ product, nextDoses }) => [
    product.cvx,
    nextDoses.map(({ forecast }) => forecast.vaccineGroup),
  ]);
}

/** CVX codes of the products for a vaccine group alone. */
function offeredFor(vaccineGroup: string, request: PlanRequest, on: Day): string[] {
  return offered(request, on).flatMap(([cvx, groups]) => (groups.join('') === vaccineGroup ? [cvx] : []));
}

describe('the products for what is due', () => {
  const atFourMonths = [...given('08', '2026-01-15', '2026-03-15'), ...given('146', '2026-03-15')];

  test('at 2 months: combinations of several doses first, then each dose with its products, the usual one first', () => {
    const request = requestFor(JANUARY_CHILD, given('08', '2026-01-15'), { withoutGroups: ['RSV'] });
    expect(offered(request, atAge('2m'))).toEqual([
      ['146', ['DTaP/Tdap/Td', 'HepB', 'Hib', 'Polio']],
      ['110', ['DTaP/Tdap/Td', 'HepB', 'Polio']],
      ['120', ['DTaP/Tdap/Td', 'Hib', 'Polio']],
      ['08', ['HepB']],
      ['20', ['DTaP/Tdap/Td']],
      ['48', ['Hib']],
      ['216', ['Pneumococcal']],
      ['10', ['Polio']],
      ['116', ['Rotavirus']],
      ['106', ['DTaP/Tdap/Td']],
      ['49', ['Hib']],
      ['215', ['Pneumococcal']],
      ['119', ['Rotavirus']],
    ]);
    expect(productsOf(visitToday(request, atAge('2m')))).toEqual(['116', '146', '216']);
  });

  test('none holds a dose too early: no hepatitis B at 4 months after two doses', () => {
    const groups = offered(requestFor(JANUARY_CHILD, atFourMonths), atAge('4m'));
    expect(groups.filter(([, of]) => of.includes('HepB'))).toEqual([]);
    expect(groups.filter(([, of]) => of.length > 1).map(([cvx]) => cvx)).toEqual(['120']);
  });

  test('a dose that would count but is not recommended yet is not planned', () => {
    const planned = (age: string) => dosesOf(visitToday(requestFor(JANUARY_CHILD, atFourMonths), atAge(age)));
    expect(planned('2m+28d')).not.toContain('DTaP/Tdap/Td 2');
    expect(planned('4m')).toContain('DTaP/Tdap/Td 2');
  });

  test('a dose for which no product counts is not planned, and named', () => {
    const request = requestFor(day('2012-10-27'), given('302', '2013-10-27'), { withGroups: ['COVID-19'] });
    const by464 = { ...request, editionOn: (on: Day) => editionOn('cdsi-4.64', on) };
    const plan = planVisits(by464, day('2026-11-28'), day('2027-11-23'));
    expect(doseIn(plan, 'COVID-19', 1)).toBeUndefined();
    expect(plan.notPlanned).toContainEqual({ vaccineGroup: 'COVID-19', why: 'no-product', observation: null });
    expect(plan.visits.length).toBeGreaterThan(0);
  });

  test('a product that an allergy speaks against is not offered', () => {
    const patient = { bornOn: JANUARY_CHILD, sex: 'female', observations: [{ code: '104' }] };
    expect(offeredFor('Rotavirus', { ...requestFor(JANUARY_CHILD), patient }, atAge('2m'))).toEqual(['116']);
  });

  test('asthma speaks against the nasal spray until 5 years, and not after', () => {
    const patient = { bornOn: day('2021-01-15'), sex: 'male', observations: [{ code: '027' }] };
    const products = (on: string) => offeredFor('Influenza', { ...requestFor(patient.bornOn), patient }, day(on));
    const sprays = ['111', '333'];
    expect(products('2026-01-14')).toContain('140');
    expect(products('2026-01-14').filter((cvx) => sprays.includes(cvx))).toEqual([]);
    expect(products('2026-01-15')).toEqual(expect.arrayContaining(sprays));
  });

  test('where a doctor is asked first the nasal spray is not offered, and the injection is', () => {
    const patient = { bornOn: day('2020-01-15'), sex: 'male', observations: [{ code: '178' }] };
    const products = offeredFor('Influenza', { ...requestFor(patient.bornOn), patient }, day('2026-11-21'));
    expect(products).toContain('140');
    expect(products).not.toContain('111');
  });

  test.each([
    { what: 'the usual one', doses: [], product: '216' },
    { what: 'the one given before', doses: given('215', '2026-03-15'), product: '215' },
    {
      what: 'the one given last, in whatever order they are handed in',
      doses: [...given('216', '2026-05-15'), ...given('215', '2026-07-15', '2026-03-15')],
      product: '215',
    },
  ])('of equal products $what is planned', ({ doses, product }) => {
    const planned = productsOf(visitToday(requestFor(JANUARY_CHILD, doses), atAge('12m')));
    expect(planned.filter((cvx) => ['215', '216'].includes(cvx))).toEqual([product]);
  });

  test('what does not hold all that a dose is for is not offered: no Td for a first dose at 7 years', () => {
    const request = requestFor(day('2019-01-10'));
    expect(offeredFor('DTaP/Tdap/Td', request, day('2026-01-20'))).toEqual(['115']);
  });

  test('begun with PCV15, a child with heart disease goes on with PCV20, and needs no PPSV23 after it', () => {
    const patient = { bornOn: JANUARY_CHILD, sex: 'female', observations: [{ code: '016' }] };
    const request = { ...requestFor(JANUARY_CHILD, given('215', '2026-03-15')), patient };
    const planned = productsOf(visitToday(request, atAge('4m')));
    expect(planned.filter((cvx) => ['215', '216'].includes(cvx))).toEqual(['216']);
  });

  test.each([
    { what: 'where a nasal spray would do as well', doses: [] },
    { what: 'after a nasal spray last season', doses: given('111', '2025-10-01', '2025-11-01') },
  ])('influenza vaccine is planned as an injection $what', ({ doses }) => {
    const request = requestFor(day('2022-01-15'), doses);
    expect(offeredFor('Influenza', request, day('2026-11-21'))).toContain('111');
    expect(productsOf(visitToday(request, day('2026-11-21')))).toContain('140');
  });
});

describe('where the weight decides which strength a child gets', () => {
  test.each([
    { age: 'on the day of birth', born: '2026-11-22', on: '2026-11-22' },
    { age: 'at 7 months', born: '2026-04-22', on: '2026-11-22' },
  ])('the plan names both and picks none: the antibodies against RSV $age', ({ born, on }) => {
    const plan = planVisits(requestFor(day(born)), day(on), day('2026-12-31'));
    const products = plan.visits[0]?.products.filter(({ doses }) =>
      doses.some(({ vaccineGroup }) => vaccineGroup === 'RSV'),
    );
    expect(products).toHaveLength(1);
    expect(products?.[0]).toMatchObject({
      choice: 'by-weight',
      products: [
        { cvx: '306', brands: ['Beyfortus 50 mg'] },
        { cvx: '307', brands: ['Beyfortus 100 mg'] },
      ],
    });
  });

  test('the plan has the choice once, beside the product of one strength', () => {
    const request = requestFor(day('2026-04-22'));
    expect(offeredFor('RSV', request, day('2026-11-22'))).toEqual(['306', '307', '332']);
    const planned = productsOf(visitToday(request, day('2026-11-22')));
    expect(planned.filter((cvx) => /306|307|332/u.test(cvx))).toEqual(['306/307']);
  });

  test('in the second season of a child with lung disease there is one strength', () => {
    const patient = { bornOn: day('2026-01-15'), sex: 'female', observations: [{ code: '017' }] };
    const request = { ...requestFor(patient.bornOn), patient };
    expect(offeredFor('RSV', request, day('2026-11-22'))).toEqual(['307']);
    const products = visitToday(request, day('2026-11-22'))?.products;
    expect(products).toContainEqual(
      expect.objectContaining({ choice: 'one', product: expect.objectContaining({ cvx: '307' }) }),
    );
  });

  test('no other products of an edition differ in their volume alone', () => {
    const names = new Map<string, Set<string>>();
    const edition = publishedEdition('cdsi-4.65');
    const lists = edition.antigens.flatMap(({ series }) =>
      series.flatMap((of) => of.doses().map(({ preferable }) => preferable.items)),
    );
    for (const { product } of lists.flat()) {
      const name = product.name.replace(/\d[\d.]* mL/u, '');
      names.set(name, (names.get(name) ?? new Set()).add(product.cvx));
    }
    expect([...names.values()].filter(({ size }) => size > 1).map((of) => [...of].toSorted())).toEqual([
      ['306', '307'],
    ]);
  });
});

describe('MMR and varicella', () => {
  test.each(['cdsi-4.64', 'cdsi-4.65'] as const)('are given apart at 12 months by %s', (edition) => {
    const request = { ...requestFor(JANUARY_CHILD), editionOn: (on: Day) => editionOn(edition, on) };
    const planned = productsOf(visitToday(request, atAge('12m')));
    expect(planned).toEqual(expect.arrayContaining(['03', '21']));
    expect(planned).not.toContain('94');
  });

  test.each([
    { at: 'the day before 4 years', on: '2026-11-21', products: ['03', '21'] },
    { at: '4 years', on: '2026-11-22', products: ['94'] },
  ])('are begun at $at with $products', ({ on, products }) => {
    const begun = productsOf(visitToday(requestFor(day('2022-11-22')), day(on)));
    expect(begun.filter((cvx) => ['03', '21', '94'].includes(cvx))).toEqual(products);
  });
});

describe('influenza at the turn of a season', () => {
  test('comes in September, not in July a few weeks after the last one', () => {
    const bornOn = day('2026-11-21');
    const plan = planVisits(requestFor(bornOn), bornOn, day('2028-06-01'));
    const days = plan.visits
      .filter(({ products }) => products.some(({ doses }) => doses.some((of) => of.vaccineGroup === 'Influenza')))
      .map(({ on }) => on);
    expect(days).toEqual(['2027-09-01', '2027-09-29']);
    expect(plan.visits.filter(({ on }) => on.slice(5, 7) === '07').flatMap(({ products }) => products)).toEqual([]);
    expect(plan.visits.find(({ on }) => on === '2027-09-01')?.products[0]?.doses[0]?.why).toEqual({
      limit: 'autumn',
      on: '2027-09-01',
      attr: null,
      ref: null,
    });
  });

  test('is not planned before September for a child who had it last season', () => {
    const request = requestFor(day('2022-01-15'), given('140', '2025-09-01', '2025-10-01'));
    const isPlanned = (on: string) => dosesOf(visitToday(request, day(on))).some((of) => of.startsWith('Influenza'));
    expect([isPlanned('2026-07-20'), isPlanned('2026-08-31'), isPlanned('2026-09-01')]).toEqual([false, false, true]);
  });
});
