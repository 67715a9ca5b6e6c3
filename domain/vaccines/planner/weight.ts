import { brandsOf, strengthsOf } from './brands-data.ts';
import type { Product } from '../edition.ts';
import type { PlanRequest, ProductToGive, VaccineProduct } from './plan.ts';
import { partsPossibleOn, type Look } from './look.ts';
import { productsForAll, type Option } from './options.ts';

export function productToGive(request: PlanRequest, look: Look, { product, nextDoses }: Option): ProductToGive {
  const strengths = strengthsOf(product.cvx);
  const parts = nextDoses.flatMap((next) => partsPossibleOn(look, next));
  const usable = productsForAll(request, look, parts).filter(({ cvx }) => strengths.includes(cvx));
  if (usable.length < 2) return { choice: 'one', product: vaccineProduct(product) };
  return { choice: 'by-weight', products: usable.map(vaccineProduct) };
}

function vaccineProduct({ cvx, name }: Product): VaccineProduct {
  return { cvx, name, brands: brandsOf(cvx) };
}
