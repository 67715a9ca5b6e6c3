import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { CallFailed } from './call-failed.ts';

export type LazyCall<E extends Endpoint> = {
  /** @throws CallFailed when the server refuses or does not answer, or the scripts do not load */
  (request: Request<E>, signal?: AbortSignal): Promise<Reply<E>>;
  /** Loads the schema of the body. @throws CallFailed when the scripts do not load */
  readonly schema: () => Promise<E['body']>;
};

/** A call from a page that starts without the contract and loads it, with all that checks, on first use. */
export function lazyCall<const E extends Endpoint>(loadEndpoint: () => Promise<E>): LazyCall<E> {
  const load = () => orOffline(() => Promise.all([loadEndpoint(), import('./call.ts')]));
  const send = async (request: Request<E>, signal?: AbortSignal) => {
    const [endpoint, { call }] = await load();
    return call(endpoint, request, signal);
  };
  const part = async <K extends keyof E>(name: K) => (await load())[0][name];
  return Object.assign(send, { schema: () => part('body') });
}

/**
 * Waits for scripts, and loads them again once if they fail.
 *
 * @throws CallFailed `offline` when they do not load
 */
export async function orOffline<T>(load: () => Promise<T>): Promise<T> {
  return load()
    .catch(load)
    .catch(() => {
      throw new CallFailed('offline');
    });
}
