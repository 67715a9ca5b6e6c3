import { capital } from '#domain/text/capital.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { vaccineProducts } from '#domain/vaccines/planner/brands-data.ts';
import { vaccineNames } from '#domain/vaccines/words/names-data.ts';

/** The brands, if any; the edition's name if our list has none. */
export function productTitle({ products }: Edition, cvx: string): string {
  const brands = vaccineProducts().find((product) => product.cvx === cvx)?.brands ?? [];
  if (brands.length > 0) return brands.join(' or ');
  return capital(vaccineNames.products[cvx] ?? products.get(cvx)?.name ?? cvx);
}
