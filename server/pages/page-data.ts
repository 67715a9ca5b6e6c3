import type { Context } from 'hono';
import { Id } from '#contract/fields.ts';
import type { LoadedData, PageData, PageFacts } from '#contract/pages.ts';
import { ownSignUp, pendingEmailOf } from '#server/accounts/routes/own-sign-up.ts';
import { resetEmailOf } from '#server/accounts/routes/passwords.ts';
import { articlePageById, articlePageBySlug, categoryReply, featuredReply } from '#server/articles/replies/articles.ts';
import { searchReply } from '#server/articles/replies/search.ts';
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

const mostMailsShown = 50;

const loaders: { readonly [Path in keyof PageData]: Loader<PageData[Path]> } = {
  '/terms': () => ({ markdown: legalText('terms.md') }),
  '/privacy': () => ({ markdown: legalText('privacy.md') }),
  '/preview/educational-content': async ({ house, c }) => {
    const published = await library(house.db);
    const query = c.req.query('q')?.trim() ?? '';
    return { ...featuredReply(published), search: query === '' ? null : searchReply(published, query) };
  },
  '/preview/category/:categorySlug': async ({ house }, { categorySlug = '' }) =>
    categoryReply(await library(house.db), categorySlug) ?? 'unknown',
  '/preview/article/:articleId': async ({ house }, { articleId = '' }) =>
    articlePageById(await library(house.db), articleId, house.clock()) ?? 'unknown',
  '/preview/article/slug/:slug': async ({ house }, { slug = '' }) =>
    articlePageBySlug(await library(house.db), slug, house.clock()) ?? 'unknown',
  '/preview/vaccine-scheduler': sampleSchedule,
  '/outbox': async ({ house, c }) =>
    mayReadOutbox(house, c) ? { mails: await waitingMails(house.db, mostMailsShown) } : null,
  '/signup': async ({ house, cookies }) => ({
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

export async function pageDataOf(
  { route, params }: Pick<PageFacts, 'route' | 'params'>,
  visit: Visit,
): Promise<LoadedData> {
  return isLoaded(route) ? load(route, (at) => loaders[route](at, params), visit) : {};
}

/** What a page that is the same for all follows from: it is made again for another object. */
export async function basisOf({ db }: House, { route }: Pick<PageFacts, 'route'>): Promise<object> {
  return route.startsWith('/preview/') ? library(db) : UNCHANGING;
}

const UNCHANGING = {};

/** [ART-01] The address under which a page is kept: all ids without an article show the same one. */
export async function keptAddress({ db }: House, path: string, { route, params }: PageFacts): Promise<string> {
  if (route !== '/preview/article/:articleId') return path;
  const { articleId = '' } = params;
  const isShown = (await library(db)).byId.has(articleId.toLowerCase());
  return isShown || !Id.safeParse(articleId.toLowerCase()).success ? path.toLowerCase() : route;
}

async function load<Path extends keyof PageData>(
  path: Path,
  loader: (visit: Visit) => ReturnType<Loader<PageData[Path]>>,
  visit: Visit,
): Promise<LoadedData> {
  const loaded: { -readonly [Each in keyof LoadedData]: LoadedData[Each] } = {};
  const data = await loader(visit);
  if (data !== null) loaded[path] = data;
  return loaded;
}

function isLoaded(path: string): path is keyof PageData {
  return Object.hasOwn(loaders, path);
}
