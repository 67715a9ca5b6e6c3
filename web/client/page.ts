import { createElement, type ComponentType, type ReactElement } from 'react';
import type { FirstEndpoint, PageKind, PageRequest, PageWho } from '#contract/pages.ts';

/** What stands behind the question mark of an address, by name. */
export type Search = Readonly<Record<string, string>>;

type Described = {
  readonly path: `/${string}`;
  /** Title of the document, without the product's name. Signed-in pages set their own once they are shown. */
  readonly title: string;
  readonly description: string;
};

/** A page as the server knows it. Its name, description and facts are left out of what browsers load. */
export type Page = Described & {
  readonly kind: PageKind;
  readonly who: PageWho;
  /** Source file of a signed-in page, to be preloaded, or the script of a form page. */
  readonly module?: string;
  /** Offered to search engines. */
  readonly listed?: boolean;
  /** Has a token in its address. */
  readonly carriesToken?: boolean;
  /** Endpoints whose replies a signed-in page begins with, beside the account and its children. */
  readonly first?: readonly FirstEndpoint[];
};

/** A page that is rendered on the server, as a whole. Browsers have no list of these. */
export type ServedPage = Page & {
  readonly kind: 'public' | 'form';
  readonly load: () => Promise<ComponentType<{ request: PageRequest }>>;
};

/** A page that the router shows. */
export type SignedInPage = Page & {
  readonly kind: 'signed-in';
  /** `href` of the bar's item that this page belongs to, if it is not its own. */
  readonly under?: string;
  readonly show: (search: Search) => ReactElement;
  /** The address with its defaults written out; null where the page reads nothing from its search. */
  readonly fullAddress: ((search: Search) => string) | null;
};

/** How a page reads the search of its address, and how it writes it. */
type Address<Props> = { readonly read: (search: Search) => Props; readonly write: (props: Props) => string };

type Declared = Pick<SignedInPage, 'path' | 'title' | 'description' | 'first' | 'under'> & { readonly module: string };

export function servedPage(page: ServedPage): ServedPage {
  return page;
}

/**
 * Declares a page for those who are signed in.
 *
 * @param View what it shows
 * @param address for a page that shows what the search of its address says
 */
export function signedInPage(page: Declared, View: ComponentType<object>): SignedInPage;
export function signedInPage<Props extends object>(
  page: Declared,
  View: ComponentType<Props>,
  address: Address<Props>,
): SignedInPage;
export function signedInPage<Props extends object>(
  page: Declared,
  View: ComponentType<Props>,
  address?: Address<Props>,
): SignedInPage {
  return {
    ...page,
    kind: 'signed-in',
    who: 'signed in',
    show: (search) => createElement(View, address?.read(search)),
    fullAddress: address ? (search) => address.write(address.read(search)) : null,
  };
}
