import type { VaccineProduct, Vaccines } from '#contract/vaccines.ts';
import type { SelectOption } from '#web/ui/form/select.tsx';
import { plainNames } from '../known-vaccines.ts';

/** The brand on the box ('Pentacel'), else CDC's name. */
export function productName({ brands, name }: Pick<VaccineProduct, 'brands' | 'name'>): string {
  return brands.length > 0 ? brands.join(' or ') : name;
}

/** Products to choose from for these vaccines; the first option is "unknown". */
export function productOptions(vaccines: readonly string[], facts: Vaccines): SelectOption[] {
  const fitting = facts.products.filter((product) => product.vaccines.some((vaccine) => vaccines.includes(vaccine)));
  return [
    { value: '', label: 'Not known' },
    ...fitting.map((product) => ({ value: product.cvx, label: optionText(product, facts) })),
  ];
}

function optionText(product: VaccineProduct, facts: Vaccines): string {
  const name = productName(product);
  return product.vaccines.length > 1 ? `${name} (${plainNames(product.vaccines, facts).join(', ')})` : name;
}
