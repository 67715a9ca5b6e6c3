import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child, Children } from '#contract/children.ts';
import { day } from '#domain/time/day.ts';
import { meKey } from '#web/accounts/data.ts';
import { CallFailed } from '#web/client/call.ts';
import { childrenKey } from './data.ts';

export const today = day('2026-11-21');

const hannah = { id: '0197a000-0000-7000-8000-000000000001', name: 'Hannah' };
export const daniel = { id: '0197a000-0000-7000-8000-000000000002', name: 'Daniel' };

export const me: Me = {
  ...hannah,
  email: 'hannah@example.org',
  region: 'us',
  timeZone: 'America/New_York',
  units: 'metric',
  theme: 'system',
  changedAt: '2026-07-20T10:00:00.000Z',
  version: 1,
};

export const maya: Child = {
  id: '0197a000-0000-7000-8000-00000000000a',
  firstName: 'Maya',
  lastName: 'Brooks',
  fullName: 'Maya Brooks',
  bornOn: day('2026-07-19'),
  gender: 'female',
  gestationDays: 236,
  birthWeightKg: 3.41,
  birthWeightText: '3.41 kg',
  relationship: 'mother',
  isPrimary: true,
  may: 'edit',
  madeBy: hannah,
  madeAt: '2026-07-20T10:00:00.000Z',
  changedBy: hannah,
  changedAt: '2026-07-20T10:00:00.000Z',
  version: 1,
};

export const leo: Child = {
  ...maya,
  id: '0197a000-0000-7000-8000-00000000000b',
  firstName: 'Leo',
  lastName: null,
  fullName: 'Leo',
  bornOn: day('2024-02-03'),
  gender: 'male',
};

/** What the server answers about the children of an account, the first of them active. */
export function childrenOf(...children: Child[]): Children {
  return { children, activeChildId: children[0]?.id ?? null, incomplete: [] };
}

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

/** The words of some markup, without its tags. */
export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
