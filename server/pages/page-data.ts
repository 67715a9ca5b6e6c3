import type { Context } from 'hono';
import { Id } from '#contract/fields.ts';
import type { LoadedData, PageData, PageFacts } from '#contract/pages.ts';
import { takeFailedEntry } from '#server/accounts/routes/failed-entry.ts';
import { buttonsOf } from '#server/accounts/routes/identities.ts';
import { ownSignUp, pendingEmailOf } from '#server/accounts/routes/own-sign-up.ts';
import { resetEmailOf } from '#server/accounts/routes/passwords.ts';
import { wayTo } from '#server/accounts/routes/way.ts';
import { articlePageById, articlePageBySlug, categoryReply, featuredReply } from '#server/articles/replies/articles.ts';
import { searchReply } from '#server/articles/replies/search.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { library } from '#server/articles/service.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { Env, House } from '#server/http/house.ts';
import { waitingMails } from '#server/mail/queries.ts';
import { invitedEmailOf } from '#server/sharing/routes/invited-email.ts';
import { sampleSchedule } from '#server/vaccines/replies/sample-schedule.ts';
import { legalText } from './legal-text.ts';
import { hasOutbox, mayReadOutbox } from './outbox.ts';

export type Visit = {
  readonly house: House;
  readonly c: Context<Env>;
  readonly cookies: Cookies;
  readonly parent: Parent | null;
};

/** Null when there is no such page for this request. */
type Loader<Data> = (visit: Visit, params: PageFacts['params']) => Data | null | Promise<Data | null>;

type LibraryPath = Extract<
  keyof PageData,
  '/preview/educational-content' | `/preview/category/${string}` | `/preview/article/${string}`
>;
type LibraryLoader<Data> = (
  published: PublishedLibrary,
  visit: Visit,
  params: PageFacts['params'],
) => Data | Promise<Data>;

const libraryLoaders: { readonly [Path in LibraryPath]: LibraryLoader<PageData[Path]> } = {
  '/preview/educational-content': async (published, { c }) => {
    const typed = c.req.query('q')?.trim() ?? '';
    return { ...featuredReply(published), typed, search: typed === '' ? null : await searchReply(published, typed) };
  },
  '/preview/category/:categorySlug': (published, _, { categorySlug = '' }) =>
    categoryReply(published, categorySlug) ?? 'unknown',
  '/preview/article/:articleId': (published, { house }, { articleId = '' }) =>
    articlePageById(published, articleId, house.clock()) ?? 'unknown',
  '/preview/article/slug/:slug': (published, { house }, { slug = '' }) =>
    articlePageBySlug(published, slug, house.clock()) ?? 'unknown',
};

const mostMailsShown = 50;

const loaders: { readonly [Path in Exclude<keyof PageData, LibraryPath>]: Loader<PageData[Path]> } = {
  '/terms': ({ house }) => ({ markdown: legalText('terms.md', house.config) }),
  '/privacy': ({ house }) => ({ markdown: legalText('privacy.md', house.config) }),
  '/preview/vaccine-scheduler': sampleSchedule,
  '/outbox': async ({ house, c }) =>
    mayReadOutbox(house, c) ? { mails: await waitingMails(house.db, mostMailsShown) } : null,
  '/login': ({ house, cookies }) => entering(house, cookies),
  '/sign-in/:issuer': (visit, { issuer = '' }) => wayTo(visit, issuer),
  '/signup': async ({ house, cookies }) => ({
    ...entering(house, cookies),
    who: house.config.signUp,
    invitedEmail: await invitedEmailOf(house, cookies),
  }),
  '/confirm-email': async ({ house: { db, clock }, cookies }) => ({
    signedUpHere: (await ownSignUp({ db, cookies, now: clock() })) !== null,
  }),
  '/signup-success': async ({ house, c, cookies }) => ({
    pendingEmail: await pendingEmailOf(house, cookies),
    hasOutbox: hasOutbox(house, c),
  }),
  '/forgot-password': ({ house, c }) => ({ hasOutbox: hasOutbox(house, c) }),
  '/reset-password': async ({ house, c }) => ({ email: await resetEmailOf(house, c.req.query('token') ?? null) }),
  '/invitation': async ({ house, c, cookies, parent }) => ({
    ownEmail: parent?.email ?? null,
    pendingEmail: await pendingEmailOf(house, cookies),
    hasOutbox: hasOutbox(house, c),
  }),
};

function entering(house: House, cookies: Cookies) {
  return { issuers: buttonsOf(house), failed: takeFailedEntry(house, cookies) };
}

/** What is published, for a page that shows it; null for other pages. */
export async function libraryFor(house: House, { route }: Pick<PageFacts, 'route'>): Promise<PublishedLibrary | null> {
  return isOfLibrary(route) ? library(house) : null;
}

/** @param published as `libraryFor` the page returns it */
export async function pageDataOf(
  { route, params }: Pick<PageFacts, 'route' | 'params'>,
  visit: Visit,
  published: PublishedLibrary | null,
): Promise<LoadedData> {
  if (published && isOfLibrary(route)) return loaded(route, await libraryLoaders[route](published, visit, params));
  return isLoaded(route) ? loaded(route, await loaders[route](visit, params)) : {};
}

/** [ART-01] The address under which a page is cached: all ids without an article show the same one. */
export function cachedAddress(published: PublishedLibrary | null, path: string, { route, params }: PageFacts): string {
  if (!published || route !== '/preview/article/:articleId') return path;
  const id = (params['articleId'] ?? '').toLowerCase();
  return published.byId.has(id) || !Id.safeParse(id).success ? path.toLowerCase() : route;
}

function loaded<Path extends keyof PageData>(path: Path, data: PageData[Path] | null): LoadedData {
  const all: { -readonly [Each in keyof LoadedData]: LoadedData[Each] } = {};
  if (data !== null) all[path] = data;
  return all;
}

function isOfLibrary(path: string): path is LibraryPath {
  return Object.hasOwn(libraryLoaders, path);
}

function isLoaded(path: string): path is keyof typeof loaders {
  return Object.hasOwn(loaders, path);
}
