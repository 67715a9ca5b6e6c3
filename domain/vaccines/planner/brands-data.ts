import routine from '#content/vaccines/routine.json' with { type: 'json' };
import content from '#content/vaccines/products.json' with { type: 'json' };
import type { Cvx, SeriesType } from '../supporting-data.ts';

const BRANDS: ReadonlyMap<Cvx, readonly string[]> = new Map(content.products.map(({ cvx, brands }) => [cvx, brands]));

const USUAL: ReadonlySet<Cvx> = new Set(routine.vaccines.map(({ plannedWith }) => plannedWith));

/** The product that a vaccine's rows are planned with. */
export function isUsual(cvx: Cvx): boolean {
  return USUAL.has(cvx);
}

const NAMED_FOR_RISK_ONLY: ReadonlySet<Cvx> = new Set(
  content.products.filter(({ namedForRiskOnly = false }) => namedForRiskOnly).map(({ cvx }) => cvx),
);

/** Whether a plan names the product; some it names only where the dose is for what is noted of the child. */
export function isNamed({ cvx }: { readonly cvx: Cvx }, doses: readonly { readonly type: SeriesType }[]): boolean {
  return !NAMED_FOR_RISK_ONLY.has(cvx) || doses.some(({ type }) => type === 'risk');
}

export function brandsOf(cvx: Cvx): readonly string[] {
  return BRANDS.get(cvx) ?? [];
}

/** The vaccine group whose doses stay within one manufacturer's products, and those products. */
export const brandFamilies: { readonly vaccineGroup: string; readonly products: readonly (readonly Cvx[])[] } =
  content.families;

/** The strengths of one product for the same dose and age; none of another product. */
export function strengthsOf(cvx: Cvx): readonly Cvx[] {
  return content.strengths.products.filter((list) => list.includes(cvx)).flat();
}

type BrandedProduct = { readonly cvx: Cvx; readonly brands: readonly string[]; readonly isOffered: boolean };

/** Of those that do not say which product it was, few are offered. */
export function vaccineProducts(): readonly BrandedProduct[] {
  return content.products.map(({ cvx, brands, unspecified, offered = !unspecified }) => {
    return { cvx, brands, isOffered: offered };
  });
}
