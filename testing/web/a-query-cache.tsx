import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { me } from './replies.ts';
import { meQuery } from '#web/accounts/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import type { Query } from '#web/client/calls/put-answer.ts';

/** As loaded, the error of loading it, or null while it is loading. */
export type Loaded<Data> = Readonly<Data> | CallFailed | null;

/** A query cache that asks for nothing and knows who is signed in. */
export function aQueryCache(account = me): QueryClient {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryOnMount: false } } });
  put(cache, meQuery, account);
  return cache;
}

export function put<Data>(cache: QueryClient, { queryKey }: Query<Data>, loaded: Loaded<NoInfer<Data>>): void {
  if (loaded instanceof CallFailed) {
    const query = cache.getQueryCache().build(cache, { queryKey });
    query.setState({ ...query.state, status: 'error', error: loaded });
  } else if (loaded !== null) cache.setQueryData(queryKey, loaded);
}

export function within(cache: QueryClient, element: ReactElement): ReactElement {
  return <QueryClientProvider client={cache}>{element}</QueryClientProvider>;
}

export function markupWithin(cache: QueryClient, element: ReactElement): string {
  return renderToStaticMarkup(within(cache, element));
}
