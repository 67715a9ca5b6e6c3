import type { Context } from 'hono';
import { stopReminders } from '#contract/checkups/stop-reminders.ts';
import { isFlashCode, type FlashCode } from '#contract/flash.ts';
import type { LoadedData, PageFacts, PageRequest } from '#contract/pages.ts';
import { browserOf } from '#server/auth/browser.ts';
import { rememberedPage, rememberPage } from '#server/auth/first-page.ts';
import { hasFailedEntry } from '#server/accounts/routes/failed-entry.ts';
import { isInvitation, lastDayToKeep } from '#server/accounts/rules.ts';
import { identify, type Parent } from '#server/auth/session.ts';
import { cookiesOf, withCookies, type Cookies } from '#server/http/cookies.ts';
import type { App, Env, House } from '#server/http/house.ts';
import { networkOf } from '#server/http/network.ts';
import { inTurn, mayBegin } from '#server/limits/expensive.ts';
import { Problem } from '#server/problem.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { serveAssets } from './assets.ts';
import { goTo } from './go-to.ts';
import { serveIssuers } from './issuers.ts';
import { openOutbox } from './outbox.ts';
import { libraryFor, pageDataOf } from './page-data.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';
import { plainPages } from './plain-pages.ts';
import { sent, type SentPage } from './page-cache.ts';
import { signedInPages } from './signed-in-pages.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveTestPayments } from './test-payments.ts';

const invitationPage = '/invitation';

export function servePages(app: App): void {
  serveSiteFiles(app);
  serveAssets(app);
  serveTestPayments(app);
  const pages = { plain: plainPages(app.house), signedIn: signedInPages(app) };
  serveIssuers(app);
  app.hono.get(stopReminders.path, (c) => toStopPage(app.house, c));
  app.hono.get('/outbox', async (c, next) => {
    const cookies = openOutbox(app.house, c);
    // Leaves the address with the key, which would stay in the browser's history.
    return cookies ? goTo(app.house, '/outbox', cookies) : next();
  });
  app.hono.get('*', async (c) => {
    const facts = app.house.pages.factsOf(c.req.path, new URL(c.req.url).search);
    const cookies = cookiesOf(c.req.header('cookie'), app.house.config.isSecure);
    return pageFor({ app, pages, c, cookies }, facts && isThere(app.house, facts) ? facts : unknownPage);
  });
  app.hono.notFound((c) =>
    problemResponse(app.house, new Problem('not-found'), { requestId: c.get('requestId'), path: c.req.path }),
  );
}

function isThere({ config }: House, { needsPlan }: PageFacts): boolean {
  return config.hasPlan || !needsPlan;
}

/** These include the login page, unless its address says where to go next. */
function isSameForVisitors(facts: PageFacts, c: Context<Env>): boolean {
  return c.req.path === '/login' ? !hasQuery(c) : isSameForAll(facts, c);
}

function isSameForAll({ kind, listed, readsQuery }: PageFacts, c: Context<Env>): boolean {
  return kind === 'public' && listed && !(readsQuery && hasQuery(c));
}

function hasQuery({ req }: Context<Env>): boolean {
  return new URL(req.url).search !== '';
}

/** Mail scanners open links, so the unsubscribe address changes nothing: it redirects to a page that asks. */
function toStopPage(house: House, c: Context<Env>): Response {
  const token = encodeURIComponent(c.req.param('token') ?? '');
  return goTo(house, `/reminders-off?token=${token}`, cookiesOf(undefined, house.config.isSecure));
}

type Visit = {
  readonly app: App;
  readonly pages: {
    readonly plain: ReturnType<typeof plainPages>;
    readonly signedIn: ReturnType<typeof signedInPages>;
  };
  readonly c: Context<Env>;
  readonly cookies: Cookies;
};

