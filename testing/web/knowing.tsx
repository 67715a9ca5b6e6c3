import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Children } from '#contract/children.ts';
import { me } from './replies.ts';
import { meKey } from '#web/accounts/data.ts';
import { CallFailed } from '#web/client/call.ts';
import { childrenKey } from '#web/children/data.ts';

/**
 * Something that reads the children from the query cache, with what is known there.
 *
 * @param children as loaded, the error of loading them, or null while they are loading
 */
export function knowing(children: Children | CallFailed | null, element: ReactElement): ReactElement {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryOnMount: false } } });
  client.setQueryData(meKey, me);
  if (children instanceof CallFailed) {
    const query = client.getQueryCache().build(client, { queryKey: childrenKey });
    query.setState({ ...query.state, status: 'error', error: children });
  } else if (children) client.setQueryData(childrenKey, children);
  return <QueryClientProvider client={client}>{element}</QueryClientProvider>;
}
