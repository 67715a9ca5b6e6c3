import type { QueryClient } from '@tanstack/react-query';
import { listChildren } from '#contract/children.ts';
import { queryOf } from '../calls/queries.ts';

const { queryKey } = queryOf(listChildren, {});

/** '6.50 kg for Maya', as toasts say it. */
export function forChild(client: QueryClient, childId: string, what: string): string {
  const child = client.getQueryData(queryKey)?.children.find(({ id }) => id === childId);
  return child ? `${what} for ${child.firstName}` : what;
}
