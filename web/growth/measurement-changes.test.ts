import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Measurement } from '#contract/growth.ts';
import { problems } from '#contract/problem.ts';
import { meQuery } from '#web/accounts/data.ts';
import { childrenOf, maya, me, measured, measurements } from '#testing/web/replies.ts';
import { childrenQuery } from '#web/children/data.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { measurementsQuery } from './data.ts';
import { measurementChanges } from './measurement-changes.ts';

const light = { id: newId(), body: { weightKg: 7 } };
let client: QueryClient;
const key = measurementsQuery(maya.id).queryKey;
const known = () => client.getQueryData<Measurement[]>(key);

function answering(reply: unknown) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(reply)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(key, measurements);
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

describe('[GRO-01] [UI-02] the messages after a change', () => {
  test('if the right was lowered meanwhile, the child is loaded again', async () => {
    client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
    const { status, title } = problems['not-allowed'];
    const refusal = { type: '/problems/not-allowed', requestId: 'r', code: 'not-allowed', status, title };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status })));

    const adding = new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);

    await expect(adding).rejects.toMatchObject({ code: 'not-allowed' });
    expect(client.getQueryState(childrenQuery.queryKey)?.isInvalidated).toBe(true);
  });

  test('after adding: Measurements added successfully', async () => {
    const added = measured('2026-11-21', { weightKg: 7 });
    const fetched = answering(added);

    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);

    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/children/${maya.id}/measurements`);
    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Measurements added successfully'));
    expect(known()?.at(-1)).toEqual(added);
  });

  test('[decision 78] a toast names the values and the child', async () => {
    answering(measured('2026-11-21', { weightKg: 6.5, heightCm: 62, headCm: 41.2 }));

    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);

    await vi.waitFor(() =>
      expect(toasts.held()[0]?.text).toBe('6.50\u00a0kg, 62.0\u00a0cm, head 41.2\u00a0cm for Maya'),
    );
  });

  test('[decision 78] and its percentile, once that is known, but not beside what is not calm', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
    client.setQueryData(meQuery.queryKey, me);
    const saved = (weightKg: number) => measured('2026-11-21', { weightKg, headCm: 41.2, place: 'doctor' });
    answering(saved(6.97));
    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);

    await vi.waitFor(() =>
      expect(toasts.held()[0]?.text).toBe('6.97\u00a0kg, 72nd percentile; head 41.2\u00a0cm, 66th percentile for Maya'),
    );
    toasts.clear();
    client.setQueryData(key, measurements);
    answering(saved(5.9));
    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);

    await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe('5.90\u00a0kg, head 41.2\u00a0cm for Maya'));
    vi.useRealTimers();
  });

  test('[decision 78] what was added can be undone: it is deleted, in the version that was saved', async () => {
    answering(measured('2026-11-21', { weightKg: 7 }));
    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);
    const fetched = answering({});

    await vi.waitFor(() => expect(toasts.held()).toHaveLength(1));
    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Measurement deleted'));
    expect(toasts.held()[0]?.text).toBe('Taken back: 7.00\u00a0kg for Maya');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', body: '{"version":1}' });
    expect(known()).toEqual(measurements);
  });

  test('[decision 78] a change can be undone: what was stored is sent again', async () => {
    const before = measured('2026-10-22', { weightKg: 6.43, note: 'after the bath' });
    client.setQueryData(key, [before]);
    answering({ ...before, weightKg: 6.5, version: 2 });
    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate({
      id: before.id,
      body: { weightKg: 6.5, version: 1 },
    });
    await vi.waitFor(() => expect(toasts.held()).toHaveLength(1));
    const fetched = answering({ ...before, version: 3 });

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Measurement is back'));
    expect(toasts.held()[0]?.text).toBe('6.43\u00a0kg for Maya');
    const sent: unknown = await new Request('http://here', fetched.mock.calls[0]?.[1]).json();
    expect(sent).toMatchObject({ measuredOn: '2026-10-22', weightKg: 6.43, note: 'after the bath', version: 2 });
    expect(sent).not.toHaveProperty('id');
    expect(known()).toEqual([{ ...before, version: 3 }]);
  });

  test('after a change: Measurement updated successfully', async () => {
    const changed = { ...measured('2026-10-22', { weightKg: 6.5 }), version: 2 };
    answering(changed);

    await new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate({
      id: changed.id,
      body: { weightKg: 6.5, version: 1 },
    });

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Measurement updated successfully'));
    expect(known()?.map(({ weightKg }) => weightKg)).toEqual([3.39, 6.5, 6.94]);
  });

  test('after deleting: the measurement is gone, in the version that was shown', async () => {
    const fetched = answering({});
    const removed = measured('2026-10-22');

    await new MutationObserver(client, measurementChanges.removing(client, maya.id)).mutate(removed);

    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', body: '{"version":1}' });
    expect(known()?.map(({ weightKg }) => weightKg)).toEqual([3.39, 6.94]);
  });

  test('undoing a deletion sends the measurement again, and shows it', async () => {
    answering({});
    const removed = measured('2026-10-22', { weightKg: 6.43, note: 'after the bath', kept: ['weightKg'] });
    await new MutationObserver(client, measurementChanges.removing(client, maya.id)).mutate(removed);
    const fetched = answering(removed);

    const [said] = toasts.held();
    expect(said).toMatchObject({ title: 'Measurement deleted', action: { label: 'Undo' } });
    said?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Measurement is back'));
    const sent = new Request('http://here', fetched.mock.calls[0]?.[1]);
    expect(await sent.json()).toMatchObject({
      id: removed.id,
      measuredOn: '2026-10-22',
      weightKg: 6.43,
      note: 'after the bath',
      keep: ['weightKg'],
    });
    expect(known()?.some(({ id }) => id === removed.id)).toBe(true);
  });

  test('a deletion that cannot be undone says so', async () => {
    answering({});
    await new MutationObserver(client, measurementChanges.removing(client, maya.id)).mutate(measured('2026-10-22'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Failed to add measurements. Please try again.'));
  });
});

test('without a line adding fails at once instead of waiting', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

  const adding = new MutationObserver(client, measurementChanges.saving(client, maya.id)).mutate(light);

  await expect(adding).rejects.toMatchObject({ code: 'offline' });
  expect(known()).toEqual(measurements);
});
