import { brandsOf, strengthsOf } from './brands-data.ts';
import type { Product } from '../edition.ts';
import type { PlanRequest, ProductToGive, VaccineProduct } from './plan.ts';
import { partsPossibleOn, type Look } from './look.ts';
import { productsForAll, type Option } from './options.ts';

/** A single available strength is still a choice by weight. */
export function productToGive(request: PlanRequest, look: Look, { product, nextDoses }: Option): ProductToGive {
  const strengths = strengthsOf(product.cvx);
  const parts = nextDoses.flatMap((next) => partsPossibleOn(look, next));
  const isStrength = ({ cvx }: Product) => strengths.includes(cvx);
  const preferable = strengths.length === 0 ? [] : productsForAll({ ...request, wishes: {} }, look, parts);
  if (preferable.filter(isStrength).length < 2) return { choice: 'one', product: vaccineProduct(product) };
  const products = productsForAll(request, look, parts).filter(isStrength).map(vaccineProduct);
  return { choice: 'by-weight', products };
}

function vaccineProduct({ cvx, name }: Product): VaccineProduct {
  return { cvx, name, brands: brandsOf(cvx) };
}
