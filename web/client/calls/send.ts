import type { Endpoint } from '#contract/endpoint.ts';
import { addressOf } from '../page/address-of.ts';
import { CallFailed } from './call-failed.ts';

export const answerTimeoutMs = 10_000;

/** Where a request goes. */
export type Target = Pick<Endpoint, 'method' | 'path'>;

/** What the server answered, before a schema has read it. */
export type Answer = { readonly isOk: boolean; readonly json: unknown };

type Parts = { params?: object; query?: object; body?: unknown; upload?: unknown };

/**
 * Sends a request. A complete body that is not JSON counts as null.
 *
 * @param waitMs timeout
 * @throws CallFailed `offline` when the server does not answer
 */
export async function send(
  { method, path }: Target,
  { params, query, ...content }: Parts,
  signal?: AbortSignal,
  waitMs = answerTimeoutMs,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(waitMs);
  const failOffline = (error: unknown): never => {
    throw signal?.aborted ? error : new CallFailed('offline');
  };
  const response = await fetch(addressOf(path, params, query), {
    method,
    ...contentOf(content),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch(failOffline);
  // Errors other than a syntax error mean the connection broke.
  const json: unknown = await response
    .json()
    .catch((error: unknown) => (error instanceof SyntaxError ? null : failOffline(error)));
  return { isOk: response.ok, json };
}

function contentOf({ body, upload }: Pick<Parts, 'body' | 'upload'>): RequestInit {
  if (upload instanceof Blob) return { body: upload };
  return body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
