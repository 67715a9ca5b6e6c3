import * as z from 'zod/mini';
import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { Problem, type FieldProblem, type ProblemCode } from '#contract/problem.ts';

/** What can go wrong beside a refusal: no answer came, or one that the contract does not know. */
const silences = {
  offline: 'The server did not answer.',
  'not-understood': 'Received invalid data format from server',
} as const;
type Silence = keyof typeof silences;

/** A call that did not succeed. */
export class CallFailed extends Error {
  readonly code: ProblemCode | Silence;
  readonly fields: readonly FieldProblem[];
  readonly current: unknown;
  readonly retryAfterS: number | undefined;

  constructor(why: Problem | Silence) {
    const problem = typeof why === 'string' ? { code: why, title: silences[why] } : why;
    super(problem.title);
    this.code = problem.code;
    this.fields = ('fields' in problem && problem.fields) || [];
    this.current = 'current' in problem ? problem.current : undefined;
    this.retryAfterS = 'retryAfterS' in problem ? problem.retryAfterS : undefined;
  }
}

/**
 * Calls an endpoint of the contract.
 *
 * @throws CallFailed when the server refuses or does not answer
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  const { params, query, body }: { params?: object; query?: object; body?: unknown } = request;
  const lost = (error: unknown): never => {
    throw signal?.aborted ? error : new CallFailed('offline');
  };
  const response = await fetch(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal ? { signal } : {}),
  }).catch(lost);
  // What came whole and is no JSON is not understood; anything else means that the line broke.
  const said: unknown = await response
    .json()
    .catch((error: unknown) => (error instanceof SyntaxError ? null : lost(error)));
  if (response.ok) {
    const reply = z.safeParse<E['reply']>(endpoint.reply, said);
    if (reply.success) return reply.data;
    throw new CallFailed('not-understood');
  }
  const problem = Problem.safeParse(said);
  throw new CallFailed(problem.success ? problem.data : 'offline');
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const named = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(named.get(name))));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}
