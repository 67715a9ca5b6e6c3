import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { orOffline } from './lazy-call.ts';
import { send, type Target } from './send.ts';

/**
 * A call that a page makes as soon as it opens. Sends at once, and loads what reads the answer while the server works.
 * Only for requests that may be repeated: the scripts may fail to load after the request was sent.
 *
 * @param target method and path of the endpoint
 * @returns throws CallFailed when the server refuses or does not answer, or the scripts do not load
 */
export function earlyCall<const E extends Endpoint>(
  target: NoInfer<Pick<E, keyof Target>>,
  loadEndpoint: () => Promise<E>,
): (request: Request<E>) => Promise<Reply<E>> {
  return async (request) => {
    const loading = orOffline(() => Promise.all([loadEndpoint(), import('./call.ts')]));
    const [answer, [endpoint, { replyIn }]] = await Promise.all([send(target, request), loading]);
    return replyIn(endpoint, answer);
  };
}
