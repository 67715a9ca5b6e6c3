import { expect, test } from 'vitest';
import { day } from '#domain/time/day.ts';
import { currentEditionOn } from '#testing/vaccines/planned-vaccines.ts';
import { productTitle } from './product-title.ts';

const edition = currentEditionOn(day('2026-11-23'));

test('no product has a name of CDC’s tables on a screen, of now or earlier, here or elsewhere', () => {
  const titles = [...edition.products.keys()].map((cvx) => productTitle(edition, cvx));

  expect(titles.length).toBeGreaterThan(150);
  expect(titles.filter((title) => /- alt|NOS|unspecified|\bPF\b|non-US|mRNA|adsorbed|^\d+$/i.test(title))).toEqual([]);
  expect(productTitle(edition, '183')).toBe('Yellow fever vaccine');
  expect(productTitle(edition, '999')).toBe('999');
});
