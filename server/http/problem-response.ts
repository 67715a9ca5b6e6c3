import type { Problem as ProblemBody } from '#contract/problem.ts';
import { headersFor } from './headers.ts';
import type { House } from './house.ts';
import type { Problem } from './problem.ts';

/** Addresses whose refusals also speak as the specification's functions do. */
const functions = '/functions/v1/';

type Asked = { readonly requestId: string; readonly path: string };

/** A refusal as an answer of the API. */
export function problemResponse(
  { config }: Pick<House, 'config'>,
  problem: Problem,
  { requestId, path }: Asked,
): Response {
  const { retryAfterS } = problem.details;
  const body = problem.body(requestId);
  return new Response(JSON.stringify(path.startsWith(functions) ? asFunction(body) : body), {
    status: problem.status,
    headers: {
      ...headersFor(config).api,
      'content-type': 'application/problem+json',
      'x-request-id': requestId,
      ...(retryAfterS ? { 'retry-after': String(retryAfterS) } : {}),
    },
  });
}

function asFunction(body: ProblemBody): ProblemBody {
  return { ...body, error: body.title, details: body.fields ?? [] };
}
