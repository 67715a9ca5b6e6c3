import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './load-failed.tsx';
import { Loading } from './loading.tsx';

export type LoadedProps<T> = {
  query: LoadFailedProps['query'] & { readonly data: T | undefined };
  failed: LoadFailedProps['title'];
  loading: string;
  rows?: number;
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ query, failed, loading, rows, children }: LoadedProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  return error ? <LoadFailed title={failed} query={query} /> : <Loading text={loading} {...(rows && { rows })} />;
}