async function pageFor({ app, pages, c, cookies }: Visit, named: PageFacts): Promise<Response> {
  const { house } = app;
  const { path } = c.req;
  if (named.carriesToken) browserOf(cookies);
  const search = new URL(c.req.url).search;
  const opened = await openedInvitation(house, path, search, cookies);
  if (opened) return goTo(house, opened, cookies);
  const parent = await identify(house, { authorization: undefined, session: cookies.get('sid') });
  const facts = parent ? named : toVisitors(named);
  if (named.who === 'signed in' && !parent) {
    await rememberPage(house, cookies, `${path}${search}`);
    if (facts.who === 'signed in') return toSignIn(house, `${path}${search}`, cookies);
  }
  await mayBegin(parent?.id ?? null, networkOf(c, house));
  const elsewhere =
    elsewhereFor(parent, facts) ?? awayFromInvitation(parent, path, search) ?? toOwnContact(parent, path);
  if (elsewhere !== null) return goTo(house, elsewhere, cookies);
  const account = parent && accountOf(parent);
  const flash = takeFlash(cookies);
  const isAlike = account ? isSameForAll(facts, c) : isSameForVisitors(facts, c);
  if (isAlike && flash === null && !hasFailedEntry(cookies)) return withMade(cookies, await pages.plain(c, account));
  const request = {
    ...pageRequest(house, path, facts),
    search,
    account,
    flash: flash ?? flashOf(path, search),
    data: await pageDataOf(facts, { house, c, cookies, parent }, await libraryFor(house, facts)),
  };
  const page = await (parent && facts.kind === 'signed-in'
    ? inOwnTurn(parent, (isDrawn) => {
        const { first, shared, asked } = isDrawn ? facts : unknownPage;
        return pages.signedIn({ c, parent, request, facts: { ...facts, first, shared, asked }, isDrawn });
      })
    : drawn(house, c, request));
  const headers = {
    ...pageHeadersFor(house, facts),
    ...leadOn(request.data),
    'cache-control': 'no-store',
    ...page.headers,
  };
  return new Response(page.body, { status: page.status, headers: withCookies(headers, cookies.made) });
}

/** To an issuer: no redirect of a form may lead to another site (`form-action`), and a page may. */
function leadOn({ '/sign-in/:issuer': way }: LoadedData): Record<string, string> {
  return way?.address ? { refresh: `0; url=${way.address}` } : {};
}

function withMade({ made }: Cookies, page: Response): Response {
  for (const cookie of made) page.headers.append('set-cookie', cookie);
  return page;
}

function drawn(house: House, c: Context<Env>, request: PageRequest): SentPage {
  return sent(house.pages.render(request), c.req.header('accept-encoding'));
}

/** When the account already has many requests waiting, the browser draws the page and requests its data. */
async function inOwnTurn({ id }: Parent, page: (isDrawn: boolean) => Promise<SentPage>): Promise<SentPage> {
  return inTurn(id, () => page(true)).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'slow-down') return page(false);
    throw error;
  });
}

/** [PUB-09] Without what it shows to who is signed in. */
function toVisitors(facts: PageFacts): PageFacts {
  const { route, params, forVisitors, needsPlan } = facts;
  return forVisitors ? { ...unknownPage, route, params, forVisitors, needsPlan } : facts;
}

function elsewhereFor(parent: Parent | null, { who }: PageFacts): string | null {
  if (who === 'anyone') return null;
  if (!parent) return who === 'closed' ? '/login' : null;
  if (parent.erasedFrom !== null) return who === 'closed' ? null : '/account-closed';
  return who === 'signed in' ? null : '/dashboard';
}

/** A closed account can only decline an invitation. */
function awayFromInvitation(parent: Parent | null, path: string, search: string): string | null {
  const isClosed = parent !== null && parent.erasedFrom !== null;
  return isClosed && path === invitationPage && !isDeclining(search) ? '/account-closed' : null;
}

/** Whoever has closed the account writes as a visitor does. */
function toOwnContact(parent: Parent | null, path: string): string | null {
  return parent?.erasedFrom === null && path === '/contact' ? '/contact-us' : null;
}

function isDeclining(search: string): boolean {
  return new URLSearchParams(search).get('decline') === '1';
}

function accountOf({ name, theme, timeZone, erasedFrom }: Parent): PageRequest['account'] {
  if (erasedFrom === null) return { name, theme };
  return { name, theme, keptUntil: lastDayToKeep(new Date(erasedFrom), timeZone) };
}

async function openedInvitation(house: House, path: string, search: string, cookies: Cookies): Promise<string | null> {
  if (path !== invitationPage || search !== '') return null;
  const remembered = await rememberedPage(house, cookies);
  return isInvitation(remembered) ? remembered : null;
}

function toSignIn(house: House, address: string, cookies: Cookies): Response {
  return goTo(house, isFound(address) ? '/login?for=found' : '/login', cookies);
}

/** By a visitor's search. */
function isFound(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).get('from') === 'search';
}

/** [PUB-05] Whoever opens the sample of an article is told why that leads to an account. */
function flashOf(path: string, search: string): FlashCode | null {
  return path === '/signup' && new URLSearchParams(search).get('from') === 'sample' ? 'sample-article' : null;
}

function takeFlash(cookies: Cookies): FlashCode | null {
  const code = cookies.get('flash');
  if (code !== undefined) cookies.clear('flash');
  return isFlashCode(code) ? code : null;
}
