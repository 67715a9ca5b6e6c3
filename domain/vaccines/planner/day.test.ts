import { describe, expect, test } from 'vitest';
import { day, type Day } from '#domain/time/day.ts';
import { atAge, cvxOf, given, JANUARY_CHILD, requestFor, withoutFlu } from '#testing/vaccines/vaccine-plans.ts';
import { editionOn } from '../editions/editions-data.ts';
import { whatCanBeGiven } from './planner.ts';

describe('what can be given on a day', () => {
  const atFourMonths = [...given('08', '2026-01-15', '2026-03-15'), ...given('146', '2026-03-15')];

  test('at 2 months: each dose with its products, and the combinations for several of them', () => {
    const { doses, combinations, products } = whatCanBeGiven(
      requestFor(JANUARY_CHILD, given('08', '2026-01-15'), { withoutGroups: ['RSV'] }),
      atAge('2m'),
    );
    expect(Object.fromEntries(doses.map((of) => [of.vaccineGroup, of.products.map(cvxOf)]))).toEqual({
      'DTaP/Tdap/Td': ['20', '106'],
      HepB: ['08'],
      Hib: ['48', '49'],
      Pneumococcal: ['216', '215'],
      Polio: ['10'],
      Rotavirus: ['116', '119'],
    });
    expect(combinations.map(({ product, vaccineGroups }) => [product.cvx, vaccineGroups])).toEqual([
      ['146', ['DTaP/Tdap/Td', 'HepB', 'Hib', 'Polio']],
      ['110', ['DTaP/Tdap/Td', 'HepB', 'Polio']],
      ['120', ['DTaP/Tdap/Td', 'Hib', 'Polio']],
    ]);
    expect(products.map(cvxOf)).toEqual(['146', '216', '116']);
  });

  test('nothing is offered that holds a dose too early: no hepatitis B at 4 months after two doses', () => {
    const { doses, combinations } = whatCanBeGiven(requestFor(JANUARY_CHILD, atFourMonths), atAge('4m'));
    expect(doses.map(({ vaccineGroup }) => vaccineGroup)).not.toContain('HepB');
    expect(combinations.map(({ product }) => product.cvx)).toEqual(['120']);
  });

  test('a dose that would count but is not recommended yet is possible, and no product is planned for it', () => {
    const { doses, products } = whatCanBeGiven(requestFor(JANUARY_CHILD, atFourMonths, withoutFlu), atAge('2m+28d'));
    expect(doses.map(({ vaccineGroup, standing }) => `${vaccineGroup} ${standing}`)).toContain('DTaP/Tdap/Td possible');
    expect(products.flatMap((product) => product.doses.map(({ vaccineGroup }) => vaccineGroup))).not.toContain(
      'DTaP/Tdap/Td',
    );
  });

  test.each([
    { on: '2027-06-11', standing: 'recommended' },
    { on: '2027-06-12', standing: 'overdue' },
  ])('the first MMR is $standing on $on', ({ on, standing }) => {
    const { doses } = whatCanBeGiven(requestFor(JANUARY_CHILD), day(on));
    expect(doses.find(({ vaccineGroup }) => vaccineGroup === 'MMR')?.standing).toBe(standing);
  });

  test.each([
    { edition: 'cdsi-4.64', products: ['03'], combinations: [] },
    { edition: 'cdsi-4.65', products: ['03'], combinations: ['94'] },
  ] as const)('MMRV is offered at 12 months as $edition has it', ({ edition, products, combinations }) => {
    const request = { ...requestFor(JANUARY_CHILD), editionOn: (on: Day) => editionOn(edition, on) };
    const plan = whatCanBeGiven(request, atAge('12m'));
    expect(plan.doses.find(({ vaccineGroup }) => vaccineGroup === 'MMR')?.products.map(cvxOf)).toEqual(products);
    expect(plan.combinations.map(({ product }) => product.cvx).filter((cvx) => cvx === '94')).toEqual(combinations);
  });

  test('a dose for which the clinic has no product can still be given elsewhere, and is named without one', () => {
    const { doses, notPlanned } = whatCanBeGiven(requestFor(JANUARY_CHILD, [], { onlyProducts: ['10'] }), atAge('2m'));
    const products = new Map(doses.map((dose) => [dose.vaccineGroup, dose.products.map(cvxOf)]));
    expect(products.get('Polio')).toEqual(['10']);
    expect(products.get('Rotavirus')).toEqual([]);
    expect(notPlanned).toEqual([]);
  });

  test('a product that an allergy speaks against is not offered', () => {
    const allergic = { bornOn: JANUARY_CHILD, sex: 'female', observations: [{ code: '104' }] };
    const { doses } = whatCanBeGiven({ ...requestFor(JANUARY_CHILD), patient: allergic }, atAge('2m'));
    expect(doses.find(({ vaccineGroup }) => vaccineGroup === 'Rotavirus')?.products.map(cvxOf)).toEqual(['116']);
  });

  test('asthma speaks against the nasal spray until 5 years, and not after', () => {
    const child = { bornOn: day('2021-01-15'), sex: 'male', observations: [{ code: '027' }] };
    const sprays = (on: string) =>
      whatCanBeGiven({ ...requestFor(child.bornOn), patient: child }, day(on))
        .doses.find(({ vaccineGroup }) => vaccineGroup === 'Influenza')
        ?.products.map(cvxOf)
        .filter((cvx) => ['111', '333'].includes(cvx));
    expect(sprays('2026-01-14')).toEqual([]);
    expect(sprays('2026-01-15')).toEqual(['111', '333']);
  });

  test.each([
    { what: 'the usual one', doses: [], product: '216' },
    { what: 'the one given before', doses: given('215', '2026-03-15'), product: '215' },
    {
      what: 'the one given last, in whatever order they are handed in',
      doses: [...given('216', '2026-05-15'), ...given('215', '2026-07-15', '2026-03-15')],
      product: '215',
    },
  ])('of equal products it is $what', ({ doses, product }) => {
    const { products } = whatCanBeGiven(requestFor(JANUARY_CHILD, doses), atAge('12m'));
    expect(products.map(cvxOf).filter((cvx) => ['215', '216'].includes(cvx))).toEqual([product]);
  });

  test('influenza vaccine is planned as an injection where a nasal spray would do as well', () => {
    const { products } = whatCanBeGiven(requestFor(day('2022-01-15')), day('2026-11-21'));
    expect(products.map(cvxOf)).toContain('140');
  });
});
