import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { CallFailed } from './call.ts';

/** A query whose data is a `T`, as `queryOf` makes it. */
export type Query<T> = { readonly queryKey: DataTag<QueryKey, T, CallFailed> };

/** Replaces the cached data of a query. `change` gets undefined when nothing is cached. */
export async function putAnswer<T>(
  client: QueryClient,
  { queryKey }: Query<T>,
  change: (known: T | undefined) => T | undefined,
): Promise<void> {
  // A load that began before the change would put the old data back.
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, change);
}
