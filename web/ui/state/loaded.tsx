import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './load-failed.tsx';
import { Loading } from './loading.tsx';

export type LoadedProps<T> = {
  query: LoadFailedProps['query'] & { readonly data: T | undefined };
  /** The title of a failed load. */
  failed: LoadFailedProps['title'];
  /** The specification's text while loading. */
  loading: string;
  /** Lines that stand in for the content while loading. */
  rows?: number;
  children: (data: T) => ReactNode;
};

/** Shows the data of a query, or that it loads, or that it failed, with a button to try again. */
export function Loaded<T>({ query, failed, loading, rows, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  return error ? <LoadFailed title={failed} query={query} /> : <Loading text={loading} {...(rows && { rows })} />;
}
