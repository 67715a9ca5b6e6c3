import * as z from 'zod/mini';
import type { Day } from '#domain/time/day.ts';
import type { ArticleHead, ArticlePage } from '#contract/articles.ts';
import type { SearchReply } from '#contract/articles/search.ts';
import { libraryHref } from '#domain/articles/addresses.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import type { CategoryInfo } from '#domain/articles/category.ts';
import type { Issuer, IssuerFailure, IssuerPurpose } from '#contract/accounts/identities.ts';
import type { Me } from '#contract/accounts/me.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { flashCodes, type FlashCode } from '#contract/flash.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import { StoredDay } from '#contract/stored.ts';
import type { SampleSchedule } from '#contract/vaccines/sample.ts';

/** Static markup, a form that React hydrates, or the shell of a signed-in page. */
export type PageKind = 'public' | 'form' | 'signed-in';

/**
 * Redirects signed-in users from a visitor's page to the dashboard, and owners of a closed account from everything but
 * 'anyone' to the page for them.
 */
export type PageWho = 'anyone' | 'visitor' | 'signed in' | 'closed';

type Endpoints = typeof endpoints;
type AsksMore = { query: unknown } | { serves: unknown };

/**
 * Its reply can be sent with a page: JSON, with no parameter but the active child's id and those of the page's path.
 * About a child it follows from the account, the day, the published library, and what is stored with the child's id, and
 * is kept until one of these changes; any other is read each time.
 */
export type FirstEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name] extends AsksMore
    ? never
    : Endpoints[Name] extends { method: 'GET' }
      ? Name
      : never;
}[keyof Endpoints];

/** Its reply is the same for everybody who is signed in, and kept by browsers: it is loaded beside the page. */
export type SharedEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { alike: true } ? Name : never;
}[keyof Endpoints];

/** [ART-04] The newest articles, as RSS. */
export const feedPath = `${libraryHref('public')}/feed.xml`;

/** Anyone may ask it, so that its reply follows from the query and from what is published alone. */
type AskedEndpoint = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { method: 'GET'; who: 'anyone'; query: unknown } ? Name : never;
}[keyof Endpoints];

/** What the address of a signed-in page asks: the reply comes with the page. */
export type AskedCall = { readonly name: AskedEndpoint; readonly query: Readonly<Record<string, string>> };

/** What is said of a page to search engines, and where a link to it is shown. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  readonly status?: 404;
  /** Path of the page that is the one to list, where the same is at several. */
  readonly canonical?: string;
  readonly keywords?: readonly string[];
  /** Path of a picture; those under /share have 1200 × 630 pixels. */
  readonly picture?: string;
  readonly type?: 'article';
  /** Stands before the page in the breadcrumb in place of what its path has there, such as the category of an article. */
  readonly within?: { readonly name: string; readonly path: string };
  /** Whether it leads to the feed of the newest articles. */
  readonly hasFeed?: true;
  /** Linked data by schema.org. */
  readonly data?: readonly object[];
};

export type PageFacts = {
  /** Path of the page with its parameters as `:name`. For the log: an address may contain anything. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly kind: PageKind;
  readonly who: PageWho;
  /** Carries a token in its address: sends no referrer and is never cached. */
  readonly carriesToken: boolean;
  /** In the sitemap. */
  readonly listed: boolean;
  /** A public page that also shows what its query asks for. */
  readonly readsQuery: boolean;
  /** There only where the server has a plan. */
  readonly needsPlan: boolean;
  /** A signed-in page that has something to say to visitors, who are not sent to log in. */
  readonly forVisitors: boolean;
  /** Source files that are preloaded with a signed-in page; the script of a form page. */
  readonly modules: readonly string[];
  /** Source files of the other rooms and of what opens in them: loaded when the browser has nothing else to do. */
  readonly later: readonly string[];
  /** Sent with a signed-in page, in addition to the account and its children. */
  readonly first: readonly FirstEndpoint[];
  /** Preloaded with a signed-in page, and drawn with it. */
  readonly shared: readonly SharedEndpoint[];
  /** Sent with a signed-in page for what its query asks. */
  readonly asked: readonly AskedCall[];
};

/** Replies sent with a signed-in page in JSON, by the address of their call. */
export type FirstAnswers = Readonly<Record<string, string>>;

export const ShellData = z.object({
  /** Each reply is validated by its endpoint's schema. */
  answers: z.looseObject({}),
  /** From the page before. */
  flash: z.nullable(z.enum(flashCodes)),
  /** Scripts of the other rooms, loaded when the browser has nothing else to do. */
  later: z.array(z.string()),
  /** With what the server has drawn the page; null if it could not. */
  drawn: z.nullable(
    z.object({
      today: StoredDay,
      /** Names of components that load by themselves. */
      views: z.array(z.string()),
      /** Addresses of replies that are loaded beside the page. */
      shared: z.array(z.string()),
    }),
  ),
});
export type ShellData = z.infer<typeof ShellData>;

/** From the settings. */
export type Operator = {
  readonly name: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly phone: string | null;
};

