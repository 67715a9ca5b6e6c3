import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Endpoint, Reply, Request } from '#contract/endpoint.ts';
import { addressOf } from '../page/address-of.ts';
import { call } from './call.ts';
import type { CallFailed } from './call-failed.ts';
import { takeFirstAnswer } from './first-answers.ts';

type Options<E extends Endpoint> = Pick<
  UseQueryOptions<Reply<E>, CallFailed>,
  'enabled' | 'gcTime' | 'refetchInterval' | 'staleTime'
>;

/**
 * The query of a GET endpoint: `useQuery(queryOf(listCheckups, { params: { childId } }))`. A reply embedded in the page
 * is its initial data.
 * The key is the path below `/api`, split at slashes: ['children', '0197…', 'checkups'].
 */
export function queryOf<const E extends Endpoint>(endpoint: E, request: Request<E>, options: Options<E> = {}) {
  const { params, query }: { params?: object; query?: object } = request;
  const address = addressOf(endpoint.path, params, query);
  let firstAtMs: number | undefined;
  return queryOptions<Reply<E>, CallFailed>({
    queryKey: address.replace(/^\/(api\/)?/, '').split('/'),
    queryFn: ({ signal }) => call(endpoint, request, signal),
    initialData: () => {
      const first = takeFirstAnswer(address, Date.now());
      const reply = z.safeParse<E['reply']>(endpoint.reply, first?.reply);
      firstAtMs = first?.atMs;
      return first && reply.success ? reply.data : undefined;
    },
    initialDataUpdatedAt: () => firstAtMs,
    ...options,
  });
}
