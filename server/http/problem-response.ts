import type { Problem as ProblemBody } from '#contract/problem.ts';
import { headersFor } from './headers.ts';
import type { House } from './house.ts';
import type { Problem } from '#server/problem.ts';

/** Paths whose refusals also carry the fields of the specification's functions. */
const functions = '/functions/v1/';

/** When to try again while something is out of service. Ours. */
const OUTAGE_S = 5;

type Asked = { readonly requestId: string; readonly path: string };

export function problemResponse(
  { config }: Pick<House, 'config'>,
  problem: Problem,
  { requestId, path }: Asked,
): Response {
  const retryAfterS = problem.details.retryAfterS ?? (problem.status === 503 ? OUTAGE_S : undefined);
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
