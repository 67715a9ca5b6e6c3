import * as z from 'zod/mini';
import type { Day } from '#domain/time/day.ts';
import type { Me } from '#contract/accounts/me.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { flashCodes, type FlashCode } from '#contract/flash.ts';
import type { MailKind } from '#contract/mail-kinds.ts';

/** The three kinds of pages: static markup, a form that React hydrates, or the shell of a signed-in page. */
export type PageKind = 'public' | 'form' | 'signed-in';

/**
 * Whom a page is for. Who is signed in already is led from a visitor's page to the dashboard; who has closed their
 * account, from every page but those for anyone to the one for them.
 */
export type PageWho = 'anyone' | 'visitor' | 'signed in' | 'closed';

type Endpoints = typeof endpoints;
type AsksMore = { query: unknown } | { serves: unknown };
type Asks<E> = E extends AsksMore
  ? never
  : E extends { method: 'GET'; params: z.ZodMiniType }
    ? keyof z.infer<E['params']>
    : never;

/** Endpoints whose replies a page can begin with: JSON about the active child that needs no parameter but its id. */
export type FirstEndpoint = {
  [Name in keyof Endpoints]: [Asks<Endpoints[Name]>] extends ['childId'] ? Name : never;
}[keyof Endpoints];

/** What the server needs to know about a page. */
export type PageFacts = {
  readonly kind: PageKind;
  readonly who: PageWho;
  /** Carries a token in its address: sends no referrer and is never kept. */
  readonly carriesToken: boolean;
  /** Listed in the sitemap, offered to search engines. */
  readonly listed: boolean;
  /** Module of a signed-in page, preloaded with the shell; the script of a form page. */
  readonly module: string | null;
  /** Endpoints whose replies a signed-in page begins with, beside the account and its children. */
  readonly first: readonly FirstEndpoint[];
};

/** Replies that a signed-in page begins with, by the address of the call that each one answers. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

/** What the shell carries: the first replies, each to be read by its endpoint's schema, and a message from the page before. */
export const ShellData = z.object({ answers: z.looseObject({}), flash: z.nullable(z.enum(flashCodes)) });
export type ShellData = z.infer<typeof ShellData>;

/** Who runs this server, from the settings. */
export type Operator = {
  readonly name: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly phone: string | null;
};

/** What the server loads for single pages, by path. */
export type PageData = {
  '/terms': LegalText;
  '/privacy': LegalText;
  '/outbox': { readonly mails: readonly OutboxMail[] };
  /** The address this browser signed up with; null where no sign-up waits. */
  '/signup-success': { readonly pendingEmail: string | null; readonly hasOutbox: boolean };
  '/forgot-password': { readonly hasOutbox: boolean };
  /** The account whose password the link sets; null where the link is no longer valid. */
  '/reset-password': { readonly email: string | null };
  '/invitation': {
    /** The account that is signed in; null for a visitor. */
    readonly ownEmail: string | null;
    readonly pendingEmail: string | null;
    readonly hasOutbox: boolean;
  };
};

/** The data of the requested page; without it, a page of `PageData` does not exist. */
export type LoadedData = { readonly [Path in keyof PageData]?: PageData[Path] };

/** Published Markdown. */
type LegalText = { readonly markdown: string };

export type OutboxMail = {
  readonly id: string;
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly madeAt: string;
};

/** The files a page loads, by the address the browser asks for. */
export type PageAssets = {
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  readonly fonts: readonly string[];
  readonly scripts: readonly string[];
};

/** A page that could not be made. */
export type PageFailure = {
  /** 500 or 503. */
  readonly status: number;
  /** The request's id in the server's log. */
  readonly requestId: string;
};

export type PageRequest = {
  readonly path: string;
  readonly search: string;
  readonly origin: string;
  readonly operator: Operator;
  /** Whether signed-in pages may show the INTERGROWTH-21st standards. */
  readonly hasIntergrowth: boolean;
  readonly account: {
    readonly name: string;
    readonly theme: Me['theme'];
    /** Last day on which the owner of a closed account can keep it. */
    readonly keptUntil?: Day;
  } | null;
  /** Null where nobody is signed in. */
  readonly firstAnswers: FirstAnswers | null;
  readonly flash: FlashCode | null;
  readonly data: LoadedData;
  /** Why the page that was asked for cannot be shown, and another one stands in its place; null when all is well. */
  readonly failure: PageFailure | null;
  readonly assets: PageAssets;
};

export type RenderedPage = { readonly status: number; readonly html: string };

/** The public pages, the forms and the shell of signed-in pages, as markup. */
export type PageRenderer = {
  /** Facts of a path, or null when no page has it. */
  readonly factsOf: (path: string) => PageFacts | null;
  readonly listedPaths: readonly string[];
  readonly render: (request: PageRequest) => RenderedPage;
};
