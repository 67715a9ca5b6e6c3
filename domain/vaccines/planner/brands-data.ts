import content from '#content/vaccines/products.json' with { type: 'json' };
import type { Cvx } from '../supporting-data.ts';

const BRANDS: ReadonlyMap<Cvx, readonly string[]> = new Map(content.products.map(({ cvx, brands }) => [cvx, brands]));

/** The brands under which a product is sold in the United States; none for one that our list does not have. */
export function brandsOf(cvx: Cvx): readonly string[] {
  return BRANDS.get(cvx) ?? [];
}

/** A product of our list; an unspecified one leaves open which product it was. */
export type ListedProduct = { readonly cvx: Cvx; readonly brands: readonly string[]; readonly isUnspecified: boolean };

/** The products that a parent can choose from. */
export function vaccineProducts(): readonly ListedProduct[] {
  return content.products.map(({ cvx, brands, unspecified }) => ({ cvx, brands, isUnspecified: unspecified }));
}
