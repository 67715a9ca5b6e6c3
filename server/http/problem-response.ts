import type { FunctionProblem, Problem as ProblemBody } from '#contract/problem.ts';
import { headersFor } from './headers.ts';
import type { House } from './house.ts';
import type { Problem } from '#server/problem.ts';

/** Paths whose refusals also carry the fields of the specification's functions. */
const functions = '/functions/v1/';

/** When to try again while something is out of service. Ours. */
const OUTAGE_S = 5;

type Asked = { readonly requestId: string; readonly path: string };

export function problemResponse({ config }: Pick<House, 'config'>, problem: Problem, asked: Asked): Response {
  return new Response(problemText(problem, asked), {
    status: problem.status,
    headers: {
      ...headersFor(config).api,
      'content-type': 'application/problem+json',
      'x-request-id': asked.requestId,
      ...retryAfter(problem),
    },
  });
}

export function problemText(problem: Problem, { requestId, path }: Asked): string {
  const body = problem.body(requestId);
  return JSON.stringify(path.startsWith(functions) ? asFunction(body) : body);
}

/** The header that says when to try again, for the refusals that pass. */
export function retryAfter({ details, status }: Problem): Record<string, string> {
  const seconds = details.retryAfterS ?? (status === 503 ? OUTAGE_S : undefined);
  return seconds ? { 'retry-after': String(seconds) } : {};
}

function asFunction(body: ProblemBody): FunctionProblem {
  return { ...body, error: body.title, details: body.next ?? body.fields ?? [] };
}
