import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Checkup } from '#contract/checkups.ts';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { meQuery } from '#web/accounts/data.ts';
import { checkupsQuery } from '#web/checkups/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { vaccinePlanQuery } from '#web/vaccines/data.ts';
import { checkups, vaccinePlan } from '../checkups/checkup-replies.ts';
import { childrenOf, maya, me } from './replies.ts';

/** As loaded, the error of loading it, or null while it is loading. */
type Loaded<Data> = Data | CallFailed | null;

type Known = {
  child?: Child | null;
  checkups?: Loaded<readonly Checkup[]>;
  plan?: Loaded<VaccinePlan>;
};

/** Maya's by default, from the query cache. */
export function careMarkup(element: ReactElement, known: Known = {}): string {
  const { child = maya, checkups: visits = checkups, plan = vaccinePlan } = known;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryOnMount: false } } });
  const tell = (queryKey: QueryKey, loaded: unknown) => {
    if (loaded instanceof CallFailed) {
      const query = client.getQueryCache().build(client, { queryKey });
      query.setState({ ...query.state, status: 'error', error: loaded });
    } else if (loaded) client.setQueryData(queryKey, loaded);
  };
  client.setQueryData(meQuery.queryKey, me);
  client.setQueryData(childrenQuery.queryKey, childrenOf(...(child ? [child] : [])));
  const childId = child?.id ?? maya.id;
  tell(checkupsQuery(childId).queryKey, visits);
  tell(vaccinePlanQuery(childId).queryKey, plan);
  return renderToStaticMarkup(<QueryClientProvider client={client}>{element}</QueryClientProvider>);
}
