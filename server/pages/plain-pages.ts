import { brotliCompressSync } from 'node:zlib';
import type { Context } from 'hono';
import type { Env, House } from '#server/http/house.ts';
import { takesBrotli } from './encoding.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';

/** Public pages as visitors see them: the same for everybody, so rendered and packed once. */
export function plainPages(house: House): (c: Context<Env>) => Response {
  const kept = new Map<string, (isPacked: boolean) => Response>();
  return (c) => {
    const { path } = c.req;
    let answer = kept.get(path);
    if (!answer) {
      answer = prepare(house, path);
      kept.set(path, answer);
    }
    return answer(takesBrotli(c.req.header('accept-encoding')));
  };
}

function prepare(house: House, path: string): (isPacked: boolean) => Response {
  const facts = house.pages.factsOf(path) ?? unknownPage;
  const { status, html } = house.pages.render(pageRequest(house, path, facts));
  const plain = new TextEncoder().encode(html);
  const packed = new Uint8Array(brotliCompressSync(plain));
  const headers = { ...pageHeadersFor(house, facts), 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' };
  const packedHeaders = { ...headers, 'content-encoding': 'br' };
  return (isPacked) =>
    isPacked ? new Response(packed, { status, headers: packedHeaders }) : new Response(plain, { status, headers });
}
