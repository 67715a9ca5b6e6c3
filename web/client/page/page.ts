import type { QueryClient } from '@tanstack/react-query';
import { createElement, type ComponentType, type ReactElement } from 'react';
import type { Child } from '#contract/children.ts';
import type {
  AskedCall,
  FirstEndpoint,
  PageData,
  PageHead,
  PageKind,
  PageRequest,
  PageWho,
  SharedEndpoint,
} from '#contract/pages.ts';
import type { Day } from '#domain/time/day.ts';

export type Search = Readonly<Record<string, string>>;

type Described = {
  readonly path: `/${string}`;
  /** Document title without the product name. Signed-in pages set their own after rendering. */
  readonly title: string;
  readonly description: string;
};

/** A page as the server knows it. Name, description and facts are stripped from the browser build. */
export type Page = Described & {
  readonly kind: PageKind;
  readonly who: PageWho;
  /** Source file of a signed-in page, for preloading, or the script of a form page. */
  readonly module?: string;
  readonly listed?: boolean;
  /** A public page that also shows what its query asks for. */
  readonly readsQuery?: boolean;
  readonly carriesToken?: boolean;
  /** There only where the server has a plan. */
  readonly needsPlan?: true;
  /** `href` of the bar item this page belongs to, if not its own. */
  readonly under?: string;
  /** Says by itself that there is nothing at an address whose parameters are of no known form. */
  readonly takesAny?: true;
  /** Endpoints whose replies are embedded in a signed-in page, besides the account and its children. */
  readonly first?: readonly FirstEndpoint[];
  /** Endpoints whose replies are the same for everybody, which a signed-in page shows at once. */
  readonly shared?: readonly SharedEndpoint[];
  /** More of them that only a view of the page shows. */
  readonly sharedIn?: (search: Search) => readonly SharedEndpoint[];
  /** What its query asks, whose replies are embedded in a signed-in page. */
  readonly asked?: (search: Search) => readonly AskedCall[];
  /** Source files, beside `module`, of what a signed-in page shows at once. */
  readonly also?: (search: Search) => readonly string[];
  /** Source files of what opens in a signed-in page and loads by itself. */
  readonly opens?: readonly string[];
};

/** A page rendered entirely on the server. Not in the browser's list of pages. */
export type ServedPage = Page & {
  readonly kind: 'public' | 'form';
  readonly load: () => Promise<View>;
};

/** Renders a page; null when the server has no data for it, which means there is no such page. */
export type View = (request: PageRequest) => Viewed | null;

type Viewed = { readonly page: ReactElement; readonly head?: PageHead };

type Served<Props> = Page & Pick<ServedPage, 'kind'> & { readonly load: () => Promise<ComponentType<Props>> };

export type SignedInPage = Page & {
  readonly kind: 'signed-in';
  /** All of it can be read and used without script. */
  readonly isWholeWithoutScript?: true;
  /** Loads what a visitor sees in place of being sent to log in. After logging in the page itself is shown. */
  readonly forVisitors?: () => Promise<ComponentType>;
  /** The last segment of its path names what it is about, as that of a food. */
  readonly isNamedByPath?: true;
  /** What the breadcrumb calls the last segment of its path, where that is an id. */
  readonly crumb?: string;
  /** Its path says what is not known yet, as that a payment succeeded. */
  readonly isWithoutTrail?: true;
  /** @param search the query, and the parameters of the path */
  readonly show: (search: Search) => ReactElement;
  /** The URL with defaults filled in; null if the page reads no query. */
  readonly fullAddress: ((search: Search) => string) | null;
  /** Loads what the page needs that another page has not, while the browser has nothing else to do. */
  readonly ahead?: (queries: QueryClient) => Promise<unknown>;
};

/** What a room shows on the dashboard's overview. */
export type DashboardCard = {
  /** Source file of `Card`. */
  readonly module: string;
  /** Endpoints whose replies are embedded in the dashboard. */
  readonly first: readonly FirstEndpoint[];
  /** For what stands far down: its script is loaded once it comes near the screen. The server draws it all the same. */
  readonly isLater?: boolean;
  readonly Card: ComponentType<{ readonly child: Child; readonly today: Day }>;
};

/** A dialog of a room that the dashboard opens with one press, for readers who may edit the child. */
export type QuickAdd = {
  /** 'Weight', after a plus. */
  readonly label: string;
  /** Source file of `Dialog`. */
  readonly module: string;
  readonly Dialog: ComponentType<QuickAddProps>;
};

export type QuickAddProps = { readonly child: Child; readonly today: Day; readonly onClose: () => void };

/** What a room shows in the browser. */
export type RoomPages = {
  readonly pages: readonly (ServedPage | SignedInPage)[];
  readonly cards?: readonly DashboardCard[];
  readonly quickAdd?: QuickAdd;
};

type Address<Props> = { readonly read: (search: Search) => Props; readonly write: (props: Props) => string };

type Declared = Pick<
  SignedInPage,
  | 'path'
  | 'title'
  | 'description'
  | 'first'
  | 'shared'
  | 'sharedIn'
  | 'asked'
  | 'takesAny'
  | 'also'
  | 'opens'
  | 'under'
  | 'ahead'
  | 'isNamedByPath'
  | 'crumb'
  | 'isWithoutTrail'
  | 'isWholeWithoutScript'
  | 'needsPlan'
  | 'forVisitors'
> & {
  readonly module: string;
};

export function servedPage({ load, ...page }: Served<{ request: PageRequest }>): ServedPage {
  return {
    ...page,
    load: async () => {
      const Shown = await load();
      return (request) => ({ page: createElement(Shown, { request }) });
    },
  };
}

/** A page with data of its own, which `server/pages/page-data.ts` loads. */
export function servedPageWithData<Path extends keyof PageData>({
  load,
  head,
  ...page
}: Served<{ request: PageRequest; data: PageData[Path] }> & {
  readonly path: Path;
  /** Loads what follows from the data, in place of title and description. */
  readonly head?: () => Promise<(data: PageData[Path], request: PageRequest) => PageHead>;
}): ServedPage {
  return {
    ...page,
    load: async () => {
      const [Shown, headOf] = await Promise.all([load(), head?.()]);
      return (request) => {
        const data = request.data[page.path];
        if (data === undefined) return null;
        const shown = createElement(Shown, { request, data });
        return headOf ? { page: shown, head: headOf(data, request) } : { page: shown };
      };
    },
  };
}

/** @param address for a page that depends on its query */
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
