import { expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { atAge, given, productsOf, requestFor, visitToday } from '#testing/vaccines/vaccine-plans.ts';
import type { GivenDose } from '../assessment.ts';
import { fewestProducts } from './fewest-products.ts';
import { lookOn } from './look.ts';

const bornOn = atAge('0d');
const on = atAge('2m');

/** For what is due by an empty record, if these doses were given all the same. */
function chosenAfter(doses: readonly GivenDose[]) {
  const request = requestFor(bornOn);
  const look = lookOn(request, [], on);
  const due = look.nextDoses.filter(({ opensOn }) => opensOn <= on);
  const chosen = fewestProducts(request, look, doses, due);
  return {
    products: chosen.products.map(({ product }) => product.cvx),
    groups: chosen.products.flatMap(({ nextDoses }) => nextDoses.map(({ forecast }) => forecast.vaccineGroup)),
    given: chosen.given.map(({ cvx }) => cvx),
  };
}

test('the fewest products for what is due at 2 months', () => {
  const { products, groups, given: all } = chosenAfter([]);

  expect(products).toContain('146');
  expect(groups).toEqual(expect.arrayContaining(['DTaP/Tdap/Td', 'Polio', 'Pneumococcal']));
  expect(all).toEqual(products);
});

test('a product that would not count, as a DTaP a day after another, is left out with what it held, and the rest stays', () => {
  const { products, groups, given: all } = chosenAfter(given('20', addDays(on, -1)));

  expect(groups).not.toContain('DTaP/Tdap/Td');
  expect(groups).toEqual(expect.arrayContaining(['HepB', 'Hib', 'Polio', 'Pneumococcal', 'Rotavirus']));
  expect(all).toEqual(['20', ...products]);
});

test('a product that is listed for several ages counts by the one of the child: the usual flu vaccine at 8 months', () => {
  const visit = visitToday(requestFor(atAge('0d')), atAge('8m'));

  expect(productsOf(visit)).toContain('140');
});
