import type { Context } from 'hono';
import type { Env, House } from '#server/http/house.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';

/** Depends on nothing that may be broken. */
export function failedPage(house: House, c: Context<Env>, status: number): Response {
  const requestId = c.get('requestId');
  const carriesToken = house.pages.factsOf(c.req.path)?.carriesToken ?? false;
  const { html } = house.pages.render({
    ...pageRequest(house, '/', unknownPage),
    failure: { status, requestId },
  });
  const headers = {
    ...pageHeadersFor(house, { ...unknownPage, carriesToken }),
    'cache-control': 'no-store',
    'x-request-id': requestId,
  };
  return new Response(html, { status, headers });
}
