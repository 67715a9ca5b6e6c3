import type { Context } from 'hono';
import type { Env, House } from '#server/http/house.ts';
import { retryAfter } from '#server/http/problem-response.ts';
import type { Problem } from '#server/problem.ts';
import { pageHeadersFor, pageRequest, unknownPage } from './page-request.ts';

/** Depends only on what works without the database. */
export function failedPage(house: House, c: Context<Env>, problem: Problem): Response {
  const { status } = problem;
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
    ...retryAfter(problem),
  };
  return new Response(html, { status, headers });
}
