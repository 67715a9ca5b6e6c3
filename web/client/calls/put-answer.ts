import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallFailed } from './call-failed.ts';

export type Query<T> = { readonly queryKey: DataTag<QueryKey, T, CallFailed> };

export async function putAnswer<T>(
  client: QueryClient,
  { queryKey }: Query<T>,
  change: (known: T | undefined) => T | undefined,
): Promise<void> {
  // A load in flight would restore the old data.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, change);
}
