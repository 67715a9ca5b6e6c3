import { headersFor } from './headers.ts';
import type { House } from './house.ts';
import type { Problem } from './problem.ts';

/** A refusal as an answer of the API. */
export function problemResponse({ config }: Pick<House, 'config'>, problem: Problem, requestId: string): Response {
  const { retryAfterS } = problem.details;
  return new Response(JSON.stringify(problem.body(requestId)), {
    status: problem.status,
    headers: {
      ...headersFor(config).api,
      'content-type': 'application/problem+json',
      'x-request-id': requestId,
      ...(retryAfterS ? { 'retry-after': String(retryAfterS) } : {}),
    },
  });
}
