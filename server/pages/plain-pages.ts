import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Context } from 'hono';
import { cookiesOf } from '#server/http/cookies.ts';
import type { Env, House } from '#server/http/house.ts';
import { takesBrotli } from '#server/http/packed.ts';
import { pageDataOf } from './page-data.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';

type PlainPage = (c: Context<Env>) => Response;

/** Public pages are the same for every visitor: rendered and compressed once. */
export function plainPages(house: House): (c: Context<Env>) => Promise<Response> {
  const kept = new Map<string, PlainPage>();
  return async (c) => {
    const { path } = c.req;
    const page = kept.get(path) ?? (await prepare(house, c));
    kept.set(path, page);
    return page(c);
  };
}

async function prepare(house: House, c: Context<Env>): Promise<PlainPage> {
  const { path } = c.req;
  const facts = house.pages.factsOf(path) ?? unknownPage;
  const cookies = cookiesOf(undefined, house.config.isSecure);
  const data = await pageDataOf({ house, c, cookies, parent: null });
  const { status, html } = house.pages.render({ ...pageRequest(house, path, facts), data });
  const plain = new TextEncoder().encode(html);
  const packed = new Uint8Array(brotliCompressSync(plain));
  // Weak, because it also stands for the compressed page.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  const headers = {
    ...pageHeadersFor(house, facts),
    etag,
    'cache-control': 'no-cache',
    vary: 'cookie, accept-encoding',
  };
  const packedHeaders = { ...headers, 'content-encoding': 'br' };
  return ({ req }) => {
    if (names(req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return takesBrotli(req.header('accept-encoding'))
      ? new Response(packed, { status, headers: packedHeaders })
      : new Response(plain, { status, headers });
  };
}

/** A proxy may have made the tag strong. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes('*') || given.includes(etag.slice(2));
}
