import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps } from './load-failed.tsx';
import { Loading } from './loading.tsx';

export type NotLoadedProps = {
  query: LoadFailedProps['query'];
  failed: LoadFailedProps['title'];
  loading: string;
  rows?: number;
};

/** In place of a query's data: that it is loading, or why it failed. */
export function NotLoaded({ query, failed, loading, rows }: NotLoadedProps) {
  return query.error ? <LoadFailed title={failed} query={query} /> : <Loading text={loading} {...(rows && { rows })} />;
}

export type LoadedProps<T> = NotLoadedProps & {
  query: { readonly data: T | undefined };
  children: (data: T) => ReactNode;
};

export function Loaded<T>({ children, ...rest }: LoadedProps<T>) {
  const { data } = rest.query;
  return data === undefined ? <NotLoaded {...rest} /> : children(data);
}
