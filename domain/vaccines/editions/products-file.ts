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
  /** Offered to parents though it is unspecified. */
  readonly offered?: boolean;
  /** A plan names it only where the dose is for what is noted of the child. */
  readonly namedForRiskOnly?: boolean;
};

/** Products that belong together, with the publication that says so. */
type Together = { readonly what: string; readonly source: string; readonly products: readonly (readonly Cvx[])[] };

type ProductsFile = {
  readonly layout: 'vaccine-products/1';
  readonly source: string;
  readonly note: string;
  readonly fields: Readonly<Record<'offered' | 'namedForRiskOnly', string>>;
  /** Brands of one manufacturer, within which the doses of a vaccine group stay. */
  readonly families: Together & { readonly vaccineGroup: string };
  /** Of one product for the same dose and age. */
  readonly strengths: Together;
  readonly products: readonly ProductInFile[];
};

type Data = Pick<SupportingData, 'cvx' | 'antigens' | 'conflicts' | 'vaccineGroups'>;

export function productsCheck(data: Data): Check<ProductsFile> {
  const cvx = namedIn(productCodes(data), 'product');
  const together = { what: text, source: text, products: listOf(listOf(cvx)) };
  const product = object<ProductInFile>(
    {
      cvx,
      name: text,
      antigens: listOrNoneOf(namedIn(new Set(Object.keys(data.antigens)), 'antigen')),
      brands: listOrNoneOf(text),
      live: yesOrNo,
      unspecified: yesOrNo,
    },
    { offered: yesOrNo, namedForRiskOnly: yesOrNo },
  );
  const file = object<ProductsFile>(
    {
      layout: exactly('vaccine-products/1'),
      source: text,
      note: text,
      fields: object<ProductsFile['fields']>({ offered: text, namedForRiskOnly: text }, {}),
      families: object<ProductsFile['families']>(
        { ...together, vaccineGroup: namedIn(new Set(Object.keys(data.vaccineGroups)), 'vaccine group') },
        {},
      ),
      strengths: object<ProductsFile['strengths']>(together, {}),
      products: listOf(product),
    },
    {},
  );
  return also(file, ({ products }) => noneTwice('products', products, 'cvx', 'a second product of this code'));
}

/** Also those that only the live vaccine conflicts name. */
export function productCodes({ cvx, conflicts }: Pick<SupportingData, 'cvx' | 'conflicts'>): ReadonlySet<Cvx> {
  const live = conflicts.flatMap(({ after }) => [...Object.keys(after), ...Object.values(after).flat()]);
  return new Set([...Object.keys(cvx), ...live]);
}