/** What the server loads for single pages, by path with its parameters as `:name`. */
export type PageData = {
  '/terms': LegalText;
  '/privacy': LegalText;
  '/preview/educational-content': {
    /** [PUB-05] The three newest; samples where nothing is published. */
    readonly articles: readonly ArticleHead[];
    /** How many articles each category has. */
    readonly counts: Readonly<Record<ArticleCategory, number>>;
    /** What was typed into the search, all of it; empty without one. */
    readonly typed: string;
    /** What was searched for, and found; null without a search. */
    readonly search: SearchReply | null;
  };
  '/preview/category/:categorySlug':
    | {
        readonly category: CategoryInfo;
        readonly articles: readonly ArticleHead[];
        readonly questions: ArticlePage['questions'];
        /** On everyday care. */
        readonly everyday: ArticlePage['questions'];
      }
    | 'unknown';
  '/preview/article/:articleId': ArticlePage | 'unknown';
  '/preview/article/slug/:slug': ArticlePage | 'unknown';
  '/preview/vaccine-scheduler': SampleSchedule;
  '/outbox': { readonly mails: readonly OutboxMail[] };
  '/login': Entering;
  /** With the address of the invitation that was opened in this browser, or null. */
  '/signup': Entering & { readonly who: WhoSignsUp; readonly invitedEmail: string | null };
  /** With the address at the issuer; null if that does not answer. */
  '/sign-in/:issuer': {
    readonly issuer: Issuer;
    readonly purpose: IssuerPurpose;
    readonly address: string | null;
  };
  /** In the last 48 hours. */
  '/confirm-email': { readonly signedUpHere: boolean };
  /** The address this browser signed up with; null without a pending sign-up. */
  '/signup-success': { readonly pendingEmail: string | null; readonly hasOutbox: boolean };
  '/forgot-password': { readonly hasOutbox: boolean };
  /** The account whose password the link sets; null if the link is no longer valid. */
  '/reset-password': { readonly email: string | null };
  '/invitation': {
    /** Null for a visitor. */
    readonly ownEmail: string | null;
    readonly pendingEmail: string | null;
    readonly hasOutbox: boolean;
  };
};

/** The requested page's data; without it, a page of `PageData` does not exist. */
export type LoadedData = { readonly [Path in keyof PageData]?: PageData[Path] };

type Entering = {
  readonly issuers: readonly Issuer[];
  /** From which this browser has come back in vain; null if it has not. */
  readonly failed: FailedEntry | null;
};

export type FailedEntry = { readonly label: string; readonly purpose: IssuerPurpose; readonly why: IssuerFailure };

type LegalText = { readonly markdown: string };

/** Whoever reaches the server, whoever is invited to a child or by the operator, or nobody. */
export type WhoSignsUp = 'open' | 'invited' | 'closed';

export type OutboxMail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly madeAt: string;
};

/** The files a page loads, by their address. */
export type PageAssets = {
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Replies of the API. */
  readonly replies: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
  /**
   * Of a signed-in page: loaded, with the preloads and replies, once the page is painted. They run in this order, each as
   * a task of its own, so that the page answers in between; the last one starts it.
   */
  readonly main: readonly string[];
  /** Scripts of other pages. */
  readonly later: readonly string[];
};

export type PageFailure = {
  /** 500 or 503. */
  readonly status: number;
  /** As in the server's log. */
  readonly requestId: string;
};

export type PageRequest = {
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly operator: Operator;
  /** Of the version that runs; without an address people ask the operator. */
  readonly source: { readonly url: string | null; readonly version: string };
  /** Whether signed-in pages may show the INTERGROWTH-21st standards. */
  readonly hasIntergrowth: boolean;
  /** Whether this server has a plan; without one nothing costs anything. */
  readonly hasPlan: boolean;
  readonly account: {
    readonly name: string;
    readonly theme: Me['theme'];
    /** Last day on which the owner of a closed account can reopen it. */
    readonly keptUntil?: Day;
  } | null;
  readonly flash: FlashCode | null;
  readonly data: LoadedData;
  /** Why another page is shown instead of the requested one; null if it is not. */
  readonly failure: PageFailure | null;
  readonly assets: PageAssets;
};

/** A signed-in page. */
export type OwnPageRequest = PageRequest & {
  readonly firstAnswers: FirstAnswers;
  readonly sharedAnswers: FirstAnswers;
  readonly today: Day;
  /** Whether the server draws the page, or leaves that to the browser. */
  readonly isDrawn: boolean;
};

export type RenderedPage = {
  readonly status: number;
  readonly html: string;
  /** Why the browser has to draw the page, or a part of it. */
  readonly fault?: unknown;
};

export type PageRenderer = {
  /** Null when no page has the path. */
  readonly factsOf: (path: string, search?: string) => PageFacts | null;
  readonly listedPaths: readonly string[];
  readonly render: (request: PageRequest) => RenderedPage;
  /** The address with its defaults, without what the signed-in page does not read. */
  readonly fullAddress: (path: string, search: string) => string;
  /** Draws a signed-in page with its data. */
  readonly renderOwn: (request: OwnPageRequest) => Promise<RenderedPage>;
};
