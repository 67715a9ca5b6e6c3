import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Transfer } from '#contract/accounts/transfers.ts';
import { childrenQuery, picturesQuery } from '#web/children/data.ts';
import { deletionQuery, eventsQuery } from './settings-data.ts';
import { meQuery } from '../data.ts';
import { exporting, importing, readTransfers, transfersQuery } from './transfers.ts';

const running: Transfer = {
  id: '0197a000-0000-7000-8000-0000000000ee',
  status: 'running',
  done: 1,
  total: 2,
  bytes: null,
  moved: null,
  refusal: null,
  madeAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
  expiresAt: '2026-11-28T10:00:00.000Z',
};

afterEach(() => vi.unstubAllGlobals());

test('[ACC-03] once an import has ended everything that shows its children is loaded again', async () => {
  const ended = { ...running, status: 'ready', moved: { children: 1, entries: [], pictures: 0, leftOut: [] } };
  vi.stubGlobal('fetch', async () => Response.json({ export: null, readyExport: null, import: ended }));
  const client = new QueryClient();
  client.setQueryData(transfersQuery.queryKey, { export: null, readyExport: null, import: running });

  const old = [childrenQuery.queryKey, picturesQuery.queryKey, deletionQuery.queryKey, meQuery.queryKey];
  for (const key of old) client.setQueryData([...key], 'old');
  await readTransfers(client, new AbortController().signal);

  expect(old.filter((key) => !isOld(client, key))).toEqual([]);
});

test.each([
  { what: 'an export', begin: (client: QueryClient) => new MutationObserver(client, exporting(client)).mutate() },
  {
    what: 'an import',
    begin: (client: QueryClient) => new MutationObserver(client, importing(client)).mutate(new Blob(['PK'])),
  },
])('[ACC-03] $what that was asked for is among the security events at once', async ({ begin }) => {
  vi.stubGlobal('fetch', async () => Response.json(running, { status: 202 }));
  const client = new QueryClient();
  client.setQueryData(eventsQuery.queryKey, []);

  await begin(client);

  expect(isOld(client, eventsQuery.queryKey)).toBe(true);
});

function isOld(client: QueryClient, key: readonly unknown[]): boolean | undefined {
  return client.getQueryState(key)?.isInvalidated;
}
