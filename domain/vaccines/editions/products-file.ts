import {
  also,
  exactly,
  listOf,
  listOrNoneOf,
  namedIn,
  noneTwice,
  object,
  text,
  yesOrNo,
  type Check,
} from './checks.ts';
import type { Cvx, SupportingData } from '../supporting-data.ts';

type ProductInFile = {
  readonly cvx: Cvx;
  readonly name: string;
  /** None where CDC's data has no antigen for it: BCG stands in the live vaccine conflicts only. */
  readonly antigens: readonly string[];
  /** As sold in the United States. */
  readonly brands: readonly string[];
  /** Whether CDC lists it among the live vaccine conflicts. */
  readonly live: boolean;
  /** The code does not say which product it was. */
  readonly unspecified: boolean;
};

type ProductsFile = {
  readonly layout: 'vaccine-products/1';
  readonly source: string;
  readonly note: string;
  readonly products: readonly ProductInFile[];
};

export function productsCheck(data: Pick<SupportingData, 'cvx' | 'antigens' | 'conflicts'>): Check<ProductsFile> {
  const product = object<ProductInFile>(
    {
      cvx: namedIn(productCodes(data), 'product'),
      name: text,
      antigens: listOrNoneOf(namedIn(new Set(Object.keys(data.antigens)), 'antigen')),
      brands: listOrNoneOf(text),
      live: yesOrNo,
      unspecified: yesOrNo,
    },
    {},
  );
  const file = object<ProductsFile>(
    { layout: exactly('vaccine-products/1'), source: text, note: text, products: listOf(product) },
    {},
  );
  return also(file, ({ products }) => noneTwice('products', products, 'cvx', 'a second product of this code'));
}

/** Also those that only the live vaccine conflicts name. */
export function productCodes({ cvx, conflicts }: Pick<SupportingData, 'cvx' | 'conflicts'>): ReadonlySet<Cvx> {
  const live = conflicts.flatMap(({ after }) => [...Object.keys(after), ...Object.values(after).flat()]);
  return new Set([...Object.keys(cvx), ...live]);
}
