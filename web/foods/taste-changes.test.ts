import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChangedTaste, NewTaste, type Taste } from '#contract/foods/tastes.ts';
import { day } from '#domain/time/day.ts';
import { taste } from '#testing/foods/taste-replies.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { childrenQuery } from '#web/children/data.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { runChange } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { tasteChanges, whatOf } from './taste-changes.ts';
import { tastesQuery } from './tastes-data.ts';

const hives = taste('2026-11-20', {
  reaction: 'hives',
  isSerious: true,
  liking: 'so-so',
  note: 'Ten minutes later.',
  signs: ['swelling'],
  allowedOn: day('2026-11-21'),
  allowed: ['food'],
});
const soup = taste('2026-11-19', { foodId: null, name: 'Soup', allergens: ['milk', 'wheat'] });

let client: QueryClient;
const key = tastesQuery(maya.id).queryKey;
const known = () => client.getQueryData<Taste[]>(key);

function answering(...replies: unknown[]) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(replies.shift() ?? {})));
  vi.stubGlobal('fetch', fetched);
  return (call: number): unknown => {
    const body = fetched.mock.calls[call]?.[1]?.body;
    return typeof body === 'string' ? JSON.parse(body) : null;
  };
}

beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(key, [soup]);
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

const undo = () => toasts.held()[0]?.action?.onPick();

describe('[decision 67] a food that is saved', () => {
  test('is told by its name and the child, and can be taken back', async () => {
    const sent = answering(hives);
    await runChange(client, tasteChanges.saving(client, maya.id), {
      id: hives.id,
      body: { id: hives.id, foodId: 'banana', triedOn: hives.triedOn },
    });

    expect(toasts.held()[0]).toMatchObject({ title: 'Food saved', text: 'Banana for Maya' });
    expect(known()).toEqual([soup, hives]);
    undo();
    await vi.waitFor(() => expect(known()).toEqual([soup]));
    expect(sent(1)).toEqual({ version: 1 });
    expect(toasts.held()[0]).toMatchObject({ title: 'Food deleted', text: 'Taken back: Banana for Maya' });
  });

  test('that was deleted comes back whole: a severe reaction, what the doctor said, and its note', async () => {
    client.setQueryData(key, [soup, hives]);
    const sent = answering({}, hives);
    await runChange(client, tasteChanges.removing(client, maya.id), hives);
    undo();

    await vi.waitFor(() => expect(known()).toEqual([soup, hives]));
    expect(NewTaste.parse(sent(1))).toEqual({
      id: hives.id,
      foodId: 'banana',
      triedOn: '2026-11-20',
      liking: 'so-so',
      reaction: 'hives',
      isSerious: true,
      signs: ['swelling'],
      allowedOn: '2026-11-21',
      allowed: ['food'],
      note: 'Ten minutes later.',
    });
  });

  test('that was changed goes back to what it was', async () => {
    client.setQueryData(key, [hives]);
    const sent = answering({ ...hives, reaction: 'none', isSerious: false, version: 2 }, { ...hives, version: 3 });
    await runChange(client, tasteChanges.saving(client, maya.id), {
      id: hives.id,
      body: { ...whatOf(hives), triedOn: hives.triedOn, reaction: 'none', version: 1 },
    });
    undo();

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Food is back'));
    expect(ChangedTaste.parse(sent(1))).toMatchObject({
      reaction: 'hives',
      isSerious: true,
      wasNotSevere: true,
      version: 2,
    });
  });
});

test('a meal of its own is sent with its name and allergens, a food of the list by its id alone', () => {
  expect(whatOf(soup)).toEqual({ name: 'Soup', allergens: ['milk', 'wheat'] });
  expect(whatOf(hives)).toEqual({ foodId: 'banana' });
});
