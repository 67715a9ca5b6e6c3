import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'hono';
import type { PageFacts, PageRequest } from '#contract/pages.ts';
import { day } from '#domain/time/day.ts';
import type { PublishedLibrary } from '#server/articles/rules/library.ts';
import { cookiesOf } from '#server/http/cookies.ts';
import type { Env, House } from '#server/http/house.ts';
import { hasCopy } from '#server/http/kept-by-browsers.ts';
import { takesBrotli } from '#server/http/packed.ts';
import { LruCache } from '#server/lru-cache.ts';
import { cachedAddress, libraryFor, pageDataOf } from './page-data.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';

type Account = PageRequest['account'];
type PlainPage = (c: Context<Env>) => Response;

/**
 * Public pages are the same for all visitors, and for all parents with the same theme, so each is rendered and compressed
 * once.
 */
export function plainPages(house: House): (c: Context<Env>, account: Account) => Promise<Response> {
  // The pages made from a library are dropped with it.
  const keptOf = new WeakMap<object, LruCache<PlainPage>>();
  return async (c, account) => {
    const facts = house.pages.factsOf(c.req.path) ?? unknownPage;
    const reader = readerOf(account);
    const published = await libraryFor(house, facts);
    const key = [cachedAddress(published, c.req.path, facts), reader?.theme, reader?.keptUntil].join(' ');
    const kept = keptOf.get(published ?? NO_LIBRARY) ?? new LruCache<PlainPage>(MOST_KEPT);
    keptOf.set(published ?? NO_LIBRARY, kept);
    const known = kept.get(key);
    if (known) return known(c);
    const { page, bytes, status } = await prepare(house, c, { facts, account: reader, published });
    // There is no limit to the number of addresses without a page.
    if (status === 200) kept.set(key, page, bytes);
    return page(c);
  };
}

/** Stands for the library of pages that show nothing of it. */
const NO_LIBRARY = {};

/** In bytes: some 600 pages. Ours. */
const MOST_KEPT = 30_000_000;

/** All that a public page shows of an account: its theme, and whether it is closed. */
function readerOf(account: Account): Account {
  if (!account) return null;
  const isClosed = account.keptUntil !== undefined;
  return { name: '', theme: account.theme, ...(isClosed && { keptUntil: someDay }) };
}

const someDay = day('2000-01-01');
// The best compression takes 40 ms a page; there are many more for parents, and addresses without one are not kept.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Shown = {
  readonly facts: PageFacts;
  readonly account: Account;
  readonly published: PublishedLibrary | null;
};
type Prepared = { readonly page: PlainPage; readonly bytes: number; readonly status: number };

async function prepare(house: House, c: Context<Env>, { facts, account, published }: Shown): Promise<Prepared> {
  const { path } = c.req;
  const cookies = cookiesOf(undefined, house.config.isSecure);
  const data = await pageDataOf(facts, { house, c, cookies, parent: null }, published);
  const { status, html } = house.pages.render({ ...pageRequest(house, path, facts), account, data });
  const plain = new TextEncoder().encode(html);
  const packed = new Uint8Array(brotliCompressSync(plain, account || status !== 200 ? quick : {}));
  // Weak, since it also identifies the compressed page.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const caching = account
    ? { 'cache-control': 'no-store', vary: 'accept-encoding' }
    : { etag, 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' };
  const headers = { ...pageHeadersFor(house, facts), ...caching };
  const packedHeaders = { ...headers, 'content-encoding': 'br' };
  const page: PlainPage = ({ req }) => {
    if (!account && status === 200 && hasCopy(req.header('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    return takesBrotli(req.header('accept-encoding'))
      ? new Response(packed, { status, headers: packedHeaders })
      : new Response(plain, { status, headers });
  };
  return { page, bytes: plain.length + packed.length, status };
}
