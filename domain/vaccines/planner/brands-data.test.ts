import { expect, test } from 'vitest';
import type { SeriesType } from '../supporting-data.ts';
import { brandsOf, isNamed, strengthsOf, vaccineProducts } from './brands-data.ts';

const SPIKEVAX = '312';
const BEYFORTUS_50_MG = '306';

test.each<{ what: string; cvx: string; types: readonly SeriesType[]; isSaid: boolean }>([
  { what: 'of a dose of every child is', cvx: BEYFORTUS_50_MG, types: ['standard'], isSaid: true },
  { what: 'Spikevax, of a dose of every child, is not', cvx: SPIKEVAX, types: ['standard'], isSaid: false },
  { what: 'Spikevax, of a dose for what is noted, is', cvx: SPIKEVAX, types: ['risk'], isSaid: true },
  { what: 'Spikevax, of both, is', cvx: SPIKEVAX, types: ['standard', 'risk'], isSaid: true },
])('the product $what named: $isSaid', ({ cvx, types, isSaid }) => {
  const doses = types.map((type) => ({ type }));

  expect(isNamed({ cvx }, doses)).toBe(isSaid);
});

test('the brands are those of the product, and of a product without known brands none', () => {
  expect(brandsOf(BEYFORTUS_50_MG)).toEqual(['Beyfortus 50 mg']);
  expect(brandsOf('none of these')).toEqual([]);
});

test('a parent is offered a product, not one that the card leaves unsaid, but for an oral polio vaccine', () => {
  const isOffered = (cvx: string) => vaccineProducts().find((of) => of.cvx === cvx)?.isOffered;

  expect([isOffered(BEYFORTUS_50_MG), isOffered('17'), isOffered('182')]).toEqual([true, false, true]);
  expect(vaccineProducts()).toContainEqual({ cvx: BEYFORTUS_50_MG, brands: ['Beyfortus 50 mg'], isOffered: true });
});

test('Beyfortus has two strengths, and a product of one strength none', () => {
  expect(strengthsOf(BEYFORTUS_50_MG)).toEqual([BEYFORTUS_50_MG, '307']);
  expect(strengthsOf('332')).toEqual([]);
});
