import routine from '#content/vaccines/routine.json' with { type: 'json' };
import content from '#content/vaccines/products.json' with { type: 'json' };
import type { Cvx, SeriesType } from '../supporting-data.ts';

const BRANDS: ReadonlyMap<Cvx, readonly string[]> = new Map(content.products.map(({ cvx, brands }) => [cvx, brands]));

const USUAL: ReadonlySet<Cvx> = new Set(routine.vaccines.map(({ plannedWith }) => plannedWith));

/** The product that a vaccine's rows are planned with. */
export function isUsual(cvx: Cvx): boolean {
  return USUAL.has(cvx);
}

/** Spikevax. */
const LICENSED_FOR_SOME: readonly Cvx[] = ['311', '312'];

/**
 * Whether a plan names the product. CDSi 4.64 prefers Spikevax for every child from 6 months and does not say for whom
 * it is licensed, so it is named only where something noted about the child is why the dose is planned.
 */
export function isNamed({ cvx }: { readonly cvx: Cvx }, doses: readonly { readonly type: SeriesType }[]): boolean {
  return !LICENSED_FOR_SOME.includes(cvx) || doses.some(({ type }) => type === 'risk');
}

export function brandsOf(cvx: Cvx): readonly string[] {
  return BRANDS.get(cvx) ?? [];
}

/** An unspecified one does not say which product it was. */
export type ListedProduct = { readonly cvx: Cvx; readonly brands: readonly string[]; readonly isUnspecified: boolean };

export function vaccineProducts(): readonly ListedProduct[] {
  return content.products.map(({ cvx, brands, unspecified }) => ({ cvx, brands, isUnspecified: unspecified }));
}
