import type { Cvx } from '../supporting-data.ts';
import { brandsOf } from './brands-data.ts';
import type { Product } from '../edition.ts';
import type { PlanRequest, ProductToGive, VaccineProduct } from './plan.ts';
import { partsPossibleOn, type Look } from './look.ts';
import { productsForAll, type Option } from './options.ts';

/**
 * Strengths of one product for the same dose and age: nirsevimab in 0.5 and 1.0 mL. The planner never picks one.
 *
 * Source: CDSi 4.64, names and volumes of the products. That weight decides is known to clinics and not in the data.
 */
const STRENGTHS: readonly (readonly Cvx[])[] = [['306', '307']];

/** A single available strength is still a choice by weight. */
export function productToGive(request: PlanRequest, look: Look, { product, nextDoses }: Option): ProductToGive {
  const strengths = STRENGTHS.find((list) => list.includes(product.cvx)) ?? [];
  const parts = nextDoses.flatMap((next) => partsPossibleOn(look, next));
  const isStrength = ({ cvx }: Product) => strengths.includes(cvx);
  const preferable = strengths.length === 0 ? [] : productsForAll({ ...request, wishes: {} }, look, parts);
  if (preferable.filter(isStrength).length < 2) return { choice: 'one', product: vaccineProduct(product) };
  const products = productsForAll(request, look, parts).filter(isStrength).map(vaccineProduct);
  return { choice: 'by-weight', products };
}

export function vaccineProduct({ cvx, name }: Product): VaccineProduct {
  return { cvx, name, brands: brandsOf(cvx) };
}
