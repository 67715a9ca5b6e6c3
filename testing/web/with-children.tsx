import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Children } from '#contract/children.ts';
import { me } from './replies.ts';
import { meQuery } from '#web/accounts/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { childrenQuery } from '#web/children/data.ts';

/** @param children as loaded, the error of loading them, or null while they are loading */
export function withChildren(children: Children | CallFailed | null, element: ReactElement): ReactElement {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryOnMount: false } } });
  client.setQueryData(meQuery.queryKey, me);
  if (children instanceof CallFailed) {
    const query = client.getQueryCache().build(client, { queryKey: childrenQuery.queryKey });
    query.setState({ ...query.state, status: 'error', error: children });
  } else if (children) client.setQueryData(childrenQuery.queryKey, children);
  return <QueryClientProvider client={client}>{element}</QueryClientProvider>;
}
