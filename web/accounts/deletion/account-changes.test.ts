import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Me } from '#contract/accounts/me.ts';
import { me } from '#testing/web/replies.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { changingMe } from './account-changes.ts';
import { meQuery } from '../data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

test('[ACC-02] a change stays when a reading that began before is answered after', async () => {
  const client = new QueryClient();
  const { promise: late, resolve: answerLate } = Promise.withResolvers<Me>();
  const stop = new QueryObserver(client, { queryKey: meQuery.queryKey, queryFn: () => late }).subscribe(() => {});
  const changed: Me = { ...me, units: 'us', version: 2 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(changed)));

  await new MutationObserver(
    client,
    changingMe(client, () => {}),
  ).mutate({ units: 'us', version: 1 });
  answerLate(me);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();

  expect(client.getQueryData(meQuery.queryKey)).toEqual(changed);
});
