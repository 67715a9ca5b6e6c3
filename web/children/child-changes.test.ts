import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Children } from '#contract/children.ts';
import { day } from '#domain/time/day.ts';
import { childrenOf, leo, maya, measurements } from '#testing/web/replies.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { savingChild } from './child-changes.ts';
import { choosingActiveChild } from './active-child-changes.ts';
import { childKey, childrenQuery } from './data.ts';

const measurementsOfMaya = [...childKey(maya.id), 'measurements'];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya, leo));
  client.setQueryData(measurementsOfMaya, measurements);
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

test("[CHILD-02] a corrected child's measurements are loaded again, since its ages have changed", async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(maya)));
  const { firstName, bornOn, version } = maya;
  const body = { firstName, bornOn, gender: 'female' as const, version };

  await new MutationObserver(client, savingChild(client)).mutate({ childId: maya.id, body });

  expect(client.getQueryState(measurementsOfMaya)?.isInvalidated).toBe(true);
  expect(toasts.held()[0]?.title).toBe('Child information updated');
});

test('[decision 34] a date of birth that was put right says what follows it', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...maya, bornOn: '2026-07-12' })));
  const { firstName, version } = maya;
  const body = { firstName, bornOn: day('2026-07-12'), gender: 'female' as const, version };

  await new MutationObserver(client, savingChild(client)).mutate({ childId: maya.id, body });

  expect(toasts.held()[0]?.text).toBe(
    'Maya Brooks. Ages, vaccine days and checkups now count from July 12, 2026. Nothing that was entered is lost.',
  );
});

test('[CHILD-02] [decision 78] a change of a child can be undone: what was stored is sent again', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Promise.resolve(Response.json({ ...maya, lastName: 'Okafor', version: 2 }));
  });
  const { firstName, bornOn, version } = maya;
  const body = { firstName, lastName: 'Okafor', bornOn, gender: 'female' as const, version };
  await new MutationObserver(client, savingChild(client)).mutate({ childId: maya.id, body });

  toasts.held()[0]?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe('Taken back: the change for Maya Brooks'));
  expect(sent[1]).toEqual({
    firstName: 'Maya',
    lastName: 'Brooks',
    bornOn: maya.bornOn,
    gender: 'female',
    gestationDays: null,
    birthWeightKg: null,
    birthWeightText: null,
    motherRsvVaccine: null,
    motherHepatitisB: null,
    version: 2,
  });
});

test('[CHILD-02] [decision 78] a picture that is not the account’s to choose again is not offered back', async () => {
  const pictured = { ...maya, pictureAddress: '/pictures/a', pictureId: null };
  client.setQueryData(childrenQuery.queryKey, childrenOf(pictured));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...maya, version: 2 })));
  const { firstName, bornOn, version } = maya;
  const body = { firstName, bornOn, gender: 'female' as const, pictureId: null, version };

  await new MutationObserver(client, savingChild(client)).mutate({ childId: maya.id, body });

  expect(toasts.held()[0]?.action).toBeUndefined();
});

test('[CHILD-06] a chosen child stays chosen when a reading that began before is answered after', async () => {
  const { promise: late, resolve: answerLate } = Promise.withResolvers<Children>();
  const reading = new QueryObserver(client, { queryKey: childrenQuery.queryKey, queryFn: () => late });
  const stop = reading.subscribe(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ activeChildId: leo.id })));

  await new MutationObserver(client, choosingActiveChild(client)).mutate(leo.id);
  answerLate(childrenOf(maya, leo));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  stop();

  expect(client.getQueryData<Children>(childrenQuery.queryKey)?.activeChildId).toBe(leo.id);
});

test('[CHILD-06] [decision 78] the toast names the child that is now shown, and Undo goes back to the one before', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(body);
    const { childId }: { childId: string } = JSON.parse(body);
    return Promise.resolve(Response.json({ activeChildId: childId }));
  });
  const active = () => client.getQueryData<Children>(childrenQuery.queryKey)?.activeChildId;

  await new MutationObserver(client, choosingActiveChild(client)).mutate(leo.id);

  expect(toasts.held()[0]).toMatchObject({ title: 'Active child changed successfully', text: 'You now see Leo.' });
  expect(active()).toBe(leo.id);

  toasts.held()[0]?.action?.onPick();

  await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe('You now see Maya.'));
  expect(active()).toBe(maya.id);
  expect(sent).toHaveLength(2);
});
