import { describe, expect, test } from 'vitest';
import { addMonths, type Day } from '#domain/time/day.ts';
import { atAge, given, JANUARY_CHILD, productsOf, requestFor, visitToday } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose, Patient } from '../assessment.ts';
import { CURRENT_EDITION, editionOn } from '../editions/editions-data.ts';
import type { PlanRequest } from './plan.ts';
import { planVisits } from './planner.ts';
import { isOtherHib, isPedvaxHibPreferred } from './preferred-hib.ts';

const ON = atAge('2m');
const AMERICAN_INDIAN = [{ code: '245' }];
const HIB_PRODUCTS = ['17', '48', '49', '51', '120', '146'];

function asked(doses: readonly GivenDose[], observations: readonly { code: string }[] = AMERICAN_INDIAN): PlanRequest {
  const patient = { bornOn: JANUARY_CHILD, sex: 'female', observations };
  return { ...requestFor(JANUARY_CHILD, doses, { withoutGroups: ['RSV', 'Rotavirus'] }), patient };
}

/** The products with Hib that are planned, by day. */
function hibOf(request: PlanRequest, from: Day): string[] {
  const { visits } = planVisits(request, from, addMonths(JANUARY_CHILD, 16));
  return visits.flatMap((visit) => productsOf(visit).filter((cvx) => HIB_PRODUCTS.includes(cvx)));
}

describe('Hib vaccine of an American Indian or Alaska Native child', () => {
  const birthDose = given('08', JANUARY_CHILD);

  test('is PedvaxHIB at 2 and 4 months, and a booster', () => {
    expect(hibOf(asked(birthDose), ON)).toEqual(['49', '49', '49']);
    expect(hibOf(asked(birthDose, []), ON)).toEqual(['146', '120', '146', '48']);
    expect(productsOf(visitToday(asked(birthDose), ON))).toEqual(['110', '216', '49']);
  });

  test('goes on with Vaxelis, or PedvaxHIB where hepatitis B vaccine is not due', () => {
    expect(hibOf(asked([...birthDose, ...given('146', ON)]), atAge('4m'))).toEqual(['49', '146', '49']);
    expect(hibOf(asked(given('146', ON)), atAge('4m'))[0]).toBe('146');
  });

  test('goes on with another product that was given', () => {
    const doses = [...birthDose, ...given('120', ON), ...given('08', ON)];

    expect(hibOf(asked(doses), atAge('4m'))[0]).toBe('120');
  });

  test('has a product at every age before 12 months, whatever of these was given before', () => {
    for (const before of [[], ['49'], ['146'], ['17'], ['49', '146'], ['146', '49']]) {
      for (let months = 2; months < 12; months += 1) {
        const on = atAge(`${months}m`);
        const doses = before.flatMap((cvx, place) => given(cvx, atAge(`${2 + 2 * place}m`)));
        const { notPlanned } = planVisits(asked(doses.filter(({ givenOn }) => givenOn < on)), on, on);
        expect(notPlanned.filter(({ vaccineGroup }) => vaccineGroup === 'Hib')).toEqual([]);
      }
    }
  });
});

test('none is preferred for other children, for the booster, and after another product', () => {
  const edition = editionOn(CURRENT_EDITION, ON);
  const child = { bornOn: JANUARY_CHILD, observations: AMERICAN_INDIAN };
  const allBut = (...named: string[]) => HIB_PRODUCTS.filter((cvx) => !named.includes(cvx));
  /** The products that another one is preferred to. */
  const others = (before: readonly string[], on: Day, of: Pick<Patient, 'bornOn' | 'observations'> = child) => {
    const doses = before.map((cvx) => ({ cvx }));
    const found = [...edition.products.values()].filter((product) => isOtherHib(edition, of, doses, { product, on }));
    expect(isPedvaxHibPreferred(edition, of, doses, { vaccineGroup: 'Hib', on })).toBe(found.length > 0);
    return [...HIB_PRODUCTS, '08'].filter((cvx) => found.some((product) => product.cvx === cvx));
  };

  expect(others([], ON, { bornOn: JANUARY_CHILD })).toEqual([]);
  expect(others([], ON, { ...child, observations: [{ code: '016' }] })).toEqual([]);
  expect(others([], JANUARY_CHILD)).toEqual(allBut('49'));
  expect(others(['08', '20'], ON)).toEqual(allBut('49'));
  expect(others(['17'], ON)).toEqual(allBut('49'));
  expect(others(['51'], ON)).toEqual(allBut('49'));
  expect(others(['49', '146'], ON)).toEqual(allBut('49', '146'));
  expect(others(['48'], ON)).toEqual([]);
  expect(others(['49', '120'], ON)).toEqual([]);
  expect(others([], atAge('12m'))).toEqual([]);
  expect(others([], atAge('12m-1d'))).toEqual(allBut('49'));
  expect(isPedvaxHibPreferred(edition, child, [], { vaccineGroup: 'HepB', on: ON })).toBe(false);
});
