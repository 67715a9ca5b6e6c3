import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Context } from 'hono';
import type { Env, House } from '#server/http/house.ts';
import { takesBrotli } from './encoding.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';

type PlainPage = (c: Context<Env>) => Response;

/** Public pages are the same for every visitor, so they are rendered and compressed once. */
export function plainPages(house: House): PlainPage {
  const kept = new Map<string, PlainPage>();
  return (c) => {
    const { path } = c.req;
    const page = kept.get(path) ?? prepare(house, path);
    kept.set(path, page);
    return page(c);
  };
}

function prepare(house: House, path: string): PlainPage {
  const facts = house.pages.factsOf(path) ?? unknownPage;
  const { status, html } = house.pages.render(pageRequest(house, path, facts));
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

/** Whether If-None-Match contains this page; a proxy may have made the tag strong. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const given = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return given.includes('*') || given.includes(etag.slice(2));
}
