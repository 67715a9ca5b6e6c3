import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reminders } from '#contract/checkups/reminders.ts';
import { problems } from '#contract/problem.ts';
import { maya } from '#testing/web/replies.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { choosingReminders, endingFeed, makingFeed } from './reminding-changes.ts';
import { calendarFeedQuery, remindersQuery } from './reminding-data.ts';

let client: QueryClient;
const key = remindersQuery(maya.id).queryKey;
const none = { vaccines: false, checkups: false };
const vaccines = { vaccines: true, checkups: false };
const both = { vaccines: true, checkups: true };

/** A server that saves whatever it is sent, and tells what that was. */
function saving() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    sent.push(body);
    return Response.json(body);
  });
  return sent;
}

function refusing(): string {
  const { status, title } = problems.unavailable;
  const refusal = { type: '/problems/unavailable', requestId: 'r', code: 'unavailable', status, title };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status }));
  return title;
}

const choose = (wanted: Reminders) => new MutationObserver(client, choosingReminders(client, maya.id)).mutate(wanted);

beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(key, none);
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

describe('[CHK-01] a reminder that is turned on or off', () => {
  test('is shown at once, before the server has answered', async () => {
    let answer: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));

    const chosen = choose(vaccines);
    await vi.waitFor(() => expect(client.getQueryData(key)).toEqual(vaccines));
    expect(toasts.held()).toEqual([]);
    answer(Response.json(vaccines));
    await chosen;

    expect(toasts.held()[0]?.title).toBe('You will be reminded of vaccines');
  });

  test('is undone with one click', async () => {
    const sent = saving();
    await choose(vaccines);

    toasts.held()[0]?.action?.onPick();
    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Reminders are off'));

    expect(sent).toEqual([vaccines, none]);
    expect(client.getQueryData(key)).toEqual(none);
  });

  test('stays when it could not be undone, and a toast says so', async () => {
    saving();
    await choose(vaccines);
    const why = refusing();

    toasts.held()[0]?.action?.onPick();

    const title = 'Failed to save your reminders';
    await vi.waitFor(() => expect(toasts.held()).toMatchObject([{ kind: 'problem', title, text: why }]));
    expect(client.getQueryData(key)).toEqual(vaccines);
  });

  test('is shown as before when it could not be saved', async () => {
    refusing();

    await expect(choose(vaccines)).rejects.toMatchObject({ code: 'unavailable' });

    expect(client.getQueryData(key)).toEqual(none);
    expect(toasts.held()).toEqual([]);
  });

  test('follows the one before, so that the last choice is the one that stays', async () => {
    const sent = saving();

    await Promise.all([choose(vaccines), choose(both)]);

    expect(sent).toEqual([vaccines, both]);
    expect(client.getQueryData(key)).toEqual(both);
  });
});

describe('[CHK-01] a calendar address', () => {
  const feed = { shows: 'initial' as const, madeAt: '2026-11-21T15:00:00.000Z' };

  test('is shown to the parent who made it; the card remembers only that there is one', async () => {
    const address = 'https://family.example.org/calendar/secret/fernling.ics';
    vi.stubGlobal('fetch', async () => Response.json({ address, feed }, { status: 201 }));

    const made = await new MutationObserver(client, makingFeed(client, maya.id)).mutate('initial');

    expect(made.address).toBe(address);
    expect(client.getQueryData(calendarFeedQuery(maya.id).queryKey)).toEqual({ feed });
  });

  test('that is ended disappears from the card', async () => {
    client.setQueryData(calendarFeedQuery(maya.id).queryKey, { feed });
    vi.stubGlobal('fetch', async () => Response.json({}));

    await new MutationObserver(client, endingFeed(client, maya.id)).mutate();

    expect(client.getQueryData(calendarFeedQuery(maya.id).queryKey)).toEqual({ feed: null });
    expect(toasts.held()[0]?.title).toBe('Calendar address ended');
  });
});
