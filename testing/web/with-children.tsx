import type { ReactElement } from 'react';
import type { Children } from '#contract/children.ts';
import { childrenQuery } from '#web/children/data.ts';
import { aQueryCache, put, within, type Loaded } from './a-query-cache.tsx';

export function withChildren(children: Loaded<Children>, element: ReactElement): ReactElement {
  const cache = aQueryCache();
  put(cache, childrenQuery, children);
  return within(cache, element);
}
