import type { Edition, Product } from '../edition.ts';
import { dosesOf, seriesNamed } from '../editions/series-of.ts';
import type { Cvx } from '../supporting-data.ts';

/**
 * They conflict with no other: oral polio, typhoid and cholera, and rotavirus.
 *
 * Source: CDSi 4.64, names of the products.
 */
const LIVE_BY_MOUTH: readonly Cvx[] = ['02', '178', '179', '182', '25', '174', '74', '116', '119', '122'];

export function isLiveVaccine({ cvx, isLive }: Pick<Product, 'cvx' | 'isLive'>): boolean {
  return isLive || LIVE_BY_MOUTH.includes(cvx);
}

/** Whether the series have no product that is not live, as of MMR, varicella and rotavirus. */
export function isLiveOnly(edition: Pick<Edition, 'antigens'>, names: readonly string[]): boolean {
  const items = dosesOf(seriesNamed(edition, names)).flatMap(({ preferable }) => preferable.items);
  return items.length > 0 && items.every(({ product }) => isLiveVaccine(product));
}
