import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#contract/accounts/sessions.ts';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { changingPassword, endingOtherSessions, endingSession } from './session-changes.ts';
import { sessionsQuery } from './settings-data.ts';

const tablet: Session = {
  id: '0197a000-0000-7000-8000-000000000001',
  device: 'Tablet, Safari',
  madeAt: '2026-11-21T09:00:00.000Z',
  usedAt: '2026-11-21T09:00:00.000Z',
  isThis: false,
};

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(sessionsQuery.queryKey, [tablet]);
});
afterEach(() => {
  client.clear();
  toasts.clear();
  vi.unstubAllGlobals();
});

const done = () => Response.json({});
const refused = (code: ProblemCode) => () =>
  Response.json(
    { type: `/problems/${code}`, requestId: 'r', code, ...problems[code] },
    { status: problems[code].status },
  );

describe('[AUTH-11] logging out on another device', () => {
  const end = async (answer: () => Response) => {
    vi.stubGlobal('fetch', async () => answer());
    await new MutationObserver(client, endingSession(client)).mutate(tablet).catch((error: unknown) => error);
  };

  test.each([
    { what: 'that is logged in', answer: done },
    { what: 'that has logged out meanwhile', answer: refused('not-found') },
  ])('$what says which it was, and reads the list again', async ({ answer }) => {
    await end(answer);

    expect(toasts.held()).toMatchObject([{ kind: 'done', title: 'Logged out', text: 'Tablet, Safari' }]);
    expect(client.getQueryState(sessionsQuery.queryKey)?.isInvalidated).toBe(true);
  });

  test('[UI-02] that fails says so', async () => {
    await end(refused('unavailable'));

    expect(toasts.held()).toMatchObject([{ kind: 'problem', title: 'Logout failed' }]);
  });
});

test('[AUTH-11] logging out everywhere else says so', async () => {
  vi.stubGlobal('fetch', async () => done());
  await new MutationObserver(client, endingOtherSessions(client)).mutate();

  expect(toasts.held()).toMatchObject([{ kind: 'done', title: 'Logged out everywhere else' }]);
});

test('[AUTH-10] [UI-02] a changed password says: Password updated', async () => {
  vi.stubGlobal('fetch', async () => done());
  const passwords = { currentPassword: 'fern leaf', newPassword: 'nine owls', confirmPassword: 'nine owls' };
  await new MutationObserver(client, changingPassword(client)).mutate(passwords);

  expect(toasts.held()).toMatchObject([{ kind: 'done', title: 'Password updated' }]);
});
