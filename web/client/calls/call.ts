import * as z from 'zod/mini';
import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { Problem, type FieldProblem, type ProblemCode } from '#contract/problem.ts';
import { addressOf } from '../page/address-of.ts';
import { passwordQuestion } from './password-question.ts';

/** Failures other than refusals: no answer, or one outside the contract. */
const transportErrors = {
  offline: 'The server did not answer.',
  'not-understood': 'Received invalid data format from server',
} as const;
type TransportError = keyof typeof transportErrors;

type FailureDetails = Partial<Problem> & { title: string };

export const answerTimeoutMs = 10_000;
const uploadTimeoutMs = 120_000;

export class CallFailed extends Error {
  readonly code: ProblemCode | TransportError;
  readonly fields: readonly FieldProblem[];
  readonly current: unknown;
  readonly retryAfterS: number | undefined;
  /** Identifies the refusal in the server's log; undefined without an answer. */
  readonly requestId: string | undefined;

  constructor(why: Problem | TransportError) {
    const isTransportError = typeof why === 'string';
    const {
      title,
      fields = [],
      current,
      retryAfterS,
      requestId,
    }: FailureDetails = isTransportError ? { title: transportErrors[why] } : why;
    super(title);
    this.code = isTransportError ? why : why.code;
    this.fields = fields;
    this.current = current;
    this.retryAfterS = retryAfterS;
    this.requestId = requestId;
  }
}

/**
 * Calls an endpoint. If the server requires the password, asks for it and retries.
 *
 * @param waitMs timeout
 * @throws CallFailed when the server refuses or does not answer
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal?: AbortSignal,
  waitMs = endpoint.upload ? uploadTimeoutMs : answerTimeoutMs,
): Promise<Reply<E>> {
  try {
    return await callOnce(endpoint, request, signal, waitMs);
  } catch (error) {
    const isPasswordNeeded = error instanceof CallFailed && error.code === 'password-needed';
    if (!isPasswordNeeded || !(await passwordQuestion.ask())) throw error;
    return callOnce(endpoint, request, signal, waitMs);
  }
}

async function callOnce<const E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
  signal: AbortSignal | undefined,
  waitMs: number,
): Promise<Reply<E>> {
  const { params, query, ...content }: Parts = request;
  const timeout = AbortSignal.timeout(waitMs);
  const failOffline = (error: unknown): never => {
    throw signal?.aborted ? error : new CallFailed('offline');
  };
  const response = await fetch(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    ...contentOf(content),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch(failOffline);
  // A complete body that is not JSON is not understood; other errors mean the connection broke.
  const json: unknown = await response
    .json()
    .catch((error: unknown) => (error instanceof SyntaxError ? null : failOffline(error)));
  if (response.ok) {
    const reply = z.safeParse<E['reply']>(endpoint.reply, json);
    if (reply.success) return reply.data;
    throw new CallFailed('not-understood');
  }
  const problem = Problem.safeParse(json);
  throw new CallFailed(problem.success ? problem.data : 'offline');
}

type Parts = { params?: object; query?: object; body?: unknown; upload?: unknown };

function contentOf({ body, upload }: Pick<Parts, 'body' | 'upload'>): RequestInit {
  if (upload instanceof Blob) return { body: upload };
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
