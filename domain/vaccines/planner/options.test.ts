import { describe, expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import {
  atAge,
  cvxOf,
  doseIn,
  given,
  JANUARY_CHILD,
  productsOf,
  requestFor,
  visitOn,
} from '#testing/vaccines/vaccine-plans.ts';
import { publishedEdition } from '../editions/editions-data.ts';
import { planVisits, whatCanBeGiven } from './planner.ts';

describe('where the weight decides which strength a child gets', () => {
  const bornOn = day('2026-04-22');

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

  test('what can be given on a day has the choice once, beside the product of one strength', () => {
    const { doses, products } = whatCanBeGiven(requestFor(bornOn), day('2026-11-22'));
    expect(doses.find(({ vaccineGroup }) => vaccineGroup === 'RSV')?.products.map(cvxOf)).toEqual(['306/307', '332']);
    expect(products.map(cvxOf)).toContain('306/307');
  });

  test('a clinic with one strength still has to check the weight', () => {
    const { products } = whatCanBeGiven(requestFor(bornOn, [], { onlyProducts: ['306'] }), day('2026-11-22'));
    expect(products).toMatchObject([{ choice: 'by-weight', products: [{ cvx: '306' }] }]);
  });

  test('a product of one strength is no choice', () => {
    const { products } = whatCanBeGiven(requestFor(bornOn, [], { onlyProducts: ['332'] }), day('2026-11-22'));
    expect(products).toMatchObject([{ choice: 'one', product: { cvx: '332' } }]);
  });

  test('in the second season of a child with lung disease there is one strength', () => {
    const patient = { bornOn: day('2026-01-15'), sex: 'female', observations: [{ code: '017' }] };
    const { doses } = whatCanBeGiven({ ...requestFor(patient.bornOn), patient }, day('2026-11-22'));
    expect(doses.find(({ vaccineGroup }) => vaccineGroup === 'RSV')?.products.map(cvxOf)).toEqual(['307']);
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
  const planned = (wishes = {}) =>
    productsOf(visitOn(planVisits(requestFor(JANUARY_CHILD, [], wishes), atAge('12m'), atAge('13m')), atAge('12m')));

  test('are given apart for the first time before 4 years', () => {
    expect(planned()).toEqual(expect.arrayContaining(['03', '21']));
    expect(planned()).not.toContain('94');
  });

  test('are one product for it where the family wishes so, or the clinic has no other', () => {
    expect(planned({ mmrvForFirstDose: true })).toContain('94');
    expect(planned({ onlyProducts: ['94'] })).toEqual(['94']);
    expect(planned({ onlyProducts: ['03', '94'] })).toEqual(['94']);
    expect(planned({ onlyProducts: ['03', '21', '94'] })).toEqual(['03', '21']);
  });

  test.each([
    { at: 'the day before 4 years', on: '2026-11-21', products: ['03', '21'] },
    { at: '4 years', on: '2026-11-22', products: ['94'] },
  ])('are begun at $at with $products', ({ on, products }) => {
    const offered = whatCanBeGiven(requestFor(day('2022-11-22')), day(on)).products.map(cvxOf);
    expect(offered.filter((cvx) => ['03', '21', '94'].includes(cvx)).toSorted()).toEqual(products);
  });

  test('are one product for the second dose of both at any age', () => {
    const doses = [...given('03', '2025-11-22'), ...given('21', '2025-11-22')];
    const request = requestFor(day('2024-11-22'), doses, { pace: 'earliest' });
    expect(whatCanBeGiven(request, day('2026-11-21')).products.map(cvxOf)).toContain('94');
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

  test('is possible in July, and recommended from September on', () => {
    const standing = (on: string) =>
      whatCanBeGiven(requestFor(day('2022-01-15'), given('140', '2025-09-01', '2025-10-01')), day(on)).doses.find(
        ({ vaccineGroup }) => vaccineGroup === 'Influenza',
      )?.standing;
    expect([standing('2026-07-20'), standing('2026-08-31'), standing('2026-09-01')]).toEqual([
      'possible',
      'possible',
      'recommended',
    ]);
  });

  test('comes in July where every dose is to be as early as it counts', () => {
    const plan = planVisits(
      requestFor(day('2022-01-15'), [], { pace: 'earliest' }),
      day('2026-07-01'),
      day('2026-09-30'),
    );
    expect(doseIn(plan, 'Influenza', 1)?.on).toBe('2026-07-01');
  });
});
