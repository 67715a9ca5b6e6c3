import './without-eval.ts';
import * as z from 'zod/mini';
import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { Problem } from '#contract/problem.ts';
import { addressOf } from '../page/address-of.ts';
import { CallFailed } from './call-failed.ts';
import { passwordQuestion } from './password-question.ts';

export const answerTimeoutMs = 10_000;
const uploadTimeoutMs = 120_000;

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
